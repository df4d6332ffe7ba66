'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CostToolWords, PlatformPlan, PlatformToolWords } from '@/lib/content/schemas/pricing';
import { chartRoom, MAX_OTHERS } from '@/lib/plans/chart-room';
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
  const { field, number: months, isValid, read } = useWholeNumber(words.start, 1, MAX_MONTHS);
  const costs = planCosts(prices, months);
  const least = cheapestCost(costs);
  const length = monthCount(months);
  const result = least && {
    length,
    plan: least.plan.title,
    total: formatCents(least.total),
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
            max={MAX_MONTHS}
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
        {isValid && result ? fill(words.result, result) : fill(words.invalid, { most: MAX_MONTHS })}
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
                  {fill(words.payments, { count: periods, price: formatCents(plan.cents) })}
                  <span className="block font-sans text-caption text-muted">
                    {fill(words.covers, { length: monthCount(covered) })}
                  </span>
                </td>
                <td>{formatCents(total)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-4 text-caption text-muted">{words.note}</p>
    </div>
  );
}

/** A visitor's plan and other indicators, and whether the suite has room beside them. */
export function PlatformTool({
  plans,
  own,
  words,
}: {
  plans: readonly PlatformPlan[];
  /** Indicators of the suite. */
  own: number;
  words: PlatformToolWords;
}) {
  const plan = useWholeNumber<HTMLSelectElement>(0, 0, plans.length - 1);
  const others = useWholeNumber(words.start, 0, MAX_OTHERS);
  const limit = plans[plan.number]?.perChart ?? 0;
  const room = chartRoom(limit, own, others.number);
  const values = {
    own,
    limit,
    used: own + others.number,
    count: room.kind === 'drop' ? room.count : 0,
    most: MAX_OTHERS,
  };
  return (
    <div className="needs-script mt-4 grid gap-3 text-small">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor="platform-plan">{words.plan}</label>
        <select
          ref={plan.field}
          id="platform-plan"
          className="field"
          defaultValue={0}
          onChange={plan.read}
        >
          {plans.map(({ id, name }, index) => (
            <option key={id} value={index}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor="platform-others">{words.others}</label>
        <input
          ref={others.field}
          id="platform-others"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_OTHERS}
          defaultValue={words.start}
          aria-describedby="platform-room"
          aria-invalid={!others.isValid}
          className="field"
          onInput={others.read}
        />
      </p>
      <p id="platform-room" role="status" className="plan-answer">
        {fill(others.isValid ? words[room.kind] : words.invalid, values)}
      </p>
    </div>
  );
}

/** A field with a number in it; of a choice, the number is what the options have as value. */
type Field = HTMLInputElement | HTMLSelectElement;

/**
 * The number in a field that the browser keeps: what is typed before this runs, or put back by a reload, counts too.
 * @param start number in the field at first @param low smallest that counts @param high greatest
 * @returns the field's ref, the last number that counted, whether what stands there now does, and the handler of input
 */
function useWholeNumber<T extends Field = HTMLInputElement>(
  start: number,
  low: number,
  high: number,
): { field: RefObject<T | null>; number: number; isValid: boolean; read: () => void } {
  const field = useRef<T>(null);
  const [number, setNumber] = useState(start);
  const [isValid, setIsValid] = useState(true);
  const read = useCallback(() => {
    const typed = parseWholeNumber(field.current?.value ?? '', low, high);
    setIsValid(typed !== null);
    if (typed !== null) setNumber(typed);
  }, [low, high]);
  useEffect(read, [read]);
  return { field, number, isValid, read };
}

/**
 * Reads what a visitor typed.
 * @param low smallest number that counts @param high greatest
 * @returns the number, or null for anything but a whole one within those limits
 */
function parseWholeNumber(typed: string, low: number, high: number): number | null {
  const digits = typed.trim();
  if (!/^\d{1,4}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= low && number <= high ? number : null;
}
