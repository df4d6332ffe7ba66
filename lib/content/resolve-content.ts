import { formatAddress } from 'localized-address-format';
import type { Home } from '@/components/landing/home/schema';
import type { SectionEntry } from '@/components/landing/registry';
import { storageKeys } from '@/lib/browser/preference';
import { FEED_PATH, pageRoutes, withFolderPages } from '@/lib/pages/markdown-pages';
import { indexCounts } from '@/lib/pages/repaint-index';
import { isFree, longerPlans, paidPlans } from '@/lib/plans/figures';
import { isRenewed } from '@/lib/plans/texts';
import type { MarkdownPage } from '@/lib/schemas/markdown';
import { CHECK_PATH, type Footer, type NavLink } from '@/lib/schemas/pages';
import {
  isVariants,
  type Placeholder,
  placeholderOf,
  type Setting,
  type Variants,
} from '@/lib/schemas/placeholders';
import type { Plan, PlanFeatureRow, PlanTerms } from '@/lib/schemas/plans';
import type { Routes } from '@/lib/schemas/site';
import { fill, type Plural } from '@/lib/text/fill';
import { currencyName, formatList, formatNumber } from '@/lib/text/format';
import type { Written } from './content-files';
import { exampleDelay } from './example-delay';
import {
  alikeMarks,
  publishedClaims,
  visibleLinks,
  visibleNotices,
  visibleSections,
} from './visible';

export type Content = Omit<Written, 'plans' | 'routes' | 'footer'> & {
  plans: readonly Plan[];
  /** Includes Markdown pages, keyed by path without a leading slash. */
  routes: Routes;
  footer: ShownFooter;
  /** Articles, newest first. */
  articles: readonly MarkdownPage[];
};

export type ShownFooter = Footer & { quickLinks: { links: readonly NavLink[] } };

/** Returns the address on one line, in the order of its country. */
export function printedAddress({ seller, locale }: Written['site']): string {
  const { street, city, region, postalCode, country } = seller.address;
  const linesWith = (administrativeArea: string, ...addressLines: string[]) =>
    formatAddress({
      addressLines,
      locality: city,
      administrativeArea,
      postalCode: postalCode ?? '',
      postalCountry: country,
    });
  const lines = linesWith(region ?? '', street);
  // Some formats have no place for a city: the Emirates' have its emirate, Japan's have the whole street.
  const others = region ? linesWith(region, city, street) : linesWith(city, street);
  const all = lines.some((line) => line.includes(city)) ? lines : others;
  // The country's name follows, so its code before a postal code would repeat it: CH-8001.
  const plain = all.map((line) => line.replace(/(?<!\p{L})[A-Z]{1,2}-(?=\d)/u, ''));
  return [...plain, new Intl.DisplayNames(locale, { type: 'region' }).of(country)].join(', ');
}

