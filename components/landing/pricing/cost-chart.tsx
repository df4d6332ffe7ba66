'use client';

import { useFieldValue } from '@/components/ui/use-field-value';
import type { PlanCostWords } from '@/lib/content/schemas/pricing';
import {
  cheapestCost,
  cheapestRanges,
  MAX_MONTHS,
  type PlanCost,
  type PlanPrice,
  planCosts,
} from '@/lib/plans/figures';

import { fill } from '@/lib/text/fill';
import { formatLength, formatMoney, type MoneyForm } from '@/lib/text/format';
import { costStairs } from './cost-stairs';

/** What each plan comes to over two years, and which costs least for how long; a slider asks about other lengths. */
export function CostChart({
  id,
  lead,
  tier,
  prices,
  money,
  words,
}: {
  /** Of its element; those inside begin with it. */
  id: string;
  /** What it asks and how it is read; the first chart says it for all of them. */
  lead: Pick<PlanCostWords, 'title' | 'intro'> | null;
  /** What its plans have in common, where others have not. */
  tier: string | null;
  /** Plans that may be compared. */
  prices: readonly PlanPrice[];
  words: Omit<PlanCostWords, 'title' | 'intro'>;
  money: MoneyForm;
}) {
  const { field, value } = useFieldValue<HTMLInputElement>(`${words.start}`);
  const months = Number(value);
  const length = formatLength(months, 'month', money.locale);
  const say = (amount: number) => formatMoney(amount, money);
  const costs = planCosts(prices, months);
  const least = cheapestCost(costs);
  return (
    <div id={id} className="cost">
      {lead ? (
        <header>
          <h3>{lead.title}</h3>
          <p className="text-muted">{lead.intro}</p>
        </header>
      ) : null}
      <div>
        {tier ? <h4 className="plan-tier">{tier}</h4> : null}
        <p>
          <label htmlFor={`${id}-months`}>{words.question}</label>{' '}
          <b className="computed whitespace-nowrap">{length}</b>
        </p>
        <p id={`${id}-result`} role="status" className="computed">
          {least && fill(words.result, { plan: least.plan.title, total: say(least.total) })}
        </p>
        <table className="computed">
          <caption className="sr-only">{fill(words.totals, { length })}</caption>
          <tbody>
            {costs.map(({ plan, periods, total }) => (
              <tr key={plan.id} data-least={plan === least?.plan}>
                <th scope="row">{plan.title}</th>
                <td>{fill(words.payments, { count: `${periods}`, price: say(plan.amount) })}</td>
                <td>{say(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="cost-plot">
        <Stairs prices={prices} months={months} costs={costs} least={least} money={money} />
        <input
          {...field}
          id={`${id}-months`}
          className="needs-script"
          type="range"
          min={1}
          max={MAX_MONTHS}
          aria-valuetext={length}
          aria-describedby={`${id}-result`}
        />
        <Ruler prices={prices} months={months} label={words.ranges} />
      </div>
    </div>
  );
}

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** The lines, and a crosshair at the months asked for. Lines stretch with the plot; words and dots keep their size. */
function Stairs({
  prices,
  months,
  costs,
  least,
  money,
}: {
  prices: readonly PlanPrice[];
  months: number;
  costs: readonly PlanCost[];
  least: PlanCost | undefined;
  money: MoneyForm;
}) {
  const { top, paths, least: lowest, ticks, names } = costStairs(prices);
  const down = (amount: number) => percent(1 - amount / top);
  const across = percent((months - 0.5) / MAX_MONTHS);
  const isLeft = months > 0.6 * MAX_MONTHS;
  const lowestText = least ? formatMoney(least.total, money) : '';
  // In em, with a little on both sides.
  const width = Math.max(6, 0.62 * lowestText.length + 0.6);
  return (
    <svg aria-hidden="true">
      <svg viewBox={`0 0 ${MAX_MONTHS} ${top}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks.map((tick) => `M0 ${top - tick}H${MAX_MONTHS}`).join('')} />
        {prices.map(({ id }, place) => (
          <path key={id} d={paths[place]} />
        ))}
        <path d={lowest} />
      </svg>
      {ticks.map((tick) => (
        <text key={tick} x="100%" y={down(tick)} dx="8" dy=".35em">
          {formatMoney(tick, { ...money, notation: 'compact' })}
        </text>
      ))}
      {names.map(({ plan, isWide, month, total, isEnd, isBelow }) => (
        <text
          key={plan.id}
          x={percent(month / MAX_MONTHS)}
          y={down(total)}
          dy={isBelow ? '1.2em' : '-.5em'}
          textAnchor={isEnd ? 'end' : undefined}
          data-wide={isWide || undefined}
        >
          {plan.title}
        </text>
      ))}
      <g className="computed">
        <line x1={across} x2={across} y2="100%" />
        {costs.map(({ plan, total }) => (
          <circle key={plan.id} cx={across} cy={down(total)} r="4" />
        ))}
        {least ? (
          <svg x={across} y={down(least.total)} aria-hidden="true">
            <circle r="5" />
            <rect
              x={isLeft ? `${-width - 0.7}em` : '.7em'}
              y="-.85em"
              width={`${width}em`}
              height="1.7em"
              rx="3"
            />
            <text x={`${(isLeft ? -1 : 1) * (width / 2 + 0.7)}em`} dy=".35em" textAnchor="middle">
              {lowestText}
            </text>
          </svg>
        ) : null}
      </g>
    </svg>
  );
}

/** Each length of use with the plan that costs least for it, as wide as it lasts where every name has room. */
function Ruler({
  prices,
  months,
  label,
}: {
  prices: readonly PlanPrice[];
  months: number;
  label: string;
}) {
  const ranges = cheapestRanges(prices, MAX_MONTHS);
  // Letters that a month has room for in the narrowest plot that is ruled like this.
  const isToScale = ranges.every(
    ({ from, to, plan }) => plan.title.length <= 3.5 * (to - from + 1),
  );
  return (
    <table aria-label={label} className="cost-ruler" data-to-scale={isToScale}>
      <tbody>
        <tr>
          {ranges.map(({ from, to, plan }) => (
            <td key={from} colSpan={to - from + 1} data-now={from <= months && months <= to}>
              {plan.title} <span>{from === to ? from : `${from}–${to}`}</span>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
