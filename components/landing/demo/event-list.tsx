import { memo } from 'react';
import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { indicatorOf } from '@/engine/indicators/suite';
import type { Player } from '@/engine/replay/player';
import type { Shown } from '@/engine/replay/scenes';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { useSnapshot } from './use-player';
import { barTime, eventWords } from './wording';

/** Events that the list is chosen from. */
const FEED_LENGTH = 60;

/** Events that are listed at rest, and while it plays: then nobody reads further down. */
const MAX_LISTED = 24;
const MAX_LISTED_LIVE = 8;

/** An event has no name of its own; its mark happens to it once at a bar. */
const keyOf = ({ type, mark, knownAt }: IndicatorEvent) => `${type} ${mark.id} ${knownAt}`;

const FeedItem = memo(function FeedItem({
  event,
  time,
  text,
  known,
  isChosen,
  onChoose,
}: {
  event: IndicatorEvent;
  time: string;
  text: string;
  known: string;
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
        <span className="flex-none font-mono text-muted tabular-nums">{time}</span>
        <span>{event.type === 'confirmed' ? `${text}${known}` : text}</span>
      </button>
    </li>
  );
});

/** What became known, newest first, in words; a chosen event has its mark pointed out on the chart. */
export function EventFeed({
  player,
  shown,
  words,
  chosen,
  onChoose,
}: {
  player: Player;
  shown: Shown;
  words: DemoWords;
  /** Id of the mark pointed out. */
  chosen: string | null;
  onChoose: (event: IndicatorEvent) => void;
}) {
  const { recording, position, replay, source } = useSnapshot(player, 'list');
  const isLive = replay.isPlaying;
  const items = recording
    .latest(position, FEED_LENGTH)
    .filter(({ mark }) => shown[indicatorOf(mark.kind)])
    .flatMap((event) => {
      const text = eventWords(event, words, source.digits);
      return text ? [{ event, text }] : [];
    })
    .slice(isLive ? -MAX_LISTED_LIVE : -MAX_LISTED)
    .reverse();
  return (
    <section aria-labelledby="demo-feed" className="flex min-h-0 flex-1 flex-col">
      <h3 id="demo-feed" className="text-caption text-muted">
        {words.feed.title}
      </h3>
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
              time={barTime(event.knownAt, words.drawing)}
              text={text}
              known={words.feed.known}
              isChosen={event.mark.id === chosen}
              onChoose={onChoose}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
