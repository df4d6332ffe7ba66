import type { Plan } from '../content/schemas/plans';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * @param feature the feature's words in `content/plans.ts`
 * @returns names of the plans that include a feature, as prose has them: `6-Month and Annual`
 * @throws Error where no plan has such a feature, so that prose cannot speak of one that went
 */
export function plansWith(plans: readonly Plan[], feature: string): string {
  const having = plans.filter(({ features }) =>
    features.some(({ text, included }) => included && text === feature),
  );
  if (having.length === 0) throw new Error(`no plan includes "${feature}" (content/plans.ts)`);
  return list.format(having.map(({ title }) => title));
}
