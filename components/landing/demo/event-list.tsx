import { memo, useDeferredValue, useState } from 'react';
import { glossary, demoWords as words } from '@/content/demo';
import { momentWords } from '@/engine/chart/time-axis';
import type { IndicatorEvent, Mark } from '@/engine/indicators/indicator';
import { INDICATOR_OF } from '@/engine/indicators/suite';
import { DAY_MS, timeframeName } from '@/engine/market/bar';
import { formatPrice, type PriceForm } from '@/engine/market/price-form';
import type { Player } from '@/engine/replay/player';
import type { Shown } from '@/engine/replay/scenes';
import { fill } from '@/lib/text/fill';
import { useSnapshot } from './use-demo';

type TermId = (typeof glossary)[number]['id'];

/** Everything about a mark that a sentence can ask for. */
function values(mark: Mark, form: PriceForm): Record<string, string> {
  const prices = { ...form, point: words.drawing.decimal };
  const fields = Object.entries(mark).map(([name, value]): [string, string] => [
    name,
    typeof value === 'number' ? formatPrice(value, prices) : String(value),
  ]);
  const named = Object.fromEntries(fields);
  if ('timeframe' in mark) named.timeframe = timeframeName(mark.timeframe);
  if ('direction' in mark) named.direction = words.directions[mark.direction];
  if ('side' in mark) named.side = words.sides[mark.side];
  if ('label' in mark && mark.label) named.label = words.drawing.labels[mark.label];
  if (mark.kind === 'session' || mark.kind === 'opening-range')
    named.name = words.drawing.sessions[mark.name].name;
  if (mark.kind === 'break') named.name = words.breaks[mark.label];
  if (mark.kind === 'level') named.name = words.drawing.levels[mark.name].name;
  if (mark.kind === 'trend') {
    named.structure = words.directions[mark.structure ?? 'flat'];
    named.average = words.sides[mark.average ?? 'unknown'];
  }
  return named;
}

/**
 * Says an event in words: `bullish break of structure at 1.0842`.
 *
 * @returns null for an event that is not reported: a mark that merely took the place of an older one
 */
export function eventWords({ type, mark }: IndicatorEvent, prices: PriceForm): string | null {
  const sentences: Partial<Record<string, string>> = words.sentences;
  const sentence = sentences[`${type} ${mark.kind}`];
  // A mark has the values that sentences about its kind can ask for.
  return sentence ? fill(sentence, values(mark, prices)) : null;
}

/** @param step length of the chart's bars, ms @returns which bar it is that opened then */
export function barWords(time: number, step: number): string {
  return momentWords(time, step, words.drawing);
}

/** @param step length of the chart's bars, ms @returns when something became known, by its day at least */
export function knownWords(time: number, step: number): string {
  return momentWords(time, Math.min(step, DAY_MS), words.drawing);
}

const dayOf = (time: number) => Math.floor(time / DAY_MS);

/** The bar that an event lies on: of a mark that was confirmed, where that lies. Its time alone where it is of the same day. */
function placeWords({ type, at, knownAt, mark }: IndicatorEvent, step: number): string {
  const isNew = type === 'confirmed' && mark.kind !== 'break' && mark.kind !== 'dealing-range';
  const from = 'time' in mark ? mark.time : 'from' in mark ? mark.from : at;
  const place = isNew ? from : at;
  return step < DAY_MS && dayOf(place) === dayOf(knownAt)
    ? new Date(place).toISOString().slice(11, 16)
    : barWords(place, step);
}

/** Events that are listed at rest, and while it plays: then nobody reads further down. */
const MAX_LISTED = 24;
const MAX_LISTED_LIVE = 8;

/** An event has no name of its own; its mark happens to it once at a bar. */
const keyOf = ({ type, mark, knownAt }: IndicatorEvent) => `${type} ${mark.id} ${knownAt}`;

