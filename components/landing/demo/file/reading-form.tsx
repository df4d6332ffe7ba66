import type { Option, Point, PointName, ReadRow } from 'repaint-check/read';
import type { demoFile } from '@/content/demo-details';

/** Imported, they would split the demo's code. */
const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

const PRICES = ['open', 'high', 'low', 'close'] as const;

interface Given {
  points: readonly Point[];
  rows: readonly ReadRow[];
  texts: typeof demoFile.form;
  locale: string;
  onChange: (name: PointName, value: string) => void;
}

const numberText = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 12 }).format(value);

function timeText(time: number, hasClock: boolean, locale: string, timeZoneName?: 'short'): string {
  return new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...(hasClock ? ({ hour: 'numeric', minute: '2-digit', timeZoneName } as const) : {}),
    ...(time % MINUTE_MS !== 0 ? ({ second: '2-digit' } as const) : {}),
    timeZone: 'UTC',
  }).format(time);
}

/** Lines break between texts, or within one that is wider than the page. */
const Texts = ({ all, className = '' }: { all: readonly string[]; className?: string }) => (
  <dd className={`flex flex-wrap gap-x-3 ${className}`}>
    {all.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cells may be equal
      <span key={at} className="max-w-full wrap-anywhere">
        {text}
      </span>
    ))}
  </dd>
);

/** Shows how a file was read, and lets the visitor correct it. Only what the file proves is folded. */
export function ReadingForm(given: Given) {
  const { points, rows, texts, locale } = given;
  const isProved = points.every(({ state }) => state === 'proved');
  const choices = (wanted: Point['state']) =>
    points.some(({ state }) => state === wanted) ? (
      <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-1 font-semibold">{texts.states[wanted]}</legend>
        {points.map((point) =>
          point.state === wanted ? <Choice key={point.name} {...given} point={point} /> : null,
        )}
      </fieldset>
    ) : null;
  const timeOf = ({ time, hasClock, hasZone }: ReadRow) => {
    if (Number.isNaN(time)) return [texts.unknownDate];
    const text = timeText(time, hasClock, locale, hasZone ? 'short' : undefined);
    return hasClock && !hasZone ? [text, texts.unknownZone] : [text];
  };
  const priceText = (price: number, at: number) =>
    `${texts.points[PRICES[at] ?? 'open']} ${Number.isNaN(price) ? texts.unknown : numberText(price, locale)}`;
  const shown = (
    <dl className="grid gap-3 lg:grid-cols-2">
      {rows.map((row, place) => (
        <div key={texts.rows[place]}>
          <dt className="font-semibold">{texts.rows[place]}</dt>
          <Texts all={row.written} className="font-mono text-caption text-muted" />
          <Texts all={timeOf(row)} />
          <Texts all={row.prices.map(priceText)} />
        </div>
      ))}
    </dl>
  );
  return (
    <div className="grid gap-4 py-2">
      <h4 className={isProved ? 'sr-only' : 'font-semibold'}>{texts.title}</h4>
      {isProved ? null : shown}
      {choices('open')}
      {choices('assumed')}
      <details>
        <summary className="min-h-[44px] cursor-pointer py-2.5 underline">
          {isProved ? texts.how : texts.rest}
        </summary>
        <div className="grid gap-4">
          {isProved ? shown : null}
          {choices('proved')}
        </div>
      </details>
    </div>
  );
}

function Choice({
  point: { name, state, value, options },
  texts,
  locale,
  onChange,
}: Given & { point: Point }) {
  const values: Readonly<Partial<Record<PointName, Readonly<Record<string, string>>>>> =
    texts.values;
  function textOf({ value, text, number }: Option): string {
    if (name === 'time' && number !== undefined)
      // Narrow windows cut off what comes last.
      return `${timeText(number, number % DAY_MS !== 0, locale)} (${text})`;
    if (number !== undefined) return `${text} = ${numberText(number, locale)}`;
    const zone = value.replace(/^(?=[+-])/, 'UTC').replaceAll('_', ' ');
    return values[name]?.[value] ?? text ?? (name === 'zone' ? zone : value);
  }
  const [only = { value: value ?? '' }, another] = options;
  if (!another && state !== 'open')
    return (
      <p>
        {texts.points[name]}: {values[name]?.[only.value] ?? textOf(only)}
      </p>
    );
  return (
    <label className="grid content-start gap-1">
      {texts.points[name]}
      <select
        className={`demo-button w-full font-normal ${value === null ? 'border-accent' : ''}`}
        required
        value={value ?? ''}
        onChange={({ target }) => onChange(name, target.value)}
      >
        {value === null ? (
          <option value="" disabled hidden>
            {texts.choose}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
