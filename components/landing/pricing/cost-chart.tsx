import { useState } from 'react';
import { MAX_MONTHS } from '@/content/schemas/billing';
import type { Pricing } from '@/content/schemas/plans';
import { useHydrated } from '@/lib/browser/hydrated';
import { cheapestCost, cheapestRanges, type PlanPrice, planCosts } from '@/lib/plans/figures';
import { fill } from '@/lib/text/fill';
import { formatLength, formatMoney, type MoneyForm } from '@/lib/text/format';

/** Lines of plans are told apart by these, in the drawing and in the table. */
const DASHES = ['none', '6 4', '2 3', '10 3 2 3', '14 3', '1 5'];

const MONTH_TICKS = [6, 12, 18, MAX_MONTHS];

export interface CostChartProps {
  prices: readonly PlanPrice[];
  words: Pricing['costs'];
  money: MoneyForm;
}

/** The cost of each plan over two years, and which costs least for how long; a slider asks about other lengths. */
export function CostChart({ prices, words, money }: CostChartProps) {
  const isHydrated = useHydrated();
  const [months, setMonths] = useState(words.start);
  const length = formatLength(months, 'month', money.locale);
  const costs = planCosts(prices, months);
  const least = cheapestCost(costs);
  const sum = (amount: number) => formatMoney(amount, money);
  return (
    <div id="costs" className="cost">
      <header>
        <h3 className="my-2 font-serif text-title">{words.title}</h3>
        <p className="text-muted">{words.intro}</p>
      </header>
      <div>
        <p>
          <label htmlFor="costs-months">{words.question}</label>{' '}
          <b className="inline-block max-w-full rounded-small bg-brass px-2 font-mono text-caption text-pitch">
            {length}
          </b>
        </p>
        <p id="costs-result" role="status" className="my-2 font-serif text-title">
          {least && fill(words.result, { plan: least.plan.title, total: sum(least.total) })}
        </p>
        <table className="w-full">
          <caption className="sr-only">{fill(words.totals, { length })}</caption>
          <tbody>
            {costs.map(({ plan, periods, total }, place) => (
              <tr key={plan.id} data-least={plan === least?.plan}>
                <th scope="row">
                  <svg aria-hidden="true" viewBox="0 0 28 2" width="28">
                    <path d="M0 1H28" strokeDasharray={DASHES[place]} />
                  </svg>
                  {plan.title}
                </th>
                <td className="text-caption text-muted">
                  {fill(words.payments, { count: `${periods}`, price: sum(plan.amount) })}
                </td>
                <td>{sum(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <div className="cost-plot">
          <Lines prices={prices} months={months} money={money} />
          {isHydrated ? (
            <input
              id="costs-months"
              type="range"
              min={1}
              max={MAX_MONTHS}
              value={months}
              onChange={({ target }) => setMonths(Number(target.value))}
              aria-valuetext={length}
              aria-describedby="costs-result"
            />
          ) : null}
        </div>
        <p className="mb-1 text-caption text-muted">{words.ranges}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-caption">
          {cheapestRanges(prices).map(({ from, to, plan }) => (
            <li key={from} data-now={from <= months && months <= to}>
              {plan.title}{' '}
              <span className="block font-mono">{from === to ? from : `${from}–${to}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** @returns round amounts up to `top`, at most five: 1, 2 or 5 times a power of ten; all in whole units, the smallest */
function ticksTo(top: number): number[] {
  const least = Math.max(1, top / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= least) ?? top;
  return Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
}

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** A line for each plan, one for the lowest, and a crosshair. Lines stretch with the plot; words and dots keep their size. */
function Lines({ prices, months, money }: Omit<CostChartProps, 'words'> & { months: number }) {
  const all = Array.from({ length: MAX_MONTHS }, (_, month) => planCosts(prices, month + 1));
  const costs = all[months - 1] ?? [];
  const least = cheapestCost(costs);
  const totals = prices.map((_, place) => all.map((each) => each[place]?.total ?? 0));
  const lowest = all.map((each) => Math.min(...each.map(({ total }) => total)));
  const highest = Math.max(...totals.flat());
  const [top, ticks] = [Math.ceil(1.05 * highest), ticksTo(highest)];
  const stairs = (amounts: readonly number[]) =>
    amounts.map((amount, month) => `${month ? 'V' : 'M0 '}${top - amount}h1`).join('');
  const down = (amount: number) => percent(1 - amount / top);
  const across = percent((months - 0.5) / MAX_MONTHS);
  return (
    <svg aria-hidden="true">
      <svg viewBox={`0 0 ${MAX_MONTHS} ${top}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks.map((tick) => `M0 ${top - tick}H${MAX_MONTHS}`).join('')} />
        {prices.map(({ id }, place) => (
          <path key={id} d={stairs(totals[place] ?? [])} strokeDasharray={DASHES[place]} />
        ))}
        <path d={stairs(lowest)} />
      </svg>
      {ticks.map((tick) => (
        <text key={tick} x="100%" y={down(tick)} dx="8" dy=".35em">
          {formatMoney(tick, { ...money, notation: 'compact' })}
        </text>
      ))}
      {MONTH_TICKS.map((month) => (
        <text key={month} x={percent(month / MAX_MONTHS)} y="100%" dy="1.5em" textAnchor="end">
          {month}
        </text>
      ))}
      <g>
        <line x1={across} x2={across} y2="100%" strokeDasharray="2 3" />
        {costs.map(({ plan, total }) => (
          <circle
            key={plan.id}
            cx={across}
            cy={down(total)}
            r="5"
            data-least={plan === least?.plan}
          />
        ))}
      </g>
    </svg>
  );
}
