import { useState } from 'react';
import { Control } from '@/components/ui/control';
import { Slider } from '@/components/ui/slider';
import { useHydrated } from '@/lib/browser/page-state';
import { cheapestMixes, type PlanMix, type PlanPrice, planCosts } from '@/lib/plans/figures';
import { MAX_MONTHS } from '@/lib/schemas/billing';
import { fill } from '@/lib/text/fill';
import { formatLength, formatMoney, type MoneyForm } from '@/lib/text/format';
import type { Pricing } from './schema';

const DASHES = ['none', '6 4', '2 3', '10 3 2 3', '14 3', '1 5'];

const MONTH_TICKS = [6, 12, 18, 24, 30, MAX_MONTHS];

export interface CostChartProps {
  prices: readonly PlanPrice[];
  texts: Pricing['costs'];
  money: MoneyForm;
}

export function CostChart({ prices, texts, money }: CostChartProps) {
  const isHydrated = useHydrated();
  const [months, setMonths] = useState(texts.start);
  const length = formatLength(months, 'month', money.locale);
  const costs = planCosts(prices, months);
  const mixes = cheapestMixes(prices);
  const mix = mixes[months - 1];
  const sum = (amount: number) => formatMoney(amount, money);
  const ticks = ticksTo(highestTotal(prices)).map((amount) => ({
    amount,
    label: formatMoney(amount, { ...money, notation: 'compact' }),
  }));
  const joined = (parts: readonly string[]) =>
    parts.reduce((first, next) => fill(texts.sequence, { first, next }));
  const payments = ({ plan, periods }: PlanMix['parts'][number]) =>
    fill(texts.payments, { count: `${periods}`, price: sum(plan.amount) });
  const step = (name: string, sign: string, by: number) => (
    <Control
      className="icon-button"
      aria-label={name}
      onClick={() => setMonths(Math.min(MAX_MONTHS, Math.max(1, months + by)))}
    >
      {sign}
    </Control>
  );
  return (
    <div id="costs" className="cost">
      <header>
        <h3 className="mb-1 font-serif text-title">{texts.title}</h3>
        <p className="max-w-[34rem] text-muted">{texts.intro}</p>
      </header>
      <div>
        {/* Phones have no slider: a month would be too narrow a target. */}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 md:hidden">
          {step(texts.less, '−', -1)}
          <b className="rounded-small bg-primary px-2 text-on-primary">{length}</b>
          {step(texts.more, '+', 1)}
        </p>
        <div role="status" id="costs-result" className="cost-result">
          {mix ? (
            <>
              <p className="font-serif text-title">
                {fill(texts.result, {
                  mix: joined(mix.parts.map(({ plan }) => plan.title)),
                  total: sum(mix.total),
                })}
              </p>
              <p className="text-muted">{joined(mix.parts.map(payments))}</p>
            </>
          ) : null}
        </div>
        <table className="w-full">
          <caption>{fill(texts.totals, { length })}</caption>
          <tbody>
            {costs.map(({ plan, periods, total }, place) => (
              <tr key={plan.id} data-cheapest={total === mix?.total}>
                <th scope="row">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 28 2"
                    width="28"
                    className="mt-[calc(0.5lh-1px)] self-start"
                  >
                    <path d="M0 1H28" strokeDasharray={DASHES[place]} />
                  </svg>
                  <span className="min-w-0">{plan.title}</span>
                </th>
                <td className="text-caption text-muted">{payments({ plan, periods })}</td>
                <td>{sum(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="noscript:hidden">
        <div className="cost-figure">
          <div className="cost-plot">
            {isHydrated ? (
              <>
                <Lines {...{ prices, mixes, months, ticks }} />
                <Slider
                  id="costs-months"
                  min={1}
                  max={MAX_MONTHS}
                  value={months}
                  onValue={setMonths}
                  aria-valuetext={length}
                  aria-describedby="costs-result"
                />
              </>
            ) : null}
          </div>
          <div className="cost-axis" aria-hidden="true">
            {ticks.map(({ amount, label }) => (
              <p key={amount}>{label}</p>
            ))}
          </div>
        </div>
        <label
          htmlFor="costs-months"
          className={`block pt-2 text-caption text-muted ${isHydrated ? '' : 'invisible'}`}
        >
          {texts.question}
        </label>
      </div>
    </div>
  );
}

/** Returns up to five evenly spaced round amounts, in the currency's smallest unit. */
function ticksTo(top: number): number[] {
  const least = Math.max(1, top / 5);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= least) ?? top;
  return Array.from({ length: Math.floor(top / step) }, (_, index) => (index + 1) * step);
}

const highestTotal = (prices: readonly PlanPrice[]) =>
  Math.max(...planCosts(prices, MAX_MONTHS).map(({ total }) => total));

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** Draws a line per plan, and a thick one for the cheapest mix. */
function Lines({
  prices,
  mixes,
  months,
  ticks,
}: Pick<CostChartProps, 'prices'> & {
  mixes: readonly PlanMix[];
  months: number;
  ticks: readonly { amount: number; label: string }[];
}) {
  const all = Array.from({ length: MAX_MONTHS }, (_, month) => planCosts(prices, month + 1));
  const costs = all[months - 1] ?? [];
  const lowest = mixes.map(({ total }) => total);
  const least = lowest[months - 1] ?? 0;
  const totals = prices.map((_, place) => all.map((each) => each[place]?.total ?? 0));
  const top = Math.ceil(1.05 * highestTotal(prices));
  const stairs = (amounts: readonly number[]) =>
    amounts.map((amount, month) => `${month ? 'V' : 'M0 '}${top - amount}h1`).join('');
  const down = (amount: number) => percent(1 - amount / top);
  const across = percent((months - 0.5) / MAX_MONTHS);
  return (
    <svg aria-hidden="true">
      <svg viewBox={`0 0 ${MAX_MONTHS} ${top}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks.map(({ amount }) => `M0 ${top - amount}H${MAX_MONTHS}`).join('')} />
        {prices.map(({ id }, place) => (
          <path key={id} d={stairs(totals[place] ?? [])} strokeDasharray={DASHES[place]} />
        ))}
        <path d={stairs(lowest)} />
      </svg>
      {ticks.map(({ amount, label }) => (
        <text key={amount} x="100%" y={down(amount)} dx="8" dy=".35em">
          {label}
        </text>
      ))}
      {MONTH_TICKS.map((month) => (
        <text key={month} x={percent((month - 0.5) / MAX_MONTHS)} y="100%" dy="2.3em">
          {month}
        </text>
      ))}
      <g>
        <line x1={across} x2={across} y2="100%" strokeDasharray="2 3" />
        {costs.map(({ plan, total }) => (
          <circle key={plan.id} cx={across} cy={down(total)} r="5" />
        ))}
        <circle cx={across} cy={down(least)} r="5" data-cheapest="true" />
      </g>
      <svg x={across} y="100%" aria-hidden="true" className="cost-handle">
        <rect x="-27" y="-12" width="54" height="24" rx="4" />
        <text dy=".35em">{`‹ ${months} ›`}</text>
      </svg>
    </svg>
  );
}
