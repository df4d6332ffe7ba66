import type { Plan } from '@/lib/content/schemas/plans';
import type { PlanCostWords } from '@/lib/content/schemas/pricing';
import { breakEven, cheapestRanges, planPrice } from '@/lib/plans/figures';
import { fill } from '@/lib/text/fill';
import { CostTool } from './plan-tools';

/** Which plan costs least for how long, in words that need no script; a field asks about other lengths. */
export function PlanCosts({ plans, words }: { plans: readonly Plan[]; words: PlanCostWords }) {
  const prices = plans.map(planPrice);
  const [base, ...longer] = prices;
  // Two of the longest periods show how a shorter plan comes back after the first.
  const ranges = cheapestRanges(prices, 2 * Math.max(0, ...prices.map(({ months }) => months)));
  return (
    <div id="costs" className="plan-panel lg:grid-cols-2">
      <div>
        <h3 className="font-serif text-title">{words.title}</h3>
        <p className="mt-3 text-muted text-small">{words.intro}</p>
        <ul className="mt-4 grid gap-1 text-small">
          {longer.map((plan) => {
            const from = base ? breakEven(plan, base) : null;
            const values = { plan: plan.title, base: base?.title ?? '', months: plan.months };
            return (
              <li key={plan.id}>
                {from === null
                  ? fill(words.never, values)
                  : fill(words.breakEven, { ...values, from })}
              </li>
            );
          })}
        </ul>
        <h4 className="mt-6 font-semibold text-small">{words.ranges}</h4>
        {/* A ruler: each length of use with the plan that costs least for it. */}
        <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(4.7rem,1fr))] gap-y-3 text-(length:--text-caption)">
          {ranges.map(({ from, to, plan }) => (
            <li key={from} className="grid border-edge border-t border-l pt-[0.4rem] pl-2">
              <span className="font-mono text-muted">{from === to ? from : `${from}–${to}`}</span>{' '}
              {plan.title}
            </li>
          ))}
        </ol>
      </div>
      <CostTool prices={prices} words={words.tool} />
    </div>
  );
}
