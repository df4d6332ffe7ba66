import type { Plan } from '@/lib/content/schemas/plans';
import type { PlanComparisonWords, Pricing } from '@/lib/content/schemas/pricing';
import { planCards, planLine } from '@/lib/plans/texts';

/** All plans in one table. On a narrow window each line stands above its cells, which then name their plan. */
export function PlanComparison({
  plans,
  pricing,
  words,
}: {
  plans: readonly Plan[];
  pricing: Pricing;
  words: PlanComparisonWords;
}) {
  const { title, feature, included, missing } = words;
  const inWords = (cell: string | boolean | undefined) =>
    typeof cell === 'string' ? cell : cell ? included : missing;
  return (
    <div id="compare" className="pt-14">
      <h3 id="compare-title" className="font-serif text-title">
        {title}
      </h3>
      <table
        aria-labelledby="compare-title"
        className="plan-table compare-table mt-4 table-fixed max-sm:block"
      >
        {/* Where it is narrow, read out alone; every cell names its plan instead. */}
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className="sm:w-2/5">
              {feature}
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.title}
              </th>
            ))}
          </tr>
        </thead>
        {comparisonGroups(plans, pricing, words).map((group) => (
          <tbody key={group.name} className="max-sm:block">
            <tr>
              <th
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="col-span-full border-edge pt-8 font-mono text-(length:--text-caption) text-muted"
              >
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ text, explanation, cells }) => (
              <tr key={text}>
                <th scope="row" className="col-span-full max-sm:pb-0">
                  {text}
                  <span className="block text-(length:--text-caption) text-muted">
                    {explanation}
                  </span>
                </th>
                {plans.map(({ id, title: plan }, index) => (
                  <td
                    key={id}
                    data-plan={plan}
                    data-has={typeof cells[index] === 'boolean' ? cells[index] : undefined}
                  >
                    {inWords(cells[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** What the cards of the plans say, by line instead of by plan: prices, then features, those of one group together. */
function comparisonGroups(
  plans: readonly Plan[],
  pricing: Pricing,
  { price: { group, charged, perMonth, renewal } }: PlanComparisonWords,
) {
  const lines = plans.map((plan) => planLine(plan).price);
  const spread = planCards(plans, pricing).map(
    ({ comparison }, index) => comparison?.perMonth ?? lines[index] ?? '',
  );
  const features = plans[0]?.features ?? [];
  /** Each with a cell for every plan: what it has there, or whether it has it. */
  const rows = [
    { ...charged, group, cells: lines },
    { ...perMonth, group, cells: spread },
    { ...renewal, group, cells: plans.map((plan) => plan.renewal ?? renewal.never) },
    ...features.map((feature, index) => ({
      ...feature,
      cells: plans.map((plan) => plan.features[index]?.included ?? false),
    })),
  ];
  const names = [...new Set(rows.map((row) => row.group))];
  return names.map((name) => ({ name, rows: rows.filter((row) => row.group === name) }));
}
