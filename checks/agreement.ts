/** Texts agree with what they speak of: with where claims come from, with what prices include, and with how many things there are. */
import type { Content } from '@/lib/content/content';
import type { Leaf } from '@/lib/content/walk';
import { numberInWords, numberOf, numberPattern } from '@/lib/text/number-words';
import { printedWords } from './content';
import { type Check, inContent } from './finding';

/** What texts say of a kind of claim, and whether it is so. */
const SAYINGS = [
  {
    said: /\bsample testimonials?\b|\btestimonials?\b[^.]{0,60}\b(?:made up|samples?)\b|\bnot customer reviews\b/i,
    isSo: ({ testimonials }: Content) =>
      testimonials.items.some(({ provenance }) => provenance.status === 'example'),
    todo: 'no testimonial is a sample any more',
  },
  {
    said: /\bsimulated (?:\w+ )?(?:notices?|activity)\b|\bnotices?\b[^.]{0,80}\b(?:made up|simulated)\b|\bnot a real customer\b/i,
    isSo: ({ notices }: Content) =>
      notices.provenance.status === 'example' && notices.pool.length > 0,
    todo: 'no notice is simulated any more',
  },
  {
    said: /\bas stated by\b|\bour own statement\b|\bnot audited\b|\bnot documented\b/i,
    isSo: ({ statistics, testimonials: { rating } }: Content) =>
      [...statistics.items, ...(rating ? [rating] : [])].some(
        ({ provenance }) => provenance.status === 'stated',
      ),
    todo: 'no figure rests on your word alone any more',
  },
  {
    said: /\b(?:tax|VAT) (?:may|will) be added\b|\bbefore (?:any )?(?:tax|VAT)\b|\b(?:plus|excluding|without) (?:tax|VAT)\b/i,
    isSo: ({ site }: Content) => !site.pricesIncludeTax,
    todo: 'prices include it (site.pricesIncludeTax)',
  },
  {
    said: /\b(?:tax|taxes|VAT) (?:is |are )?included\b|\b(?:includes?|including|with) (?:all )?(?:tax|taxes|VAT)\b/i,
    isSo: ({ site }: Content) => site.pricesIncludeTax,
    todo: 'prices do not include it (site.pricesIncludeTax)',
  },
];

/** Texts that stand ready and are printed beside other claims than these. */
function isPrinted({ path: [name, field] }: Leaf, content: Content): boolean {
  if (name === 'notices') return content.notices.pool.length > 0;
  if (name === 'testimonials') return content.testimonials.items.length > 0;
  return !(name === 'statistics' && (field === 'statedNote' || field === 'exampleNote'));
}

export const agreement: Check = {
  id: 'LR30',
  title: 'texts agree with what they speak of',
  launch: ({ content }) =>
    printedWords(content)
      .filter((leaf) => isPrinted(leaf, content))
      .flatMap(({ path, text }) =>
        SAYINGS.filter(({ isSo }) => !isSo(content)).flatMap(({ said, todo }) => {
          const [words = null] = text.match(said) ?? [];
          return inContent(path, words && `“${words}” is said here, but ${todo}. Say what is.`);
        }),
      ),
};

/** Words before a number that is no count of all: a bound, or the end of a range. */
const OPEN = [
  ...['at least', 'at most', 'up to', 'more than', 'fewer than', 'less than'],
  ...['over', 'under', 'about', 'any', 'first', 'other', '–', '-'],
  `(?:${numberPattern})\\s(?:or|to)`,
];

function countOf(things: string): RegExp {
  const bound = `(?<!(?:^|[\\s\\d])(?:${OPEN.join('|')})\\s?)`;
  return new RegExp(`${bound}(?<![\\w.,])(${numberPattern})\\s+(${things})\\b`, 'gi');
}

const COUNTED = [
  {
    said: countOf('(?:(?:premium |charting ){0,2})indicators'),
    name: 'indicators',
    all: ({ indicators }: Content) => indicators.items.length,
  },
  {
    said: countOf('plans|ways to pay'),
    name: 'plans',
    all: ({ plans }: Content) => plans.length,
  },
];

/** Limits of somebody else's platform are other numbers, and customers say how many they use themselves. */
function isOwn({ path: [name, list] }: Leaf): boolean {
  return name !== 'platformPlans' && !(name === 'testimonials' && list === 'items');
}

export const countedThings: Check = {
  id: 'LR32',
  title: 'texts count right',
  isAcceptable: true,
  launch: ({ content }) =>
    printedWords(content)
      .filter(isOwn)
      .flatMap(({ path, text }) =>
        COUNTED.flatMap(({ said, name, all }) =>
          [...text.matchAll(said)]
            .filter(([, number = '']) => numberOf(number) !== all(content))
            .flatMap(([words]) => {
              const right = numberInWords(all(content));
              return inContent(path, `“${words}”: expected the number of ${name}, ${right}.`);
            }),
        ),
      ),
};
