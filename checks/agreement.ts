/** Texts agree with what they speak of: with where claims come from, with what prices include, and with how many things there are. */
import type { Content } from '@/lib/content/content';
import type { Leaf } from '@/lib/content/walk';
import { currencyName, numberInWords } from '@/lib/text/format';
import { site as shipped } from '@/shipped/site';
import { printedWords } from './content';
import { type Check, type Found, inContent } from './finding';
import { unjudged, wordingOf } from './languages/languages';

/** What texts say of a kind of claim, and whether it is so. */
const SAYINGS = [
  {
    saying: 'samples',
    isSo: ({ testimonials }: Content) =>
      testimonials.items.some(({ provenance }) => provenance.status === 'example'),
    todo: 'no testimonial is a sample any more',
  },
  {
    saying: 'simulated',
    isSo: ({ notices }: Content) =>
      notices.provenance.status === 'example' && notices.pool.length > 0,
    todo: 'no notice is simulated any more',
  },
  {
    saying: 'stated',
    isSo: ({ statistics, testimonials: { rating } }: Content) =>
      [...statistics.items, ...(rating ? [rating] : [])].some(
        ({ provenance }) => provenance.status === 'stated',
      ),
    todo: 'no figure rests on your word alone any more',
  },
  {
    saying: 'taxAdded',
    isSo: ({ site }: Content) => !site.pricesIncludeTax,
    todo: 'prices include it (site.pricesIncludeTax)',
  },
  {
    saying: 'taxIncluded',
    isSo: ({ site }: Content) => site.pricesIncludeTax,
    todo: 'prices do not include it (site.pricesIncludeTax)',
  },
] as const;

/** Texts that stand ready and are printed beside other claims than these. */
function isPrinted({ path: [name, field] }: Leaf, content: Content): boolean {
  if (name === 'notices') return content.notices.pool.length > 0;
  if (name === 'testimonials') return content.testimonials.items.length > 0;
  return !(name === 'statistics' && (field === 'statedNote' || field === 'exampleNote'));
}

function untrueSayings(content: Content): Found[] {
  const wording = wordingOf(content);
  if (!wording) return [];
  return printedWords(content)
    .filter((leaf) => isPrinted(leaf, content))
    .flatMap(({ path, text }) =>
      SAYINGS.filter(({ isSo }) => !isSo(content)).flatMap(({ saying, todo }) => {
        const [words = null] = text.match(wording.sayings[saying]) ?? [];
        return inContent(path, words && `“${words}” is said here, but ${todo}. Say what is.`);
      }),
    );
}

/** Those that a text may still name from before. */
const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD'];

/** @returns a pattern of the names that currencies other than the site's have in its language, and in the shipped one */
function otherCurrencies({ locale, currency }: Content['site']): RegExp {
  const namesOf = (code: string) =>
    [locale, shipped.locale].flatMap((language) =>
      [1, 2].map((count) => currencyName({ locale: language, currency: code }, count)),
    );
  const own = namesOf(currency);
  const names = CURRENCIES.flatMap(namesOf).filter((name) => !own.includes(name));
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu');
}

/** A price in words would be in another currency than it is charged in. What customers say is theirs. */
function otherMoney(content: Content): Found[] {
  const pattern = otherCurrencies(content.site);
  const right = currencyName(content.site);
  return printedWords(content)
    .filter(({ path: [name, list] }) => !(name === 'testimonials' && list === 'items'))
    .flatMap(({ path, text }) => {
      const [words = null] = text.match(pattern) ?? [];
      const todo = `“${words}” is said here, and prices are in ${right} (site.currency). Say {currency}, if prices are meant.`;
      return inContent(path, words && todo, { severity: 'warning' });
    });
}

export const agreement: Check = {
  id: 'LR30',
  title: 'texts agree with what they speak of',
  launch: ({ content }) => [
    ...untrueSayings(content),
    ...otherMoney(content),
    ...unjudged(
      content,
      'texts may call nothing a sample or simulated that is real, and have to say of tax what site.pricesIncludeTax says.',
    ),
  ],
};

const COUNTS = {
  indicators: ({ indicators }: Content) => indicators.items.length,
  plans: ({ plans }: Content) => plans.length,
};

/** Customers say how many they use themselves. */
function isOwn({ path: [name, list] }: Leaf): boolean {
  return !(name === 'testimonials' && list === 'items');
}

function wrongCounts(content: Content): Found[] {
  const { numbers } = content.language;
  const pattern = ['\\d+', ...numbers.slice(1)].join('|');
  const counted = wordingOf(content)?.counted(pattern);
  if (!counted) return [];
  const numberOf = (words: string) =>
    /^\d+$/.test(words) ? Number(words) : numbers.indexOf(words.toLowerCase());
  return printedWords(content)
    .filter(isOwn)
    .flatMap(({ path, text }) =>
      (['indicators', 'plans'] as const).flatMap((things) => {
        const count = COUNTS[things](content);
        const right = numberInWords(count, numbers, content.site.locale);
        return [...text.matchAll(counted[things])]
          .filter(([, number = '']) => numberOf(number) !== count)
          .flatMap(([words]) =>
            inContent(path, `“${words}”: expected the number of ${things}, ${right}.`),
          );
      }),
    );
}

export const countedThings: Check = {
  id: 'LR32',
  title: 'texts count right',
  isAcceptable: true,
  launch: ({ content }) => [
    ...wrongCounts(content),
    ...unjudged(content, 'texts have to count indicators and plans right; facts do it for you.'),
  ],
};
