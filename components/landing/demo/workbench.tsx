import { ArrowRightToLine, Minus, Plus } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { demoWords, glossary } from '@/content/demo';
import { momentWords } from '@/engine/chart/time-axis';
import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { LAYER_OF, type Layer } from '@/engine/indicators/suite';
import { DAY_MS, timeframeName } from '@/engine/market/bar';
import { formatPrice, type PriceForm } from '@/engine/market/price-form';
import type { Player, Snapshot } from '@/engine/replay/player';
import { ZOOM_STEP, zoomedBy } from '@/engine/replay/view';
import { ENABLED_INDICATORS } from '@/lib/browser/enabled-indicators';
import { fill } from '@/lib/text/fill';
import { Choice } from './controls';
import { IconButton } from './icon-button';
import { type Choices, useSnapshot } from './use-demo';

const { workbench: words, drawing } = demoWords;

/** Layers beside structure that something sold draws. */
const LAYERS = (['zones', 'sessions'] as const).filter((layer) =>
  ENABLED_INDICATORS.some((id) => id === layer || (layer === 'zones' && id === 'smart-money')),
);

interface WorkbenchProps {
  player: Player;
  snapshot: Snapshot;
  choices: Choices;
  change: (changes: Partial<Choices>) => void;
  onTimeframe: (timeframe: number) => void;
  onChoose: (entry: string, mark: Mark) => void;
}

/** What a visitor can look at more closely, folded until it is wanted. */
export function Workbench(props: WorkbenchProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="demo-workbench border-y border-hairline"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-[52px] cursor-pointer items-center gap-3 text-small">
        <b className="font-[550]">{words.title}</b>
        <span className="min-w-0 truncate text-muted">{words.holds}</span>
      </summary>
      {isOpen ? (
        <div className="grid gap-6 pb-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <Tools {...props} />
          <EventList {...props} />
        </div>
      ) : null}
    </details>
  );
}

