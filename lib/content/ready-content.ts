import { storageKeys } from '@/lib/browser/storage-keys';
import { longerPlans } from '@/lib/plans/figures';
import { isRenewed } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { currencyName, formatList, numberInWords, pluralForms, pluralOf } from '@/lib/text/format';
import type { Written } from './content-files';
import { type Fact, type FactValues, withFacts } from './facts';
import { type ContentEntry, schemaFaults } from './faults';
import type { PlanFeatureRow } from './schemas/plans';
import { shownNotices } from './shown-notices';

/** @returns whether some of the plans include a feature and others do not */
function isInSome(row: PlanFeatureRow, plans: readonly { id: string }[]): boolean {
  const isIn = ({ id }: { id: string }) => row.plans.includes(id);
  return plans.some(isIn) && !plans.every(isIn);
}

/** @returns what each fact says; nothing for one that is not so */
function factsOf(written: Written) {
  const { site, service, language, indicators, plans, planFeatures, pricing, footer, launch } =
    written;
  const { locale } = site;
  const inWords = (count: number) => numberInWords(count, language.numbers, locale);
  const titlesOf = (some: typeof plans) =>
    formatList(
      some.map(({ title }) => title),
      locale,
    );
  const inDays = (days: number) => fill(service.businessDays, { days }, locale);
  const analyticsHost = site.analytics ? new URL(site.analytics.endpoint).host : '';
  const avatarHost = site.avatarService ? new URL(site.avatarService).host : '';
  const areNotices = shownNotices(written.notices.pool, plans).length > 0;
  const { rating } = written.testimonials;
  const longer = longerPlans(plans, site.currency);
  const figures = [...written.statistics.items, ...(rating ? [rating] : [])];
  return {
    brand: site.name,
    sellerName: site.legalName,
    support: `[${site.supportEmail}](mailto:${site.supportEmail})`,
    sellerAddress: site.seller.address,
    exampleSeller: site.seller.status === 'example' ? 'so' : '',
    register: site.seller.register ?? '',
    vatNumber: site.seller.vatNumber ?? '',
    taxIncluded: site.pricesIncludeTax ? 'so' : '',
    currency: currencyName(site),
    withdrawal: launch.withdrawalLink ? `[${footer.withdrawal}](${launch.withdrawalLink})` : '',
    memberArea: `[${service.memberArea}](${site.memberSiteUrl})`,
    indicatorCount: inWords(indicators.items.length),
    planCount: inWords(plans.length),
    // For languages with one plural form, which says the same of one as of many.
    severalPlans: plans.length > 1 ? 'so' : '',
    severalIndicators: indicators.items.length > 1 ? 'so' : '',
    // What is drawn is one simulated market; of an owner's pictures only the owner knows.
    drawnPictures: indicators.items.some(({ image }) => image.drawing) ? 'so' : '',
    ownPictures: indicators.items.some(({ image }) => image.file) ? 'so' : '',
    // What the claim that longer plans cost less per month is proven by (LR08).
    longerCostLess: longer.length > 0 && longer.every(({ isLess }) => isLess) ? 'so' : '',
    plansDiffer: planFeatures.some((row) => isInSome(row, plans)) ? 'so' : '',
    trials: titlesOf(plans.filter(({ trialDays = 0 }) => trialDays > 0)),
    paidOnce: titlesOf(plans.filter(({ interval }) => interval === 'once')),
    renewed: titlesOf(plans.filter(isRenewed)),
    basicReply: inDays(service.basicReplyDays),
    priorityReply: inDays(service.priorityReplyDays),
    paymentMethods: formatList(
      pricing.methods.items.map(({ name }) => name),
      locale,
      'disjunction',
    ),
    analytics: site.analytics?.company ?? '',
    analyticsHost,
    avatarHost,
    requestedHosts: avatarHost + analyticsHost,
    orderStatus: site.orderStatusPath ?? '',
    notices: areNotices ? 'on' : '',
    exampleNotices: areNotices && written.notices.provenance.status === 'example' ? 'so' : '',
    statedFigures: figures.some(({ provenance }) => provenance.status === 'stated') ? 'so' : '',
    motionKey: storageKeys.motion,
    noticesKey: storageKeys.notices,
    accessKey: storageKeys.access,
  } satisfies Record<Fact, string>;
}

/** @returns titles of the plans that include a feature */
function plansWith({ plans, planFeatures }: Written, feature: string): string[] {
  const ids = planFeatures.find(({ text }) => text === feature)?.plans ?? [];
  return plans.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
}

/** @returns the number behind a fact or `plansWith …`; null for what counts nothing */
function countOf(written: Written, counted: string): number | null {
  if (counted === 'indicatorCount') return written.indicators.items.length;
  if (counted === 'planCount') return written.plans.length;
  const [name, ...feature] = counted.split(' ');
  return name === 'plansWith' ? plansWith(written, feature.join(' ')).length : null;
}

/** A copy of `value` in which every text is the one that `change` makes of it; items of lists that come to nothing go. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value))
    return value.map((item) => mapTexts(item, change)).filter((item) => item !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}

/** @returns the content with its facts filled in. Needs content of the right form. */
export function fillFacts(written: Written): Written {
  const facts = factsOf(written);
  const { locale } = written.site;
  const values: FactValues = {
    says: (fact) => facts[fact],
    plansWith: (feature) => formatList(plansWith(written, feature), locale) || null,
    formOf: (counted, forms) => {
      const count = countOf(written, counted);
      // Another number of forms is a fault, which the check of the content finds where it was left.
      const isWhole = forms.length === pluralForms(locale).length;
      return count === null || !isWhole ? null : pluralOf(count, forms, locale);
    },
  };
  return mapTexts(written, (text) => withFacts(text, values)) as Written;
}

/** @returns what checks of the content look at: its files with their facts filled in, or as they are written while the form of any is wrong */
export function readyEntries(entries: readonly ContentEntry[]): readonly ContentEntry[] {
  if (entries.some((entry) => schemaFaults(entry).length > 0)) return entries;
  const written = Object.fromEntries(entries.map(({ name, value }) => [name, value])) as Written;
  const ready: Record<string, unknown> = fillFacts(written);
  return entries.map((entry) => ({ ...entry, value: ready[entry.name], isFilled: true }));
}

/** @returns what a plan includes and lacks, in the order of the comparison */
export function featuresOf(plan: { id: string }, rows: readonly PlanFeatureRow[]) {
  return rows.map(({ plans, ...row }) => ({ ...row, included: plans.includes(plan.id) }));
}