/** Returns the value of each placeholder, meaningless if its setting is off. */
function placeholderValues(written: Written): Record<Placeholder, string> {
  const { site, home, service, plans, pricing, indicators, footer, phrases } = written;
  const { locale } = site;
  /** A form for this very number comes first. */
  const counted = (forms: Plural & Readonly<Record<number, string>>, count: number) =>
    forms[count] ?? fill<Plural>(forms, { count }, locale);
  const [, ...longer] = paidPlans(plans).map(({ title }) => title);
  const days = (count: number) => fill(phrases.businessDays, { count }, locale);
  const host = (url: string | undefined | null) => (url ? new URL(url).host : '');
  const { register, vatNumber: number } = site.seller;
  const delay = exampleDelay(locale, written.demoWords.drawing.decimal);
  const index = indexCounts(written.indexResults);
  const vatNumber = number && fill(phrases.vatNumber, { number });
  return {
    brand: site.name,
    headline: `${home.headline} ${home.emphasis}`,
    sellerName: site.legalName,
    seller: [printedAddress(site), register, vatNumber].filter(Boolean).join('; '),
    productName: site.productName,
    platform: site.platformName,
    support: `[${site.supportEmail}](mailto:${site.supportEmail})`,
    supportEmail: site.supportEmail,
    memberArea: `[${phrases.memberArea}](${site.memberSiteUrl})`,
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
    plans: counted(phrases.plans, plans.length),
    longerPlans: formatList(longer, locale),
    longestPlan: longer.at(-1) ?? '',
    indicators: counted(phrases.indicators, indicators.items.length),
    allIndicators: counted(phrases.allIndicators, indicators.items.length),
    trials: formatList(
      plans.filter(({ trialDays = 0 }) => trialDays > 0).map(({ title }) => title),
      locale,
    ),
    withdrawal: site.withdrawalLink
      ? `[${footer.withdrawal}](${site.withdrawalLink})`
      : footer.withdrawal,
    analytics: site.analytics?.company ?? '',
    analyticsHost: host(site.analytics?.endpoint),
    avatarHost: host(site.avatarService),
    delayHalf: delay.half,
    delayHalfPrice: delay.halfPrice,
    delayMost: delay.most,
    delayMostPrice: delay.mostPrice,
    indexCount: formatNumber(index.all, locale),
    indexChanged: formatNumber(index.changed, locale),
    indexLate: formatNumber(index.late, locale),
    indexMarking: formatNumber(index.marking, locale),
    indexMarkingMoved: formatNumber(index.markingMoved, locale),
    motionKey: storageKeys.motion,
    noticesKey: storageKeys.notices,
  };
}

function settingsOf(written: Written): Record<Setting, boolean> {
  const { site, service, plans } = written;
  const paid = paidPlans(plans);
  const longer = longerPlans(plans, site.currency);
  const sections = visibleSections(written);
  const { notices, statistics, testimonials } = written;
  const claims = [
    ...(notices.pool.length > 0 ? [notices] : []),
    ...statistics.items,
    ...testimonials.items,
  ];
  return {
    analytics: site.analytics !== null,
    avatars: site.avatarService !== null,
    orders: site.orderStatusPath !== null,
    trials: plans.some(({ trialDays = 0 }) => trialDays > 0),
    onePlan: plans.length === 1,
    onePaidPlan: paid.length === 1,
    free: plans.some(isFree),
    lifetime: !paid.every(isRenewed),
    renews: plans.some(isRenewed),
    savings: longer.length > 0 && longer.every(({ isLess }) => isLess),
    priority: paid.length > 1 && service.priorityReplyDays < service.basicReplyDays,
    exampleSeller: site.seller.status === 'example',
    examples: claims.some(({ provenance }) => provenance.status === 'example'),
    withdrawal: site.withdrawalLink !== null,
    taxIncluded: site.pricesIncludeTax,
    demo: sections.some(({ id }) => id === 'demo'),
    notices: sections.some(({ id }) => id === 'notices'),
    repaintCheck: written.pages.some(({ path }) => path === CHECK_PATH),
    repaintIndex: written.indexResults !== null,
  };
}

/** Returns the function that says whether a condition holds. */
export function conditionsOf(written: Written): (when: string) => boolean {
  const settings = settingsOf(written);
  return (when) =>
    when.startsWith('no ') ? !settings[when.slice(3) as Setting] : settings[when as Setting];
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

/** Fills in a fact: `{plans}` prints `two plans`, `{Plans}` prints `Two plans`. */
function withFacts(text: string, facts: Readonly<Record<Placeholder, string>>, locale: string) {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => {
    const placeholder = placeholderOf(name);
    if (!placeholder) return all;
    const fact = facts[placeholder];
    return name === placeholder ? fact : fact.charAt(0).toLocaleUpperCase(locale) + fact.slice(1);
  });
}