function Tools({
  snapshot: { timeframe, timeframes },
  choices: { shown, view, isKept },
  change,
  onTimeframe,
}: WorkbenchProps) {
  return (
    <div className="grid content-start gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-1 text-caption text-muted">{words.layers}</legend>
        {LAYERS.map((layer: Layer & keyof typeof words) => (
          <label key={layer} className="demo-button">
            <input
              type="checkbox"
              className="size-4 flex-none accent-accent"
              checked={shown[layer]}
              onChange={({ target }) => change({ shown: { ...shown, [layer]: target.checked } })}
            />
            {words[layer]}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Choice
          name={words.timeframe}
          value={timeframe}
          options={timeframes.map((length) => [length, timeframeName(length)])}
          onChange={onTimeframe}
        />
        <div className="demo-joined">
          <IconButton
            name={words.zoomOut}
            icon={Minus}
            onClick={() => change({ view: zoomedBy(view, ZOOM_STEP) })}
          />
          <IconButton
            name={words.zoomIn}
            icon={Plus}
            onClick={() => change({ view: zoomedBy(view, 1 / ZOOM_STEP) })}
          />
          <IconButton
            name={words.newest}
            icon={ArrowRightToLine}
            disabled={view.end === null}
            onClick={() => change({ view: { ...view, end: null } })}
          />
        </div>
        <button
          type="button"
          className="demo-button"
          aria-pressed={isKept}
          onClick={() => change({ isKept: !isKept })}
        >
          {isKept ? words.drop : words.keep}
        </button>
      </div>
      <p role="status" className="text-caption text-muted">
        {isKept ? words.kept : ''}
      </p>
      <p className="text-caption text-muted">{words.realPrices}</p>
    </div>
  );
}

/** Everything about a mark that a sentence can ask for. */
function values(mark: Mark, form: PriceForm): Record<string, string> {
  const prices = { ...form, point: drawing.decimal };
  const fields = Object.entries(mark).map(([name, value]): [string, string] => [
    name,
    typeof value === 'number' ? formatPrice(value, prices) : String(value),
  ]);
  const named = Object.fromEntries(fields);
  if ('timeframe' in mark) named.timeframe = timeframeName(mark.timeframe);
  if ('direction' in mark && mark.direction !== 'flat')
    named.direction = demoWords.directions[mark.direction];
  if ('side' in mark) named.side = demoWords.sides[mark.side];
  if ('label' in mark && mark.label) named.label = drawing.labels[mark.label];
  if (mark.kind === 'session' || mark.kind === 'opening-range')
    named.name = drawing.sessions[mark.name].name;
  if (mark.kind === 'break') named.name = demoWords.breaks[mark.label];
  if (mark.kind === 'level') named.name = drawing.levels[mark.name].name;
  return named;
}

/**
 * Says an event in words: `bullish break of structure at 1.0842`.
 *
 * @returns null for an event that is not listed: a mark that took the place of an older one, and what comes with nearly every bar
 */
export function eventWords({ type, mark }: IndicatorEvent, prices: PriceForm): string | null {
  const sentences: Partial<Record<string, string>> = demoWords.sentences;
  const sentence = sentences[`${type} ${mark.kind}`];
  // A mark has the values that sentences about its kind can ask for.
  return sentence ? fill(sentence, values(mark, prices)) : null;
}

/** @param step length of the chart's bars, ms @returns which bar it is that opened then */
export const barWords = (time: number, step: number) => momentWords(time, step, drawing);

/** @param step length of the chart's bars, ms @returns when something became known, by its day at least */
export const knownWords = (time: number, step: number) => barWords(time, Math.min(step, DAY_MS));

const dayOf = (time: number) => Math.floor(time / DAY_MS);

const beginOf = (mark: Mark) => ('time' in mark ? mark.time : 'from' in mark ? mark.from : mark.at);

/** The bar that an event lies on: of a mark that was confirmed, where that lies. Its time alone where it is of the same day. */
function placeWords({ type, at, knownAt, mark }: IndicatorEvent, step: number): string {
  const place = type === 'confirmed' && mark.kind !== 'break' ? beginOf(mark) : at;
  return step < DAY_MS && dayOf(place) === dayOf(knownAt)
    ? new Date(place).toISOString().slice(11, 16)
    : barWords(place, step);
}

/** @returns which entry of the glossary explains a mark */
export function termOf(mark: Mark): string {
  if (mark.kind === 'break') return mark.label === 'BOS' ? 'bos' : 'choch';
  return mark.kind === 'gap' ? 'fvg' : mark.kind;
}

/** Events that are listed at rest, and while it plays: then nobody reads further down. */
const MAX_LISTED = 24;
const MAX_LISTED_LIVE = 8;

const entryOf = ({ type, at, mark }: IndicatorEvent) => `${type} ${mark.id} ${at}`;

/** What became known, newest first, in words; an entry that is open has its mark pointed out on the chart. */
export function EventList({
  player,
  choices: { shown, chosen },
  onChoose,
}: Pick<WorkbenchProps, 'player' | 'onChoose'> & { choices: Pick<Choices, 'shown' | 'chosen'> }) {
  const snapshot = useSnapshot(player, 'list');
  const { recording, position, replay, source, timeframe } = snapshot;
  // Where it stops, the list becomes another one; what follows a press comes first.
  const isLive = useDeferredValue(replay.isPlaying);
  const isListed = (event: IndicatorEvent) =>
    shown[LAYER_OF[event.mark.kind]] && eventWords(event, source.prices) !== null;
  const events = recording
    .latest(position, isLive ? MAX_LISTED_LIVE : MAX_LISTED, isListed)
    .reverse();
  return (
    <section aria-labelledby="demo-list">
      <h3 id="demo-list" className="mb-1 text-caption text-muted">
        {words.list}
      </h3>
      {events.length === 0 ? (
        <p className="text-small">{words.empty}</p>
      ) : (
        <ol
          className="demo-list max-h-96 overflow-y-auto overscroll-contain border-y border-hairline"
          data-live={isLive}
        >
          {events.map((event, place) => (
            <Entry
              // While it plays, words change and rows stay: what moves without being asked cannot be read, nor hit.
              key={isLive ? place : entryOf(event)}
              event={event}
              text={eventWords(event, source.prices) ?? ''}
              step={timeframe}
              details={chosen?.entry === entryOf(event) ? detailsOf(event.mark, snapshot) : null}
              onChoose={onChoose}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** @returns where a mark lies, when it was known, when it ended, and by which rule it was made */
function detailsOf(mark: Mark, { recording, position, timeframe }: Snapshot): string {
  const { at, knownAt } = mark;
  const [from, bar] = [barWords(beginOf(mark), timeframe), barWords(at, timeframe)];
  const known = fill(words.known, { from, bar, known: knownWords(knownAt, timeframe) });
  const standing = recording.at(position, at).standings.find((one) => one.mark.id === mark.id);
  const endedAt = standing?.endedAt ?? null;
  const ended = endedAt === null ? '' : fill(words.ended, { ended: barWords(endedAt, timeframe) });
  const rule = glossary.find(({ id }) => id === termOf(mark));
  return [known, ended, `${rule?.term}: ${rule?.meaning}`].filter(Boolean).join(' ');
}

const Entry = memo(function Entry({
  event,
  text,
  step,
  details,
  onChoose,
}: {
  event: IndicatorEvent;
  text: string;
  step: number;
  /** What is said below it while it is open. */
  details: string | null;
  onChoose: (entry: string, mark: Mark) => void;
}) {
  return (
    <li className="border-b border-hairline text-caption">
      <button
        type="button"
        className="flex min-h-[44px] w-full flex-col gap-x-3 px-2 py-2.5 text-left hover:bg-raised sm:flex-row"
        aria-expanded={details !== null}
        onClick={() => onChoose(entryOf(event), event.mark)}
      >
        <span className="flex-none font-mono text-muted tabular-nums">
          {knownWords(event.knownAt, step)}
        </span>
        <span>{text + fill(words.barOf, { bar: placeWords(event, step) })}</span>
      </button>
      {details === null ? null : <p className="bg-raised px-2 pb-3 text-muted">{details}</p>}
    </li>
  );
});
