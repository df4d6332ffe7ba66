import type { Content } from '@/lib/content/resolve-content';
import { longerPlans } from '@/lib/plans/figures';
import type { Path } from '@/lib/schemas/content-path';
import type { Provenance } from '@/lib/schemas/proof';
import { formatNumber } from '@/lib/text/format';
import { printedWords } from './content';
import { type Check, contentIssue } from './finding';

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
];
