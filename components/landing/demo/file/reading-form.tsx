import type { Option, Point, PointName, ReadRow } from 'repaint-check/read';
import type { demoFile } from '@/content/demo-details';

/** Imported, it would split the demo's code. */
const MINUTE_MS = 60_000;

const PRICES = ['open', 'high', 'low', 'close'] as const;

interface Given {
  texts: typeof demoFile.form;
  locale: string;
  onChange: (name: PointName, value: string) => void;
}

const numberText = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 12 }).format(value);

function timeText(time: number, { hasClock, hasZone }: Partial<ReadRow>, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const),
    ...(hasClock ? ({ hour: 'numeric', minute: '2-digit' } as const) : {}),
    ...(time % MINUTE_MS !== 0 ? ({ second: '2-digit' } as const) : {}),
    ...(hasClock && hasZone ? ({ timeZoneName: 'short' } as const) : {}),
    timeZone: 'UTC',
  }).format(time);
}

/** Shows how a file was read, and lets the visitor correct it. Only what the file proves is folded. */
export function ReadingForm({
  points,
  rows,
  ...given
}: Given & { points: readonly Point[]; rows: readonly ReadRow[] }) {
  const { texts, locale } = given;
  const partOf = (state: Point['state']) => points.filter((point) => point.state === state);
  const isProved = partOf('proved').length === points.length;
  const choices = (state: Point['state']) =>
    partOf(state).length > 0 ? (
      <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="mb-1 font-semibold">{texts.states[state]}</legend>
        {partOf(state).map((point) => (
          <Choice key={point.name} point={point} {...given} />
        ))}
      </fieldset>
    ) : null;
  const priceText = (price: number | null, at: number) =>
    // A no-break space.
    `${texts.points[PRICES[at] ?? 'open']}\u00A0${price === null ? texts.unknown : numberText(price, locale)}`;
  const shown = (
    <dl className="grid gap-3 lg:grid-cols-2">
      {rows.map((row, at) => (
        <div key={texts.rows[at]}>
          <dt className="font-semibold">{texts.rows[at]}</dt>
          <dd className="font-mono text-caption text-muted wrap-anywhere">{row.written}</dd>
          <dd>
            {row.time === null ? texts.unknownDate : timeText(row.time, row, locale)}
            {row.time !== null && row.hasClock && !row.hasZone ? ` ${texts.unknownZone}` : ''}
            <span className="block">{row.prices.map(priceText).join(', ')}</span>
          </dd>
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
  const textOf = ({ value, text, number }: Option) => {
    const zone = value.replace(/^(?=[+-])/, 'UTC').replaceAll('_', ' ');
    if (number === undefined)
      return values[name]?.[value] ?? text ?? (name === 'zone' ? zone : value);
    // Narrow windows cut off what comes last.
    if (name === 'date') return `${timeText(number, {}, locale)} (${text})`;
    return `${text} = ${numberText(number, locale)}`;
  };
  const [only = { value: value ?? '' }, another] = options;
  if (!another)
    return (
      <p>
        {texts.points[name]}: {textOf(only)}
      </p>
    );
  return (
    <label className="grid content-start gap-1">
      {texts.points[name]}
      <select
        className={`demo-button w-full font-normal ${state === 'open' && value === null ? 'border-accent' : ''}`}
        required
        value={value ?? ''}
        onChange={({ target }) => onChange(name, options[target.selectedIndex - 1]?.value ?? '')}
      >
        <option value="" disabled hidden>
          {texts.choose}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
