import type { Case } from 'repaint-check';
import { fill } from '@/lib/text/fill';
import type { CaseView } from './check';
import type { Words } from './report';

const [WIDTH, HEIGHT, PANE] = [600, 200, 80];
const MARGIN = 10;

type Values = CaseView['before'];

/** Returns where a value is between the top and the height of a pane. */
function scaleOf(values: readonly number[], top: number, height: number) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = height - 2 * MARGIN;
  return (value: number) =>
    top + MARGIN + (most === least ? room / 2 : (room * (most - value)) / (most - least));
}

const isNumber = (value: number | null): value is number => value !== null;

/** Draws a line through neighbors. */
const lineOf = (values: Values, x: (at: number) => number, y: (value: number) => number): string =>
  values
    .map((value, at) => {
      if (value === null) return '';
      const isNext = at > 0 && values[at - 1] !== null;
      return `${isNext ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
    })
    .join('');

/** Returns the places of values without a neighbor. */
const singles = (values: Values): number[] =>
  [...values.keys()].filter(
    (at) =>
      [at - 1, at + 1].every((other) => !isNumber(values[other] ?? null)) &&
      isNumber(values[at] ?? null),
  );

/** Draws candles, and the values that both exports have for each bar. */
export function CaseChart({
  words,
  name,
  found,
  view: { bars, before, after, known },
}: {
  words: Words;
  name: string;
  found: Case;
  view: CaseView;
}) {
  const { cases: texts } = words.texts;
  const prices = bars.flatMap(({ high, low }) => [high, low]);
  const values = [...before, ...after].filter(isNumber);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  // An oscillator gets a pane of its own.
  const isOnPrice = values.every((value) => value >= 2 * low - high && value <= 2 * high - low);
  const price = scaleOf(isOnPrice ? [...prices, ...values] : prices, 0, HEIGHT);
  const own = isOnPrice ? price : scaleOf(values, HEIGHT, PANE);
  const pitch = WIDTH / Math.max(1, bars.length);
  const x = (at: number) => (at + 0.5) * pitch;
  const [up, down] = [true, false].map((isUp) =>
    bars
      .map(({ open, high: top, low: bottom, close }, at) => {
        if (close >= open !== isUp) return '';
        const [from, to] = [price(Math.max(open, close)), price(Math.min(open, close))];
        const [left, width] = [x(at) - 0.3 * pitch, 0.6 * pitch];
        return `M${x(at)} ${price(top)}V${price(bottom)}M${left} ${from}h${width}v${Math.max(1, to - from)}h-${width}z`;
      })
      .join(''),
  );
  const place = bars.findIndex(({ time }) => time === found.time);
  const height = isOnPrice ? HEIGHT : HEIGHT + PANE;
  return (
    <figure className="check-chart">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={fill(texts.chart, { name })}>
        <rect x={x(place) - pitch / 2} width={pitch} height={height} className="check-place" />
        <path d={up} className="check-up" />
        <path d={down} className="check-down" />
        {known < bars.length ? (
          <path d={`M${known * pitch} 0v${height}`} className="check-end" />
        ) : null}
        {Object.entries({ after, before }).map(([of, series]) => (
          <g key={of} className={`check-${of}`}>
            <path d={lineOf(series, x, own)} />
            {singles(series).map((at) => (
              <circle key={at} cx={x(at)} cy={own(series[at] ?? 0)} r={of === 'before' ? 7 : 4} />
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        <span className="check-key" data-of="before">
          {texts.before}
        </span>
        <span className="check-key" data-of="after">
          {texts.after}
        </span>
        <span className="check-key" data-of="end">
          {texts.end}
        </span>
      </figcaption>
    </figure>
  );
}
