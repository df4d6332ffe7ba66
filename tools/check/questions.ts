import type { Content } from '@/lib/content/resolve-content';
import type { Launch } from '@/lib/schemas/site';
import { type Check, contentIssue } from './finding';

type Question = (content: Content) => string | null;

/** Questions that only a person can answer; null if one does not apply. */
const QUESTIONS: Readonly<Record<keyof Launch['answers'], Question>> = {
  cancellationRight: () =>
    'Does content/legal/refund.md say that a longer right to cancel, where the law gives one, still applies?',
  riskDisclosed: () =>
    'Do the first screen, the footer and content/legal/disclaimer.md say that trading can lose money and that nothing here is financial advice?',
  notAffiliated: ({ site }) =>
    site.isPlatformNamed
      ? `Does footer.affiliation say that you are not affiliated with ${site.platformName}?`
      : null,
  planTerms: () =>
    'Do the texts beside each plan’s button (pricing.card) state renewal, canceling, refund and currency as they are?',
  promises: () => 'Is every promise in your texts true, and can you prove it?',
  demoRule: ({ sections, home }) =>
    sections.some(({ id }) => id === 'demo') || home.picture.drawing
      ? 'Do the indicators you sell draw and keep each mark by the rule that the demo and the pictures show?'
      : null,
};

/** A person has answered what no program can tell. */
export const questions: Check = {
  launch: (input) =>
    Object.entries(QUESTIONS).flatMap(([id, ask]) => {
      const answer = input.content.launch.answers[id as keyof Launch['answers']];
      const isAnswered = answer !== null && answer.date <= input.today;
      const question = isAnswered ? null : ask(input.content);
      const how = `If so, write { by: 'your name', date: '${input.today}' }. If not, change it first.`;
      return contentIssue(['launch', 'answers', id], question && `${question} ${how}`);
    }),
};
