import type { PlanComparisonWords } from '@/lib/content/schemas/plan-comparison';
import type { Plan, Pricing } from '@/lib/content/schemas/plans';
import { planCards, planLine } from './plan-card';

/** One line of the comparison, with a cell for every plan: what it has there, or whether it has it. */
interface ComparisonRow {
  text: string;
  explanation: string;
  cells: readonly (string | boolean)[];
}

/** Lines that belong together. */
export interface ComparisonGroup {
  name: string;
  rows: ComparisonRow[];
}

/**
 * The plans side by side: what their cards say, by line instead of by plan.
 * @returns groups in the order of the first plan's features, after that of the prices; none without plans
 * @throws Error for a template in `pricing` with an unknown placeholder
 */
export function planComparison(
  plans: readonly Plan[],
  pricing: Pricing,
  { price }: PlanComparisonWords,
): ComparisonGroup[] {
  const [first] = plans;
  if (!first) return [];
  const lines = plans.map((plan) => planLine(plan).price);
  const cards = planCards(plans, pricing);
  const groups: ComparisonGroup[] = [
    {
      name: price.group,
      rows: [
        { ...price.charged, cells: lines },
        {
          ...price.perMonth,
          cells: cards.map(({ comparison }, index) => comparison?.perMonth ?? lines[index] ?? ''),
        },
        {
          text: price.renewal.text,
          explanation: price.renewal.explanation,
          cells: plans.map(({ renewal }) => renewal ?? price.renewal.never),
        },
      ],
    },
  ];
  for (const [index, { group, text, explanation }] of first.features.entries()) {
    const cells = plans.map(({ features }) => features[index]?.included ?? false);
    const row = { text, explanation, cells };
    const known = groups.find(({ name }) => name === group);
    if (known) known.rows.push(row);
    else groups.push({ name: group, rows: [row] });
  }
  return groups;
}
