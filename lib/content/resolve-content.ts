import { storageKeys } from '@/lib/browser/preference';
import { FEED_PATH, pageRoutes, withFolderPages } from '@/lib/pages/markdown-pages';
import { isRenewed } from '@/lib/plans/texts';
import type { MarkdownPage } from '@/lib/schemas/markdown';
import type { Footer, NavLink } from '@/lib/schemas/pages';
import type { Placeholder, Setting } from '@/lib/schemas/placeholders';
import type { Plan } from '@/lib/schemas/plans';
import type { Routes } from '@/lib/schemas/site';
import { fill } from '@/lib/text/fill';
import { currencyName, formatList } from '@/lib/text/format';
import type { Written } from './content-files';
import { exampleDelay } from './example-delay';
import { visibleLinks, visibleNotices, visibleSections } from './visible';

export type Content = Omit<Written, 'plans' | 'routes' | 'footer'> & {
  plans: readonly Plan[];
  /** Includes Markdown pages, keyed by path without a leading slash. */
  routes: Routes;
  footer: ShownFooter;
  /** Articles, newest first. */
  articles: readonly MarkdownPage[];
};

export type ShownFooter = Footer & { quickLinks: { links: readonly NavLink[] } };

export function printedAddress(
  { seller, locale }: Written['site'],
  { address }: Written['service'],
): string {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const country = countries.of(seller.address.country) ?? '';
  return fill(address, { ...seller.address, postalCode: seller.address.postalCode ?? '', country });
}

/** Returns the value of each placeholder, meaningless if its setting is off. */
function placeholderValues(written: Written): Record<Placeholder, string> {
  const { site, home, service, plans, pricing, footer, launch } = written;
  const { locale } = site;
  const days = (count: number) => fill(service.businessDays, { count }, locale);
  const host = (url: string | undefined | null) => (url ? new URL(url).host : '');
  const { register, vatNumber: number } = site.seller;
  const delay = exampleDelay(locale, written.demoWords.drawing.decimal);
  const vatNumber = number && fill(service.vatNumber, { number });
  return {
    brand: site.name,
    headline: `${home.headline} ${home.emphasis}`,
    sellerName: site.legalName,
    seller: [printedAddress(site, service), register, vatNumber].filter(Boolean).join('; '),
    productName: site.productName,
    platform: site.platformName,
    support: `[${site.supportEmail}](mailto:${site.supportEmail})`,
    supportEmail: site.supportEmail,
    memberArea: `[${service.memberArea}](${site.memberSiteUrl})`,
    basicReply: days(service.basicReplyDays),
    priorityReply: days(service.priorityReplyDays),
    accessHours: `${service.accessHours}`,
    refundDays: `${site.refundDays}`,
    currency: currencyName(site),
    paymentProcessor: site.paymentProcessor,
    paymentMethods: formatList(
      pricing.methods.items.map(({ name }) => name),
      locale,
      'disjunction',
    ),
    hostingProvider: site.hostingProvider,
    processedIn: site.processedIn,
    governingLaw: site.governingLaw,
    trials: formatList(
      plans.filter(({ trialDays = 0 }) => trialDays > 0).map(({ title }) => title),
      locale,
    ),
    withdrawal: launch.withdrawalLink
      ? `[${footer.withdrawal}](${launch.withdrawalLink})`
      : footer.withdrawal,
    analytics: site.analytics?.company ?? '',
    analyticsHost: host(site.analytics?.endpoint),
    avatarHost: host(site.avatarService),
    delayHalf: delay.half,
    delayHalfPrice: delay.halfPrice,
    delayMost: delay.most,
    delayMostPrice: delay.mostPrice,
    motionKey: storageKeys.motion,
    noticesKey: storageKeys.notices,
  };
}

function settingsOf(written: Written): Record<Setting, boolean> {
  const { site, plans, launch } = written;
  return {
    analytics: site.analytics !== null,
    avatars: site.avatarService !== null,
    orders: site.orderStatusPath !== null,
    trials: plans.some(({ trialDays = 0 }) => trialDays > 0),
    renews: plans.some(isRenewed),
    exampleSeller: site.seller.status === 'example',
    withdrawal: launch.withdrawalLink !== null,
    taxIncluded: site.pricesIncludeTax,
    notices: visibleSections(written).some(({ id }) => id === 'notices'),
  };
}

/** A condition, then a list item with its indented lines, or a block up to the next empty line. */
const CONDITION =
  /^ {0,3}<!--\s*when:[^\S\n]*(\S[^\n]*?)\s*-->[^\S\n]*\n\s*?(^(?:[-*+]|\d+[.)]) .*\n?(?: +\S.*\n?)*|^(?:.*\S.*\n?)+)/gm;

/** Replaces each condition and its block, from the outside in. */
export function replaceConditions(
  text: string,
  replace: (when: string, block: string, all: string) => string,
): string {
  return text.replace(CONDITION, (all, when: string, block: string) => replace(when, block, all));
}

/** Replaces placeholders and drops items and paragraphs whose condition is false. */
export function resolvePlaceholders<Content extends Written>(written: Content): Content {
  const facts: Readonly<Record<string, string>> = placeholderValues(written);
  const settings = settingsOf(written);
  const holds = (when: string) =>
    when.startsWith('no ') ? !settings[when.slice(3) as Setting] : settings[when as Setting];

  const applied = (text: string): string =>
    replaceConditions(text, (when, block) => (holds(when) ? applied(block) : ''));
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string')
      return applied(value).replace(/\{(\w+)\}/g, (all, name: string) => facts[name] ?? all);
    if (Array.isArray(value))
      return value.filter((item) => !item?.when || holds(item.when)).map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]));
  };
  return filled(written) as Content;
}

/** Fills in placeholders, and leaves out what is hidden. */
export function resolveContent(written: Written): Content {
  const resolved = resolvePlaceholders(written);
  const taken = Object.values(resolved.routes).map(({ path }) => path);
  const { folderDescription: description } = resolved.frame;
  const { locale } = resolved.site;
  const pages = withFolderPages(resolved.pages, taken, { description, locale });
  const articles = pages.filter(({ published }) => published);
  const feed = { id: 'feed', name: resolved.frame.feed, href: FEED_PATH };
  const { quickLinks, resources } = resolved.footer;
  const pool = visibleNotices(resolved.notices.pool, resolved.plans);
  const notices = { ...resolved.notices, pool };
  const sections = visibleSections({ ...resolved, notices });
  const links = visibleLinks(resolved.navigation.links, sections);
  return {
    ...resolved,
    pages,
    routes: { ...pageRoutes(pages, resolved.frame), ...resolved.routes } as Routes,
    plans: resolved.plans.map((plan) => ({
      ...{ intervalCount: 1, trialDays: 0, popular: false },
      ...plan,
      features: resolved.planFeatures.map(({ plans, ...row }) => ({
        ...row,
        included: plans.includes(plan.id),
      })),
    })),
    notices,
    sections,
    navigation: { ...resolved.navigation, links },
    notFound: { ...resolved.notFound, links: visibleLinks(resolved.notFound.links, sections) },
    articles,
    footer: {
      ...resolved.footer,
      quickLinks: { ...quickLinks, links },
      resources: {
        ...resources,
        links: articles.length > 0 ? [...resources.links, feed] : resources.links,
      },
    },
  };
}
