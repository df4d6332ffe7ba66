import type { Plan, Pricing } from '@/lib/content/schemas/plans';
import type { Site } from '@/lib/content/schemas/site';
import { type PlanCardWords, planCards, planLine } from '@/lib/plans/plan-card';

/** One plan. Its badge stays out: it is a claim, and its provenance could not be seen here. */
function planLines(plan: Plan, card: PlanCardWords, words: Pricing): string[] {
  const { name, price } = planLine(plan);
  const { comparison, terms, features } = card;
  const renews = terms.find(({ id }) => id === 'renewal')?.text ?? '';
  return [
    `${name}: ${price}`,
    comparison
      ? `${comparison.saving}, ${comparison.perMonth}. ${comparison.spoken}.`
      : words.baseline,
    renews,
    ...features.map(({ text, included }) => `- ${included ? '' : `${words.notIncluded} `}${text}`),
    '',
  ];
}

/** @returns plans and prices as plain text, for readers that take no pages */
export function plansText(site: Site, plans: readonly Plan[], words: Pricing): string {
  const cards = planCards(plans, words);
  return [
    site.productName,
    words.title,
    '',
    words.intro,
    '',
    ...plans.flatMap((plan, index) => {
      const card = cards[index];
      return card ? planLines(plan, card, words) : [];
    }),
    words.cancel,
    words.refund,
    words.currency,
    words.methods.text,
    `${site.url}/#pricing`,
    '',
  ].join('\n');
}
