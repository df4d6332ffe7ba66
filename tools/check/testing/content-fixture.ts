import { contentFiles, type Written } from '@/lib/content/content-files';
import { resolveContent } from '@/lib/content/resolve-content';
import { LEGAL_PAGES } from '@/lib/schemas/pages';

export const TODAY = '2026-12-01';

/** Evidence valid on `TODAY`. */
export const PROVEN = {
  status: 'verified',
  evidence: {
    reference: 'Folder A',
    asOf: '2026-11-01',
    reviewBy: '2027-11-01',
    owner: 'Ann',
  },
} as const;

/** @param fields values by path, such as `plans[1].price` */
export function withFields<Of>(value: Of, fields: Readonly<Record<string, unknown>>): Of {
  const copy = structuredClone(value);
  for (const [place, wanted] of Object.entries(fields)) {
    const steps = place.match(/[^.[\]]+/g) ?? [];
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>(
      (inner, step) => (inner as Readonly<Record<string, unknown>>)[step],
      copy,
    );
    Object.assign(parent as object, { [last]: structuredClone(wanted) });
  }
  return copy;
}

const READ = { by: 'Ann', date: '2026-11-21' };

const files = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
) as Written;

const legal = LEGAL_PAGES.flatMap((name) => files.pages.filter(({ path }) => path === `/${name}`));

/** Turns the tests' content into a site that can go live. */
const LIVE = {
  'site.url': 'https://www.acme.com',
  'site.supportEmail': 'help@acme.com',
  'site.memberSiteUrl': 'https://members.acme.com/login',
  'site.countries': ['US', 'GB', 'DE'],
  'site.withdrawalLink': 'https://members.acme.com/withdraw',
  plans: files.plans.map((plan) => ({
    ...plan,
    paymentLink: `https://pay.payco.com/${plan.id}`,
  })),
  pages: [...legal, ...files.pages.filter((page) => !legal.includes(page))],
  'launch.mark': 'own',
  'launch.pricesConfirmed': { by: 'Ann', date: TODAY },
  'launch.legalReview': { terms: READ, refund: { ...READ } },
  'launch.answers': Object.fromEntries(
    Object.keys(files.launch.answers).map((id) => [id, { ...READ }]),
  ),
  'pricing.popular.provenance': PROVEN,
  'statistics.items': files.statistics.items.slice(0, 1).map((item) => ({
    ...item,
    provenance: PROVEN,
  })),
  'testimonials.rating': null,
  'testimonials.items': files.testimonials.items.map((item) => ({
    ...item,
    provenance: { ...PROVEN },
  })),
  'notices.provenance': PROVEN,
};

/** Returns a valid site's content files. */
export const validFiles = (): Written => withFields(files, LIVE);

export const validContent = () => resolveContent(validFiles());
