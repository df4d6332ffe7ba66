import { withPlurals } from '@/lib/text/fill';
import { nearestOf } from '@/lib/text/nearest';

/**
 * Facts that texts of the content state in braces, filled in once by the door (`content.ts`):
 *
 *     {indicatorCount}                what a fact says now: `three`; {IndicatorCount} begins with a capital
 *     {plansWith Priority support}    titles of the plans that include a feature: `6-Month and Annual`
 *     {indicatorCount:indicator|indicators}, {plansWith Priority support:plan adds|plans add}    a form for each plural
 *                                     of the language, by the number that the fact or the list of plans is of
 *     {analytics?said if so|said if not}    by whether a fact says anything; either part may be empty,
 *                                     and may hold facts, and such choices
 *     {plansWith Priority support?said if so|said if not}    the same by whether any plan includes a feature
 *
 * An item of a list, or a paragraph, of which nothing is left goes altogether.
 */

/** What each says stands in `ready-content.ts`. */
const FACTS = [
  'brand',
  'sellerName',
  'support',
  'sellerAddress',
  'exampleSeller',
  'register',
  'vatNumber',
  'taxIncluded',
  'currency',
  'withdrawal',
  'memberArea',
  'indicatorCount',
  'planCount',
  'severalPlans',
  'severalIndicators',
  'drawnPictures',
  'ownPictures',
  'longerCostLess',
  'plansDiffer',
  'trials',
  'paidOnce',
  'renewed',
  'basicReply',
  'priorityReply',
  'paymentMethods',
  'analytics',
  'analyticsHost',
  'avatarHost',
  'requestedHosts',
  'orderStatus',
  'notices',
  'exampleNotices',
  'statedFigures',
  'motionKey',
  'noticesKey',
  'accessKey',
] as const;
export type Fact = (typeof FACTS)[number];

const NAMED = /\{(\w+)(?: ([^{}]+))?\}/g;
/** One whose parts hold no other: of nested ones the innermost. */
const CHOICE =
  /\{(\w+)(?: ([^{}?|]+))?\?((?:[^{}|]|\{[^{}?]+\})*)(?:\|((?:[^{}|]|\{[^{}?]+\})*))?\}/g;

function isFact(name: string): name is Fact {
  return FACTS.some((fact) => fact === name);
}

/**
 * @param said a word in braces that nothing is known of, with or without its plurals
 * @param words what the text may have in braces beside facts
 * @returns what was meant most likely, as a question: ` (do you mean {plan}?)`; empty where nothing is near
 */
export function nearestWord(said: string, words: readonly string[] = []): string {
  const nearest = nearestOf(/\{(\w+)/.exec(said)?.[1] ?? '', [...words, ...FACTS]);
  return nearest ? ` (do you mean {${nearest}}?)` : '';
}

/** What facts say when a text is filled in. */
export interface FactValues {
  /** Empty for a fact that is not so. */
  says: (fact: Fact) => string;
  /** Titles of the plans that include a feature; null where none does. */
  plansWith: (feature: string) => string | null;
  /** The form of a plural: by what a fact counts, or `plansWith …`; null for what counts nothing. */
  formOf: (counted: string, forms: readonly string[]) => string | null;
}

/** Fills the facts of a text in and leaves other words in braces to `fill`. */
export function withFacts(text: string, { says, plansWith, formOf }: FactValues): string {
  const choose = (from: string): string => {
    const chosen = from.replace(
      CHOICE,
      (found, name: string, feature: string | undefined, so: string, otherwise = '') => {
        if (feature !== undefined && name === 'plansWith')
          return plansWith(feature) ? so : otherwise;
        if (feature !== undefined || !isFact(name)) return found;
        return says(name) ? so : otherwise;
      },
    );
    return chosen === from ? chosen : choose(chosen);
  };
  // Before the names: a part that is not said may name what nothing is known of.
  const chosen = choose(withPlurals(text, formOf));
  return chosen.replace(NAMED, (found, name: string, feature?: string) => {
    if (feature !== undefined) return (name === 'plansWith' && plansWith(feature)) || found;
    const fact = name.charAt(0).toLowerCase() + name.slice(1);
    if (!isFact(fact)) return found;
    const said = says(fact);
    return fact === name ? said : said.charAt(0).toUpperCase() + said.slice(1);
  });
}

/** @returns the text as it is where no fact says anything, with the longest of its plurals: what schemas look at */
export function withoutFacts(text: string): string {
  return withFacts(text, {
    says: () => '',
    plansWith: () => ' ',
    formOf: (counted, forms) =>
      isFact(counted) || counted.startsWith('plansWith ')
        ? forms.reduce((one, other) => (other.length > one.length ? other : one))
        : null,
  });
}