const FeedItem = memo(function FeedItem({
  event,
  text,
  step,
  isChosen,
  onChoose,
}: {
  event: IndicatorEvent;
  text: string;
  step: number;
  isChosen: boolean;
  onChoose: (event: IndicatorEvent) => void;
}) {
  return (
    <li>
      <button
        type="button"
        className="demo-event"
        aria-pressed={isChosen}
        onClick={() => onChoose(event)}
      >
        <span className="flex-none font-mono text-muted tabular-nums">
          {knownWords(event.knownAt, step)}
        </span>
        <span>{text + fill(words.feed.bar, { bar: placeWords(event, step) })}</span>
      </button>
    </li>
  );
});

/** @returns which entry of the glossary explains a mark */
export function termOf(mark: Mark): TermId {
  if (mark.kind === 'break') return mark.label === 'BOS' ? 'bos' : 'choch';
  return mark.kind === 'gap' ? 'fvg' : mark.kind;
}

/** What is listed: marks of what is switched on without those that come with nearly every bar, all of that, or one kind. */
type Filter = 'marks' | 'everything' | TermId;

/** Rows of the trend table, and dealing ranges, which follow from the swings. */
const FREQUENT: ReadonlySet<Mark['kind']> = new Set(['trend', 'dealing-range']);

/** @returns whether a mark is listed. A kind that was asked for is, and with nothing switched on all are: a list is never empty for that */
function wantedBy(filter: Filter, shown: Shown): (mark: Mark) => boolean {
  if (filter !== 'marks' && filter !== 'everything') return (mark) => termOf(mark) === filter;
  const isNothingOn = !Object.values(shown).some(Boolean);
  return ({ kind }) =>
    (isNothingOn || shown[INDICATOR_OF[kind]]) && (filter === 'everything' || !FREQUENT.has(kind));
}

/** What became known, newest first, in words; a chosen event has its mark pointed out on the chart. */
export function EventFeed({
  player,
  shown,
  chosen,
  onChoose,
}: {
  player: Player;
  shown: Shown;
  /** Id of the mark pointed out. */
  chosen: string | null;
  onChoose: (event: IndicatorEvent) => void;
}) {
  const { recording, position, replay, source, timeframe } = useSnapshot(player, 'list');
  const [filter, setFilter] = useState<Filter>('marks');
  // Where it stops, the list becomes another one; what follows a press comes first.
  const isLive = useDeferredValue(replay.isPlaying);
  const isWanted = wantedBy(filter, shown);
  const isSaid = (event: IndicatorEvent) =>
    isWanted(event.mark) && eventWords(event, source.prices) !== null;
  const items = recording
    .latest(position, isLive ? MAX_LISTED_LIVE : MAX_LISTED, isSaid)
    .map((event) => ({ event, text: eventWords(event, source.prices) ?? '' }))
    .reverse();
  return (
    <section aria-labelledby="demo-feed" className="demo-log">
      <h3 id="demo-feed" className="sr-only">
        {words.feed.title}
      </h3>
      <select
        aria-label={words.feed.filter}
        className="demo-button"
        value={filter}
        onChange={({ target }) => setFilter(target.value as Filter)}
      >
        <option value="marks">{words.feed.marks}</option>
        <option value="everything">{words.feed.everything}</option>
        {glossary
          .filter(({ id }) => id !== 'repainting')
          .map(({ id, term }) => (
            <option key={id} value={id}>
              {term}
            </option>
          ))}
      </select>
      {items.length === 0 ? (
        <p className="mt-2 text-small">{words.feed.empty}</p>
      ) : (
        /* A list that scrolls has to be reached by keyboard; its buttons see to that. */
        <ol className="demo-feed" data-live={isLive}>
          {items.map(({ event, text }, place) => (
            <FeedItem
              // While it plays, words change and rows stay: what moves without being asked cannot be read, nor hit.
              key={isLive ? place : keyOf(event)}
              event={event}
              text={text}
              step={timeframe}
              isChosen={event.mark.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
