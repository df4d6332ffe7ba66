import type { Content } from '@/lib/content/resolve-content';
import type { Path } from '@/lib/schemas/content-path';
import type { Provenance } from '@/lib/schemas/proof';
import { formatNumber } from '@/lib/text/format';
import { type Check, contentIssue } from './finding';

type Claim = readonly [path: Path, name: string, provenance: Provenance];

function claimsMade({ site, plans, pricing, statistics, testimonials, notices }: Content): Claim[] {
  const { rating, items } = testimonials;
  const badge: Claim = [
    ['pricing', 'popular'],
    'The popular plan’s badge',
    pricing.popular.provenance,
  ];
  const pool: Claim = [['notices'], 'The notice pool', notices.provenance];
  return [
    ...(plans.some(({ popular }) => popular) ? [badge] : []),
    ...statistics.items.map(({ value, suffix, label, provenance }, index): Claim => {
      const figure = `The figure “${formatNumber(value, site.locale)}${suffix} ${label}”`;
      return [['statistics', 'items', index], figure, provenance];
    }),
    ...items.map(({ author, provenance }, index): Claim => {
      return [['testimonials', 'items', index], `The testimonial by ${author}`, provenance];
    }),
    ...(rating && items.length > 0
      ? [[['testimonials', 'rating'], `The rating of ${rating.value}`, rating.provenance] as const]
      : []),
    ...(notices.pool.length > 0 ? [pool] : []),
  ];
}

/** Returns why a claim has no valid evidence today, or null. */
function issue({ status, ...provenance }: Provenance, today: string): string | null {
  if (status === 'example') return 'is made up. Replace it with a proven claim, or remove it.';
  if (!('evidence' in provenance))
    return 'has no evidence. Add evidence and set status: verified, or remove the claim.';
  const { asOf, reviewBy } = provenance.evidence;
  if (asOf > today) return `has evidence dated ${asOf}, in the future.`;
  return reviewBy < today
    ? `has evidence that expired on ${reviewBy}. Review it, then set asOf and reviewBy.`
    : null;
}

/** Claims that visitors see have evidence. */
export const claims: Check = {
  launch: ({ content, today }) =>
    claimsMade(content).flatMap(([path, name, provenance]) => {
      const why = issue(provenance, today);
      return contentIssue([...path, 'provenance'], why && `${name} ${why}`);
    }),
};
