import { type BuiltCard, builtCards } from '../built-cards';
import type { LaunchContent } from '../content';
import { inContent, type Rule } from '../finding';

/** Farther from the exact share than rounding explains. */
const most = 0.5;

/** @returns an amount in cents, or NaN */
const cents = (amount: string) => Math.round(Number(amount.replace(/[$,\s]/g, '')) * 100);

/** Worked out here once more, so that the site's own arithmetic is checked and not trusted. */
function fault({ index, text, struck }: BuiltCard, { plans, pricing }: LaunchContent) {
  const [base, plan] = [plans[0], plans[index]];
  if (!base || !plan || struck === '') return null;
  const compared = Math.round((base.price * 100 * plan.months) / base.months);
  if (cents(struck) !== compared)
    return `the struck price ${struck} is not ${plan.months} months at the first plan's price`;
  const saving = text.match(/^([^%]*?)([\d.]+)\s?%/);
  if (!saving) return null;
  const [, before = '', percent = ''] = saving;
  const exact = 100 - (plan.price * 10_000) / compared;
  const stated = Number(percent);
  if (Math.abs(stated - exact) > most)
    return `${percent}% is stated, ${exact.toFixed(1)}% is saved`;
  const hedged = before.trim().endsWith(pricing.about);
  if (stated > exact + 1e-9 && !hedged)
    return `${percent}% is rounded up without “${pricing.about}”`;
  return null;
}

/** What a longer plan is said to save, it saves. */
export const savings: Rule = {
  id: 'LR05',
  part: 'The built pages',
  title: 'savings are worked out right',
  severity: 'error',
  find: ({ content, site }) =>
    builtCards(content, site).flatMap((card) => {
      const why = fault(card, content);
      const text = `On the page ${why}. Build the site again; if it stays, correct pricing.saving in content/pricing.ts.`;
      return why ? [inContent(['plans', card.index, 'price'], text)] : [];
    }),
};
