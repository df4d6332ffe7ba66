import type { Leaf } from '@/lib/content/walk';
import type { LaunchContent } from '../content';
import { inContent, type Rule } from '../finding';
import { printedWords } from '../printed-words';

/** What texts say of a kind of claim, and whether it is so. */
interface Saying {
  said: RegExp;
  isSo: (content: LaunchContent) => boolean;
  todo: string;
}

const sayings: Saying[] = [
  {
    said: /\bsample testimonials?\b|\btestimonials?\b[^.]{0,60}\b(?:made up|samples?)\b|\bnot customer reviews\b/i,
    isSo: ({ testimonials }) =>
      testimonials.items.some(({ provenance }) => provenance.status === 'example'),
    todo: 'no testimonial is a sample any more',
  },
  {
    said: /\bsimulated (?:\w+ )?(?:notices?|activity)\b|\bnotices?\b[^.]{0,80}\b(?:made up|simulated)\b|\bnot a real customer\b/i,
    isSo: ({ notices }) => notices.provenance.status === 'example' && areShown(notices),
    todo: 'no notice is simulated any more',
  },
  {
    said: /\bas stated by\b|\bour own statement\b|\bnot audited\b/i,
    isSo: ({ statistics, testimonials: { rating } }) =>
      [...statistics.items, ...(rating ? [rating] : [])].some(
        ({ provenance }) => provenance.status === 'stated',
      ),
    todo: 'no figure rests on your word alone any more',
  },
];

function areShown({ pool }: LaunchContent['notices']): boolean {
  return pool.some(({ isActive }) => isActive);
}

/** Texts that stand ready and are printed beside other claims than these. */
function isPrinted({ path: [name, field] }: Leaf, content: LaunchContent): boolean {
  if (name === 'notices') return areShown(content.notices);
  if (name === 'testimonials') return content.testimonials.items.length > 0;
  return !(name === 'statistics' && (field === 'statedNote' || field === 'exampleNote'));
}

/** Texts say of claims what their provenance says. */
export const agreement: Rule = {
  id: 'LR30',
  part: 'Words',
  title: 'texts agree with where claims come from',
  severity: 'error',
  find: ({ content }) =>
    printedWords(content)
      .filter((leaf) => isPrinted(leaf, content))
      .flatMap(({ path, text }) =>
        sayings
          .filter(({ said, isSo }) => said.test(text) && !isSo(content))
          .map(({ said, todo }) =>
            inContent(path, `“${text.match(said)?.[0]}” is said here, but ${todo}. Say what is.`),
          ),
      ),
};