/** Replaces placeholders and variants, and drops marks, and items and paragraphs whose condition is false. */
export function resolvePlaceholders<Content extends Written>(written: Content): Content {
  const facts = placeholderValues(written);
  const holds = conditionsOf(written);

  const applied = (text: string): string =>
    replaceConditions(text, (when, block) => (holds(when) ? applied(block) : ''));
  const chosen = (variants: Variants) =>
    Object.entries(variants).find(([when]) => when !== 'other' && holds(when))?.[1] ??
    variants.other;
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return withFacts(applied(value), facts, written.site.locale);
    if (isVariants(value)) return filled(chosen(value));
    if (Array.isArray(value))
      return value.filter((item) => !item?.when || holds(item.when)).map(filled);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).filter(([key, item]) => key !== 'sample' || item !== true);
    return Object.fromEntries(fields.map(([key, item]) => [key, filled(item)]));
  };
  return filled(written) as Content;
}

/** Returns the rows of the comparison, with what a free plan gives first. */
function featuresOf(plan: PlanTerms, all: readonly PlanTerms[], rows: readonly PlanFeatureRow[]) {
  const paid = paidPlans(all);
  const place = paid.indexOf(plan);
  const isIn = {
    all: place >= 0,
    longer: place > 0 || (place === 0 && paid.length === 1),
    longest: place >= 0 && place === paid.length - 1,
  };
  return [
    ...all.flatMap(({ includes = [] }) => includes.map((text) => ({ text, included: true }))),
    ...rows.map(({ plans, text, explanation }) => ({
      text,
      ...(explanation && { explanation }),
      included: typeof plans === 'string' ? isIn[plans] : plans.includes(plan.id),
    })),
  ];
}

/** The hero's link to the test needs the demo. */
function withoutHiddenTest({ test, ...home }: Home, sections: readonly SectionEntry[]): Home {
  const isShown = test && sections.some(({ id }) => id === 'demo');
  return isShown ? { ...home, test } : home;
}

/** Without results, there is no page with them. */
function withIndex({ indexResults, routes, demo }: Written) {
  const { repaintIndex, ...others } = routes;
  const { index: _, ...unlinked } = demo;
  if (!indexResults) return { routes: others, demo: unlinked };
  const [, updated = ''] = [repaintIndex.updated, indexResults.date].toSorted();
  return { routes: { ...routes, repaintIndex: { ...repaintIndex, updated } }, demo };
}

/** Fills in placeholders, and leaves out what is hidden. */
export function resolveContent(all: Written): Content {
  const resolved = resolvePlaceholders(publishedClaims(all));
  const { routes, demo } = withIndex(resolved);
  const taken = Object.values(routes).map(({ path }) => path);
  const { folderDescription: description } = resolved.frame;
  const { locale } = resolved.site;
  const pages = withFolderPages(resolved.pages, taken, { description, locale });
  const articles = pages.filter(({ published }) => published);
  const feed = { id: 'feed', name: resolved.frame.feed, href: FEED_PATH };
  const { quickLinks, resources, social } = resolved.footer;
  const { methods } = resolved.pricing;
  const pool = visibleNotices(resolved.notices.pool, resolved.plans);
  const notices = { ...resolved.notices, pool };
  const sections = visibleSections({ ...resolved, notices });
  const links = visibleLinks(resolved.navigation.links, sections);
  return {
    ...resolved,
    pages,
    routes: { ...pageRoutes(pages, resolved.frame), ...routes } as Routes,
    demo,
    plans: resolved.plans.map((plan) => ({
      ...{ intervalCount: 1, trialDays: 0, popular: false },
      ...plan,
      features: featuresOf(plan, resolved.plans, resolved.planFeatures),
    })),
    pricing: { ...resolved.pricing, methods: { ...methods, items: alikeMarks(methods.items) } },
    notices,
    sections,
    home: withoutHiddenTest(resolved.home, sections),
    navigation: { ...resolved.navigation, links },
    notFound: { ...resolved.notFound, links: visibleLinks(resolved.notFound.links, sections) },
    articles,
    footer: {
      ...resolved.footer,
      quickLinks: { ...quickLinks, links },
      social: { ...social, links: alikeMarks(social.links) },
      resources: {
        ...resources,
        links: articles.length > 0 ? [...resources.links, feed] : resources.links,
      },
    },
  };
}
