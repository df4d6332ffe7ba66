'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CostToolWords } from '@/lib/content/schemas/pricing';
import { cheapestCost, MAX_MONTHS, type PlanPrice, planCosts } from '@/lib/plans/figures';
import { formatCents, monthCount } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';

/** The months a visitor expects, and what each plan comes to over them. */
export function CostTool({
  prices,
  words,
}: {
  prices: readonly PlanPrice[];
  words: CostToolWords;
}) {
  const { field, number: months, isValid } = useNumberField(words.start);
  const costs = planCosts(prices, months);
  const least = cheapestCost(costs);
  const length = monthCount(months);
  const result = least && { length, plan: least.plan.title, total: formatCents(least.total) };
  return (
    <div>
      <p className="needs-script flex flex-wrap items-center gap-3">
        <label htmlFor="cost-months">{words.question}</label>
        <span className="flex flex-wrap items-center gap-3">
          <input
            {...field}
            id="cost-months"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_MONTHS}
            aria-describedby="cost-unit cost-result"
            aria-invalid={!isValid}
          />
          <span id="cost-unit">{words.unit}</span>
        </span>
      </p>
      <p id="cost-result" role="status" className="plan-answer computed">
        {isValid && result ? fill(words.result, result) : fill(words.invalid, { most: MAX_MONTHS })}
      </p>
      <table className="plan-table mt-2">
        <caption className="text-left text-caption text-muted">
          {fill(words.totals, { length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.plan}</th>
            <th scope="col">{words.columns.payments}</th>
            <th scope="col" className="text-right">
              {words.columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map((cost) => {
            const { plan, periods, covered, total } = cost;
            return (
              <tr key={plan.id} data-least={cost === least}>
                <th scope="row">
                  {plan.title}
                  {cost === least ? (
                    <span className="block font-semibold text-(length:--text-caption) text-accent">
                      {words.least}
                    </span>
                  ) : null}
                </th>
                <td>
                  {fill(words.payments, { count: periods, price: formatCents(plan.cents) })}
                  <span className="block font-sans text-caption text-muted">
                    {fill(words.covers, { length: monthCount(covered) })}
                  </span>
                </td>
                <td className="text-right">{formatCents(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 text-caption text-muted">{words.note}</p>
    </div>
  );
}

/**
 * The number in a field that the browser keeps, within the limits that the field has: what is typed before this runs, or put
 * back by a reload, counts too. Of a choice it is what the options have as value.
 * @returns attributes of the field, the last number that counted, and whether what stands there now does
 */
function useNumberField<Field extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(
  start: number,
) {
  const ref = useRef<Field>(null);
  const [number, setNumber] = useState(start);
  const [isValid, setIsValid] = useState(true);
  const onInput = useCallback(() => {
    const entered = Number.parseFloat(ref.current?.value ?? '');
    // An empty field is valid, as it need not be filled in, and holds no number.
    const isNumber = ref.current?.validity.valid === true && !Number.isNaN(entered);
    setIsValid(isNumber);
    if (isNumber) setNumber(entered);
  }, []);
  useEffect(onInput, [onInput]);
  return { field: { ref, defaultValue: start, className: 'field', onInput }, number, isValid };
}
