/** Content for the extremes site: the fixture with texts as long as the schemas allow, every field filled, opposite settings. */

import type { PlanTerms } from '@/content/schemas/plans';
import { validate } from '@/lib/content/content-errors';
import { contentFiles, type Written } from '@/lib/content/content-files';
import { fixture } from './fixture';

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

/** Accents every word, to expose text from outside `content/`. @param isLong makes it 40% longer, too */
export function accented(text: string, isLong = true): string {
  return text.replace(KEPT, (found) => {
    if (found.length > 1) return found;
    const letters = ACCENTED[found.toLowerCase()] ?? found;
    const some = isLong ? letters : (letters[0] ?? found);
    return found === found.toLowerCase() ? some : some.toUpperCase();
  });
}

/** Dates and file names. */
const NO_TEXT = /^\d{4}-\d\d-|^[\w-]+\.[a-z]{3,5}$/;

/** Fields without text for visitors. */
const FACTS =
  /^(?:id|icon|featureIcons|drawing|draws|href|path|file|theme|decimal|interval|status|provenance|paymentLink|url|supportEmail\w*|locale|memberSiteUrl|refundCountries|isParsed|kind|country)$/;

function accentedValue(value: unknown, field: string, isLong: boolean): unknown {
  if (FACTS.test(field)) return value;
  if (typeof value === 'string') return NO_TEXT.test(value) ? value : accented(value, isLong);
  // A feature's plans are ids.
  if (Array.isArray(value))
    return field === 'plans' && typeof value[0] === 'string'
      ? value
      : value.map((item) => accentedValue(item, field, isLong));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      // `when` is a condition; in the steps in `pricing.ts`, it is a capitalized text. A notice's `plan` is an id.
      (key === 'when' && /^[a-z]/.test(`${inner}`)) || (field === 'pool' && key === 'plan')
        ? inner
        : accentedValue(inner, key, isLong),
    ]),
  );
}

/** Files without text for visitors. */
const SILENT = ['launch', 'claims', 'licenses', 'sections'];

/** Accents each text: long, unless its schema forbids the length. */
function accentedContent(written: Written): Written {
  const entries = Object.entries(written).map(([name, value]) => {
    if (SILENT.includes(name)) return [name, value];
    const [long, short] = [true, false].map((isLong) => accentedValue(value, name, isLong));
    const { schema, file } = contentFiles[name as keyof Written];
    const copy = structuredClone(long);
    for (const { path } of validate({ name, file, schema, value: long })) {
      const steps = path.slice(1);
      const last = steps.at(-1) ?? '';
      const parent = steps.slice(0, -1);
      const within = (root: unknown) =>
        parent.reduce<unknown>((one, step) => (one as Record<string, unknown>)[step], root);
      (within(copy) as Record<string, unknown>)[last] = (within(short) as Record<string, unknown>)[
        last
      ];
    }
    return [name, copy];
  });
  return Object.fromEntries(entries) as Written;
}

/** Repeats items, with new ids, up to `length`. */
function filled<Item extends { id: string }>(items: readonly Item[], length: number): Item[] {
  return Array.from({ length }, (_, index) => {
    const item = items[index % items.length] as Item;
    return index < items.length ? item : { ...item, id: `${item.id}-${index}` };
  });
}

const all = accentedContent(fixture);

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

/** Gives every link an address. */
const linked = <Link extends { id: string }>(links: readonly Link[]) =>
  links.map((link) => ({ href: `https://social.example/${link.id}`, ...link }));

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
    seller: { ...all.site.seller, register: 'HRB 1', vatNumber: 'DE1' },
    logo: { file: 'logo.svg', hasName: true },
  },
  launch: { ...all.launch, withdrawalLink: 'https://members.chartwright.example/withdraw' },
  home: { ...all.home, points: [], picture: ownPicture },
  closing: { ...all.closing, picture: { ...ownPicture, caption: accented('A picture.') } },
  notFound: { ...all.notFound, picture: ownPicture },
  // The first plan cannot be bought.
  plans: all.plans.flatMap((plan, index) =>
    index === 0 ? [{ ...plan, trialDays: 14, paymentLink: null }, longPlan] : plan,
  ),
  planFeatures: all.planFeatures.map((feature) => ({
    ...feature,
    explanation: accented('What this feature means'),
    plans: [...feature.plans, longPlan.id],
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
  faqs: { ...all.faqs, items: filled(all.faqs.items, 40) },
  notices: { ...all.notices, pool: [] },
  pages: all.pages.map((page) => ({
    ...page,
    body: page.body.replace('drawing:zones-guide', 'picture:zones.png'),
  })),
  navigation: { ...all.navigation, links: filled(all.navigation.links, 12) },
  footer: {
    ...all.footer,
    resources: { ...all.footer.resources, links: linked(all.footer.resources.links) },
    social: { ...all.footer.social, links: linked(all.footer.social.links) },
  },
};
