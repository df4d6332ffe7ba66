import type { Fault, Gathered } from '../faults';
import { type Leaf, leavesOf } from '../walk';
import { demoTemplate } from './demo-placeholders';
import { deskTemplate } from './desk-placeholders';

/** Words in braces that a text must hold, and those it may. */
export interface Template {
  must: readonly string[];
  may?: readonly string[];
}

/** Every text that is filled in when it is shown. */
const templates: Readonly<Record<string, Template>> = {
  'pricing.choose': { must: ['plan'] },
  'pricing.comparedWith': { must: ['months', 'monthly'] },
  'pricing.comparedSpoken': { must: ['compared'] },
  'pricing.saving': { must: ['amount', 'about', 'percent'] },
  'pricing.perMonth': { must: ['monthly'] },
  'pricing.charged': { must: ['price', 'length'] },
  'pricing.ends': { must: ['length'] },
  'pricing.renews': { must: ['price', 'renewal'] },
  'planCosts.breakEven': { must: ['plan', 'base', 'from'], may: ['months'] },
  'planCosts.never': { must: ['plan', 'base'], may: ['months'] },
  'planCosts.tool.invalid': { must: ['most'] },
  'planCosts.tool.result': { must: ['length', 'plan', 'total'] },
  'planCosts.tool.totals': { must: ['length'] },
  'planCosts.tool.payments': { must: ['count', 'price'] },
  'planCosts.tool.covers': { must: ['length'] },
  'platformPlans.rule': { must: ['own'] },
  'platformPlans.exampleNote': { must: ['day'] },
  'platformPlans.note': { must: ['day'] },
  'platformPlans.tool.fits': { must: ['used', 'limit'] },
  'platformPlans.tool.drop': { must: ['count'] },
  'platformPlans.tool.none': { must: ['own', 'limit'] },
  'platformPlans.tool.invalid': { must: ['most'] },
  'faqs.filter.found': { must: ['count'], may: ['all'] },
  'testimonials.rating.text': { must: ['value', 'count'] },
  'testimonials.ratingLabel': { must: ['rating'] },
  'testimonials.controls.slide': { must: ['index', 'count'] },
  'testimonials.controls.dot': { must: ['index'] },
  'site.avatarService': { must: ['initials', 'background'] },
};

/** The states of an order that know the plan. */
const orderState = /^paymentSuccess\.order\.(?:paid|pending|failed|refunded)\./;

const none: Template = { must: [] };
const inBraces = (words: readonly string[]) => words.map((word) => `{${word}}`).join(', ');

/** @returns what a text should hold, or null where its braces are right */
function wanted({ path, text }: Leaf): string | null {
  const place = path.join('.');
  const { must, may = [] } = orderState.test(place)
    ? { must: [], may: ['plan'] }
    : (templates[place] ?? demoTemplate(place) ?? deskTemplate(place) ?? none);
  const missing = must.filter((word) => !text.includes(`{${word}}`));
  if (missing.length > 0) return `text with ${inBraces(missing)}`;
  const rest = [...must, ...may].reduce((left, word) => left.replaceAll(`{${word}}`, ''), text);
  if (!/[{}]/.test(rest)) return null;
  return must.length + may.length > 0
    ? `no words in braces but ${inBraces([...must, ...may])}`
    : 'text without braces';
}

/** Texts that are filled in hold the words in braces that they are filled with; other texts hold none. */
export function placeholderFaults({ entries }: Gathered): Fault[] {
  return entries.flatMap(({ file, name, value }) =>
    leavesOf(value, [name]).flatMap((leaf) => {
      const expected = wanted(leaf);
      return expected ? [{ file, path: leaf.path, expected, got: leaf.text }] : [];
    }),
  );
}
