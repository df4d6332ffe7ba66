import type { PlanComparisonWords } from '@/lib/content/schemas/plan-comparison';
import type { Plan, Pricing } from '@/lib/content/schemas/plans';
import { planComparison } from '@/lib/plans/plan-comparison';

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
      <table aria-labelledby="compare-title" className="plan-table compare-table mt-4">
        <thead>
          <tr>
            <th scope="col">{feature}</th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col">
                {plan.title}
              </th>
            ))}
          </tr>
        </thead>
        {planComparison(plans, pricing, words).map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {group.name}
              </th>
            </tr>
            {group.rows.map(({ text, explanation, cells }) => (
              <tr key={text}>
                <th scope="row">
                  {text}
                  <span>{explanation}</span>
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
