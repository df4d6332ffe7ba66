import type { Plan, PlanFeature } from '@/lib/content/schemas/plans';

/** A line of the comparison with the ids of the plans that include it. */
type Row = Omit<PlanFeature, 'included'> & { plans: readonly string[] };

/**
 * @param rows what plans are compared by, in its order
 * @returns the plans, each with every row as a feature that it has or lacks
 * @throws Error for a row that names a plan there is none of: the plan meant would lack the feature without a word
 */
export function withFeatures(
  rows: readonly Row[],
  plans: readonly Omit<Plan, 'features'>[],
): Plan[] {
  const ids = plans.map(({ id }) => id);
  for (const [index, row] of rows.entries())
    for (const id of row.plans)
      if (!ids.includes(id))
        throw new Error(
          `rows[${index}].plans: expected ids of plans: ${ids.join(', ')}, got "${id}"`,
        );
  return plans.map((plan) => ({
    ...plan,
    features: rows.map(({ plans: having, ...row }) => ({
      ...row,
      included: having.includes(plan.id),
    })),
  }));
}
