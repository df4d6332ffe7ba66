import { type Path, textAt } from '@/content/schemas/content-path';
import type { Provenance } from '@/content/schemas/proof';
import type { Content } from '@/lib/content/content';
import { longerPlans } from '@/lib/plans/figures';
import { formatNumber } from '@/lib/text/format';
import { printedWords } from './content';
import { englishOf } from './english';
import { textsOf } from './export';
import { type Check, contentIssue, expected, forEachPage } from './finding';

function claimsMade(content: Content) {
  const { site, plans, pricing, statistics, testimonials, notices } = content;
  const claim = (path: Path, name: string, { provenance }: { provenance: Provenance }) => ({
    path: [...path, 'provenance'],
    name,
    provenance,
  });
  const { rating, items } = testimonials;
  const printed = printedWords({ ...content });
  const isPrinted = (words: string) => printed.some(({ text }) => text.includes(words));
  const badges = plans.filter(({ popular }) => popular);
  return [
    ...content.claims.items.flatMap((item, index) =>
      isPrinted(item.words) ? [claim(['claims', 'items', index], `“${item.words}”`, item)] : [],
    ),
    ...badges.map(() => claim(['pricing', 'popular'], 'The popular plan’s badge', pricing.popular)),
    ...statistics.items.map((item, index) => {
      const figure = `${formatNumber(item.value, site.locale)}${item.suffix} ${item.label}`;
      return claim(['statistics', 'items', index], `The figure “${figure}”`, item);
    }),
    ...items.map((item, index) =>
      claim(['testimonials', 'items', index], `The testimonial by ${item.author}`, item),
    ),
    ...(rating && items.length > 0
      ? [claim(['testimonials', 'rating'], `The rating of ${rating.value}`, rating)]
      : []),
    ...(notices.pool.length > 0 ? [claim(['notices'], 'The notice pool', notices)] : []),
  ];
}

/** Returns why a claim has no valid evidence today, or null. */
function issue({ status, ...provenance }: Provenance, { plans, site }: Content, today: string) {
  if (status === 'example') return 'is made up. Replace it with a proven claim, or remove it.';
  if (!('evidence' in provenance))
    return 'has no evidence. Add evidence and set status: verified, or remove the claim.';
  const { kind, reference, asOf, reviewBy } = provenance.evidence;
  if (asOf > today) return `has evidence dated ${asOf}, in the future.`;
  if (reviewBy < today)
    return `has evidence that expired on ${reviewBy}. Review it, then set asOf and reviewBy.`;
  if (kind === 'published-page' && !/https:\/\/\S+\.\S+/.test(reference))
    return 'has evidence without a URL. Put the page’s https URL in reference.';
  const longer = longerPlans(plans, site.currency);
  return kind === 'arithmetic' && (longer.length === 0 || longer.some(({ isLess }) => !isLess))
    ? 'says that longer plans cost less per month, which is false.'
    : null;
}

const unlabeled = forEachPage('components/landing/', ({ $ }, { content }) => {
  const { testimonials, notices, pricing, statistics } = content;
  const labels = [
    ...[testimonials.sampleLabel, pricing.popular.sampleLabel, notices.simulatedLabel],
    ...[notices.title, statistics.exampleNote],
  ];
  return textsOf($, '[data-provenance="example"]')
    .filter((text) => !labels.some((label) => text.includes(label)))
    .map((text) => `“${text.slice(0, 80)}” is made up, but has no label, such as “${labels[0]}”.`);
});

const LABELS: readonly Path[] = [
  ['testimonials', 'sampleLabel'],
  ['pricing', 'popular', 'sampleLabel'],
  ['notices', 'simulatedLabel'],
];

export const claims: readonly Check[] = [
  {
    id: 'claims/evidence',
    title: 'claims have evidence',
    launch: ({ content, today }) =>
      claimsMade(content).flatMap(({ path, name, provenance }) => {
        const why = issue(provenance, content, today);
        return contentIssue(path, why && `${name} ${why}`);
      }),
  },
  {
    id: 'claims/sample-labels',
    title: 'made-up claims carry a label',
    content: ({ content }) =>
      LABELS.flatMap((path) => {
        const label = textAt(content, path);
        const isClear = englishOf(content)?.madeUp.test(label) ?? true;
        return isClear ? [] : expected(path, 'a word such as “sample” or “simulated”', label);
      }),
    pages: unlabeled,
  },
];
