import { memo, useDeferredValue } from 'react';
import { momentWords } from '@/engine/chart/time-axis';
import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { LAYER_OF } from '@/engine/indicators/suite';
import { DAY_MS, timeframeName } from '@/engine/market/bar';
import { formatPrice, type PriceForm } from '@/engine/market/price-form';
import type { Player, Snapshot } from '@/engine/replay/player';
import { fill } from '@/lib/text/fill';
import { type PlayerTexts, usePlayerTexts } from './say';
import { type Choices, useSnapshot } from './use-demo';

/** @returns values for the placeholders in sentences about a mark */
function valuesOf(
  { demoWords: { drawing }, demoDetails }: PlayerTexts,
  mark: Mark,
  form: PriceForm,
): Record<string, string> {
  const { list: texts, names } = demoDetails;
  const prices = { ...form, point: drawing.decimal };
  const fields = Object.entries(mark).map(([name, value]): [string, string] => [
    name,
    typeof value === 'number' ? formatPrice(value, prices) : String(value),
  ]);
  const named = Object.fromEntries(fields);
  if ('timeframe' in mark) named.timeframe = timeframeName(mark.timeframe);
  if ('direction' in mark && mark.direction !== 'flat')
    named.direction = texts.directions[mark.direction];
  if ('side' in mark) named.side = texts.sides[mark.side];
  if ('label' in mark && mark.label) named.label = drawing.labels[mark.label];
  if (mark.kind === 'session' || mark.kind === 'opening-range')
    named.name = names.sessions[mark.name].name;
  if (mark.kind === 'break') named.name = texts.breaks[mark.label];
  if (mark.kind === 'level') named.name = names.levels[mark.name].name;
  return named;
}

/** @returns an event in words; null for replacements and frequent marks, which are omitted */
export function eventWords(
  texts: PlayerTexts,
  { type, mark }: IndicatorEvent,
  prices: PriceForm,
): string | null {
  const sentences: Partial<Record<string, string>> = texts.demoDetails.list.sentences;
  const sentence = sentences[`${type} ${mark.kind}`];
  return sentence ? fill(sentence, valuesOf(texts, mark, prices)) : null;
}

/** @param step bar length, ms */
export const barWords = ({ demoWords }: PlayerTexts, time: number, step: number) =>
  momentWords(time, step, demoWords.drawing);

/** Formats when something became known, with the day. @param step bar length, ms */
export const knownWords = (texts: PlayerTexts, time: number, step: number) =>
  barWords(texts, time, Math.min(step, DAY_MS));

const beginOf = (mark: Mark) => ('time' in mark ? mark.time : 'from' in mark ? mark.from : mark.at);

/** @returns the time of an event's bar, without the day if the event became known that day */
function placeWords(
  texts: PlayerTexts,
  { type, at, knownAt, mark }: IndicatorEvent,
  step: number,
): string {
  const place = type === 'confirmed' && mark.kind !== 'break' ? beginOf(mark) : at;
  const isSameDay = Math.floor(place / DAY_MS) === Math.floor(knownAt / DAY_MS);
  return step < DAY_MS && isSameDay
    ? new Date(place).toISOString().slice(11, 16)
    : barWords(texts, place, step);
}

export function termOf({ glossary }: PlayerTexts, mark: Mark): string {
  if (mark.kind === 'break') return glossary[mark.label];
  // All listed kinds have a term.
  return glossary[mark.kind as Exclude<keyof typeof glossary, 'BOS' | 'CHoCH'>];
}

const MAX_LISTED = 24;
/** During playback, nobody reads further down. */
const MAX_LISTED_LIVE = 8;

const entryOf = ({ type, at, mark }: IndicatorEvent) => `${type} ${mark.id} ${at}`;

/** Lists the newest events in words. An open entry explains its mark. */
export function EventList({
  player,
  choices: { shown, chosen },
  onChoose,
}: {
  player: Player;
  choices: Pick<Choices, 'shown' | 'chosen'>;
  onChoose: (entry: string, mark: Mark) => void;
}) {
  const texts = usePlayerTexts();
  const { title, empty } = texts.demoDetails.list;
  const snapshot = useSnapshot(player, 'list');
  const { recording, position, replay, source, timeframe } = snapshot;
  // Pausing never waits for the list.
  const isLive = useDeferredValue(replay.isPlaying);
  const isListed = (event: IndicatorEvent) =>
    shown[LAYER_OF[event.mark.kind]] && eventWords(texts, event, source.prices) !== null;
  const events = recording
    .latest(position, isLive ? MAX_LISTED_LIVE : MAX_LISTED, isListed)
    .reverse();
  return (
    <section aria-labelledby="demo-list">
      <h3 id="demo-list" className="mb-1 text-caption text-muted">
        {title}
      </h3>
      {events.length === 0 ? (
        <p className="text-small">{empty}</p>
      ) : (
        <ol className="demo-list max-h-96 overflow-y-auto overscroll-contain border-y border-hairline">
          {events.map((event, index) => (
            <Entry
              // During playback, rows keep their place and only words change, because moving rows are hard to read and press.
              key={isLive ? index : entryOf(event)}
              event={event}
              text={eventWords(texts, event, source.prices) ?? ''}
              step={timeframe}
              details={
                chosen?.entry === entryOf(event) ? detailsOf(texts, event.mark, snapshot) : null
              }
              onChoose={onChoose}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function detailsOf(
  texts: PlayerTexts,
  mark: Mark,
  { recording, position, timeframe }: Snapshot,
): string {
  const { list } = texts.demoDetails;
  const at = (time: number) => barWords(texts, time, timeframe);
  const known = fill(list.known, {
    from: at(beginOf(mark)),
    bar: at(mark.at),
    known: knownWords(texts, mark.knownAt, timeframe),
  });
  const { markStates } = recording.at(position, mark.at);
  const endedAt = markStates.find((one) => one.mark.id === mark.id)?.endedAt ?? null;
  const ended = endedAt === null ? '' : fill(list.ended, { ended: at(endedAt) });
  return [known, ended, termOf(texts, mark)].filter(Boolean).join(' ');
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
  /** Null while the entry is closed. */
  details: string | null;
  onChoose: (entry: string, mark: Mark) => void;
}) {
  const texts = usePlayerTexts();
  return (
    <li className="border-b border-hairline text-caption">
      <button
        type="button"
        className="flex min-h-[44px] w-full flex-col gap-x-3 px-2 py-2.5 text-start hover:bg-raised sm:flex-row"
        aria-expanded={details !== null}
        onClick={() => onChoose(entryOf(event), event.mark)}
      >
        <span className="flex-none font-mono text-muted">
          {knownWords(texts, event.knownAt, step)}
        </span>
        <span>
          {text + fill(texts.demoDetails.list.barOf, { bar: placeWords(texts, event, step) })}
        </span>
      </button>
      {details === null ? null : (
        <p className="bg-raised px-2 pb-3 text-muted">
          <span className="block max-w-[30rem]">{details}</span>
        </p>
      )}
    </li>
  );
});
