/** Content for the extremes build: the sample with longer, accented texts and opposite settings. */

import type { PlanTerms } from '@/content/schemas/plans';
import { contentEntries, type Written } from '@/lib/content/content-files';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áá',
  c: 'ç',
  d: 'ď',
  e: 'éé',
  g: 'ğ',
  h: 'ĥ',
  i: 'íí',
  k: 'ķ',
  l: 'ĺ',
  n: 'ñ',
  o: 'öö',
  r: 'řř',
  s: 'š',
  t: 'ť',
  u: 'üü',
  w: 'ŵ',
  y: 'ýý',
  z: 'ž',
};

/** A letter to accent, or a part to keep, such as a URL. */
const KEPT = /\{[^}]*\}|\]\([^)\s]*|<!--[\s\S]*?-->|https?:\/\/[^\s)]+|[\w.]+@[\w.]+\w|[a-z]/gi;

/** Makes text 40% longer and accents every word, to expose text from outside `content/`. */
export function accented(text: string): string {
  return text.replace(KEPT, (found) => {
    const letters = found.length === 1 ? (ACCENTED[found.toLowerCase()] ?? found) : found;
    return found === found.toLowerCase() || found.length > 1 ? letters : letters.toUpperCase();
  });
}

/** Dates and file names. */
const NO_TEXT = /^\d{4}-\d\d-|^[\w-]+\.[a-z]{3,5}$/;

/** Fields and files without text for visitors. */
const FACTS =
  /^(?:id|icon|featureIcons|drawing|draws|href|path|theme|decimal|plan|interval|status|paymentLink|paymentHosts|countriesServed|launch|claims|licenses|sections|supportEmail\w*|url|locale|memberSiteUrl|refundCountries)$/;

function accentedValue(value: unknown, field: string): unknown {
  if (FACTS.test(field)) return value;
  if (typeof value === 'string') return NO_TEXT.test(value) ? value : accented(value);
  // A feature's plans are ids.
  if (Array.isArray(value))
    return field === 'plans' && typeof value[0] === 'string'
      ? value
      : value.map((item) => accentedValue(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // `when` is a condition; in the steps in `pricing.ts`, it is a capitalized text.
      key === 'when' && /^[a-z]/.test(`${inner}`) ? inner : accentedValue(inner, key),
    ]),
  );
}

/** Repeats items, with new ids, up to `length`. */
function filled<Item extends { id: string }>(items: readonly Item[], length: number): Item[] {
  return Array.from({ length }, (_, index) => {
    const item = items[index % items.length] as Item;
    return index < items.length ? item : { ...item, id: `${item.id}-${index}` };
  });
}

const all = Object.fromEntries(
  contentEntries.map(({ name, value }) => [name, accentedValue(value, name)]),
) as unknown as Written;

const LONG_NAME = 'Mäximiliana Wölfeschlegelsteinhausenbürg';

const longPlan: PlanTerms = {
  id: 'quarter',
  title: 'Quärterly Wölfeschlegelsteinha',
  name: 'Quärterly Wölfeschlegelsteinhausenbürger',
  price: 39.99,
  interval: 'month',
  intervalCount: 3,
  paymentLink: 'https://pay.chartwright.example/quarter',
};

const ownPicture = {
  file: 'zones.png',
  alt: accented('A chart of candles with a zone that reaches to its right end.'),
};

export const extremes: Written = {
  ...all,
  site: {
    ...all.site,
    locale: 'de-DE',
    currency: 'EUR',
    theme: 'light',
    orderStatusPath: '/api/orders',
    avatarService: 'https://avatars.example/?name={initials}&background={background}',
    analytics: { company: accented('Counter'), endpoint: 'https://counter.example/api/event' },
    pricesIncludeTax: true,
    seller: { ...all.site.seller, status: 'own', register: 'HRB 1', vatNumber: 'DE1' },
    logo: { file: 'logo.svg', hasName: true },
  },
  home: { ...all.home, points: [], picture: ownPicture },
  closing: { ...all.closing, picture: { ...ownPicture, caption: accented('A picture.') } },
  notFound: { ...all.notFound, picture: ownPicture },
  // The first plan cannot be bought.
  plans: all.plans.flatMap((plan, index) =>
    index === 0 ? [{ ...plan, paymentLink: null }, longPlan] : plan,
  ),
  planFeatures: all.planFeatures.map((feature) => ({
    ...feature,
    plans: feature.plans.includes(all.plans[0]?.id ?? '')
      ? [...feature.plans, longPlan.id]
      : feature.plans,
  })),
  indicators: {
    ...all.indicators,
    items: filled(all.indicators.items, 12).map(({ draws, ...item }, index) => ({
      ...item,
      // The demo can have each engine indicator only once.
      ...(index < all.indicators.items.length && { draws }),
      ...(index === 1 && { image: ownPicture }),
    })),
  },
  testimonials: {
    ...all.testimonials,
    rating: null,
    items: filled(all.testimonials.items, 40).map((item, index) =>
      index === 0 ? { ...item, author: LONG_NAME, avatar: ownPicture.file } : item,
    ),
  },
  statistics: { ...all.statistics, items: [] },
  faqs: { ...all.faqs, items: [] },
  notices: { ...all.notices, pool: [] },
};
