import { storageKeys } from '@/lib/browser/storage-keys';
import { fill } from '@/lib/text/fill';
import { numberInWords } from '@/lib/text/number-words';
import type { Written } from './content-files';
import { type Fact, withFacts } from './facts';
import { type ContentEntry, schemaFaults } from './faults';
import type { PlanFeatureRow } from './schemas/plans';
import { shownNotices } from './shown-notices';

const ALL_OF = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ONE_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** @returns what each fact says; nothing for one that is not so */
function factsOf(written: Written) {
  const { site, service, indicators, plans, pricing, footer, launch } = written;
  const inDays = (days: number) => (days === 1 ? service.oneDay : fill(service.moreDays, { days }));
  const analyticsHost = site.analytics ? new URL(site.analytics.endpoint).host : '';
  const avatarHost = site.avatarService ? new URL(site.avatarService).host : '';
  return {
    support: `[${site.supportEmail}](mailto:${site.supportEmail})`,
    sellerAddress: site.seller.address,
    exampleSeller: site.seller.status === 'example' ? 'so' : '',
    register: site.seller.register ?? '',
    vatNumber: site.seller.vatNumber ?? '',
    taxIncluded: site.pricesIncludeTax ? 'so' : '',
    withdrawal: launch.withdrawalLink ? `[${footer.withdrawal}](${launch.withdrawalLink})` : '',
    memberArea: `[member area](${site.memberSiteUrl})`,
    indicatorCount: numberInWords(indicators.items.length),
    planCount: numberInWords(plans.length),
    basicReply: inDays(service.basicReplyDays),
    priorityReply: inDays(service.priorityReplyDays),
    paymentMethods: ONE_OF.format(pricing.methods.items.map(({ name }) => name)),
    analytics: site.analytics?.company ?? '',
    analyticsHost,
    avatarHost,
    requestedHosts: avatarHost + analyticsHost,
    campaigns: site.campaigns ? 'on' : '',
    orderStatus: site.orderStatusPath ?? '',
    notices: shownNotices(written.notices.pool, plans).length > 0 ? 'on' : '',
    motionKey: storageKeys.motion,
    noticesKey: storageKeys.notices,
    campaignKey: storageKeys.campaign,
    accessKey: storageKeys.access,
  } satisfies Record<Fact, string>;
}

/** @returns titles of the plans that include a feature, as prose has them: `6-Month and Annual`; null where none does */
function plansWith({ plans, planFeatures }: Written, feature: string): string | null {
  const ids = planFeatures.find(({ text }) => text === feature)?.plans ?? [];
  const titles = plans.filter(({ id }) => ids.includes(id)).map(({ title }) => title);
  return titles.length > 0 ? ALL_OF.format(titles) : null;
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
  return mapTexts(written, (text) =>
    withFacts(
      text,
      (fact) => facts[fact],
      (feature) => plansWith(written, feature),
    ),
  ) as Written;
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
