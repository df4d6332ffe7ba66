'use client';

import type { CostToolWords } from '@/lib/content/schemas/plan-costs';
import { formatPrice, toDollars } from '@/lib/money/money';
import { MOST_MONTHS, monthCount } from '@/lib/plans/month-count';
import { cheapestCost, type PlanPrice, planCosts } from '@/lib/plans/plan-costs';
import { fill } from '@/lib/text/fill';
import { useWholeNumber } from './use-whole-number';

/** The months a visitor expects, and what each plan comes to over them. */
export function CostTool({
  prices,
  words,
}: {
  prices: readonly PlanPrice[];
  words: CostToolWords;
}) {
  const { field, number: months, isValid, read } = useWholeNumber(words.start, 1, MOST_MONTHS);
  const costs = planCosts(prices, months);
  const least = cheapestCost(costs);
  const length = monthCount(months);
  const money = (cents: number) => formatPrice(toDollars(cents));
  const result = least && {
    length,
    plan: least.plan.title,
    total: money(least.total),
  };
  return (
    <div>
      <p className="needs-script flex flex-wrap items-center gap-3">
        <label htmlFor="cost-months">{words.question}</label>
        <span className="flex flex-wrap items-center gap-3">
          <input
            ref={field}
            id="cost-months"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_MONTHS}
            defaultValue={words.start}
            aria-describedby="cost-unit cost-result"
            aria-invalid={!isValid}
            className="field"
            onInput={read}
          />
          <span id="cost-unit">{words.unit}</span>
        </span>
      </p>
      <p id="cost-result" role="status" className="plan-answer">
        {isValid && result
          ? fill(words.result, result)
          : fill(words.invalid, { most: MOST_MONTHS })}
      </p>
      <table className="plan-table mt-2">
        <caption className="sr-only">{fill(words.totals, { length })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.plan}</th>
            <th scope="col">{words.columns.payments}</th>
            <th scope="col">{words.columns.total}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => {
            const { plan, periods, covered, total } = cost;
            return (
              <tr key={plan.id} data-least={cost === least}>
                <th scope="row">
                  {plan.title}
                  {cost === least ? <span className="plan-mark">{words.least}</span> : null}
                </th>
                <td>
                  {fill(words.payments, { count: periods, price: money(plan.cents) })}
                  <span className="block font-sans text-caption text-muted">
                    {fill(words.covers, { length: monthCount(covered) })}
                  </span>
                </td>
                <td>{money(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 text-caption text-muted">{words.note}</p>
    </div>
  );
}
