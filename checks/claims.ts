/** What the site claims, where it comes from, and how pages label it. */
import type { Content } from '@/lib/content/content';
import type { Provenance } from '@/lib/content/schemas/proof';
import { type Path, textAt } from '@/lib/content/walk';
import { longerPlans } from '@/lib/plans/figures';
import { formatNumber } from '@/lib/text/format';
import { printedWords } from './content';
import { englishOf } from './english';
import { type Check, daysBetween, expected, inContent, onEachPage } from './finding';
import { textsOf } from './page';

interface Claim {
  path: Path;
  name: string;
  provenance: Provenance;
  /** What the page prints of it. */
  words: readonly string[];
}

/** @returns every claim that pages show */
function claimsMade(content: Content): Claim[] {
  const { site, plans, pricing, statistics, testimonials, notices } = content;
  const claim = (path: Path, name: string, of: { provenance: Provenance }, ...words: string[]) => ({
    path: [...path, 'provenance'],
    name,
    provenance: of.provenance,
    words,
  });
  const { popular } = pricing;
  const { rating, items } = testimonials;
  const isPopular = plans.some((plan) => plan.popular);
  const printed = printedWords({ ...content });
  const promises = content.claims.items
    .map((item, index) => claim(['claims', 'items', index], `“${item.words}”`, item, item.words))
    .filter(({ words: [said = ''] }) => printed.some(({ text }) => text.includes(said)));
  return [
    ...promises,
    ...(isPopular
      ? [claim(['pricing', 'popular'], 'The badge of a plan', popular, popular.text)]
      : []),
    ...statistics.items.map((item, index) => {
      const figure = `${formatNumber(item.value, site.locale)}${item.suffix} ${item.label}`;
      return claim(
        ['statistics', 'items', index],
        `The figure “${figure}”`,
        item,
        item.label,
        figure,
      );
    }),
    ...items.map((item, index) => {
      const { author, content } = item;
      const path = ['testimonials', 'items', index];
      return claim(path, `The testimonial of ${author}`, item, author, content);
    }),
    // The rating stands beside the quotes.
    ...(rating && items.length > 0
      ? [claim(['testimonials', 'rating'], `The rating of ${rating.value}`, rating)]
      : []),
    ...(notices.pool.length > 0 ? [claim(['notices'], 'The pool of notices', notices)] : []),
  ];
}

const TODO = {
  example:
    'is made up. Put a real one in its place, with evidence that it is real, or take it out of the site.',
  stated:
    'is your own word. Set status: verified, with evidence somebody could check, or take it out of the site.',
};

/** @returns what is wrong with evidence on that day, or null */
function evidenceFault(provenance: Provenance, { plans, site }: Content, today: string) {
  if (provenance.status !== 'verified') return null;
  const { kind, reference, asOf, reviewBy } = provenance.evidence;
  if (asOf > today) return `is dated ${asOf}, which has not come yet`;
  if (reviewBy < today) return `was due for review on ${reviewBy}`;
  if (kind === 'published-page' && !/https:\/\/\S+\.\S+/.test(reference))
    return 'names no page: write its https address into reference';
  const longer = longerPlans(plans, site.currency);
  return kind === 'arithmetic' && (longer.length === 0 || longer.some(({ isLess }) => !isLess))
    ? 'is the prices, and a longer plan costs no less per month'
    : null;
}

/** @returns the words of everything in the content that is made up, without badges */
export function sampleWords(content: Content): string[] {
  const { site, notices } = content;
  const isSample = ({ provenance }: { provenance: Provenance }) => provenance.status === 'example';
  return [
    ...claimsMade(content)
      .filter((claim) => isSample(claim) && claim.path[0] !== 'pricing')
      // A label such as “Traders” is no claim.
      .flatMap(({ path, words }) => (path[0] === 'statistics' ? words.slice(1) : words)),
    ...(isSample(notices) ? notices.pool.map(({ name }) => name) : []),
    ...(site.seller.status === 'example' ? [site.seller.address] : []),
  ];
}

/** What is made up without its label, and claims of the landing page outside of an element that tells their provenance. */
const unlabelled = onEachPage('components/landing/', ({ $, path }, { content }) => {
  const { testimonials, notices, pricing, statistics } = content;
  const labels = [
    ...[testimonials.sampleLabel, pricing.popular.sampleLabel, notices.simulatedLabel],
    ...[notices.title, statistics.exampleNote],
  ];
  const marked = textsOf($, '[data-provenance]');
  const shown = claimsMade(content)
    .filter((claim) => path === '/' && claim.path[0] !== 'claims')
    .flatMap((claim) => claim.words.slice(0, 1));
  return [
    ...textsOf($, '[data-provenance="example"]')
      .filter((text) => !labels.some((label) => text.includes(label)))
      .map((text) => `“${text.slice(0, 80)}” is made up and carries no label (${labels[0]}).`),
    ...shown
      .filter((claim) => !marked.some((text) => text.includes(claim)))
      .map((claim) => `“${claim}” stands in no element with data-provenance.`),
  ];
});

const LABELS: readonly Path[] = [
  ['testimonials', 'sampleLabel'],
  ['pricing', 'popular', 'sampleLabel'],
  ['notices', 'simulatedLabel'],
];

export const claims: readonly Check[] = [
  {
    id: 'LR06',
    title: 'claims are proven',
    launch: ({ content }) =>
      claimsMade(content).flatMap(({ path, name, provenance: { status } }) =>
        inContent(path, status === 'verified' ? null : `${name} ${TODO[status]}`),
      ),
  },
  {
    id: 'LR08',
    title: 'evidence still holds',
    launch: ({ content, today }) =>
      claimsMade(content).flatMap(({ path, name, provenance }) => {
        if (provenance.status !== 'verified') return [];
        const fault = evidenceFault(provenance, content, today);
        const { reviewBy } = provenance.evidence;
        const isDue = daysBetween(today, reviewBy) <= 30;
        const why = fault ?? (isDue ? `counts until ${reviewBy}` : null);
        const text = `${name}: the evidence ${why}. Look whether it still holds, then set asOf and reviewBy.`;
        const severity = fault ? 'error' : 'warning';
        return inContent([...path, 'evidence'], why && text, { severity });
      }),
  },
  {
    id: 'LR07',
    title: 'what is made up says so',
    content: ({ content }) =>
      LABELS.flatMap((path) => {
        const label = textAt(content, path);
        const isClear = englishOf(content)?.madeUp.test(label) ?? true;
        return isClear ? [] : expected(path, 'a word that says that it is made up', label);
      }),
    pages: unlabelled,
  },
];
