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

/** Lines that belong together, each with a cell for every plan: what it has there, or whether it has it. */
interface ComparisonGroup {
  name: string;
  rows: { text: string; explanation: string; cells: readonly (string | boolean)[] }[];
}

/**
 * The plans side by side: what their cards say, by line instead of by plan.
 * @returns groups in the order of the first plan's features, after that of the prices; none without plans
 */
function planComparison(
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
