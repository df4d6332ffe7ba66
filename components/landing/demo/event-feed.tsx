import type { Shown } from '@/engine/chart/suite-scene';
import type { IndicatorEvent } from '@/engine/indicators/indicator';
import type { Player } from '@/engine/replay/player';
import { useView } from '@/engine/replay/use-view';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { EventList } from './event-list';

/** Events that the list is chosen from. */
const feedLength = 60;

/** The list of what became known, which follows the replay. */
export function EventFeed({
  player,
  ...list
}: {
  player: Player;
  shown: Shown;
  words: DemoWords;
  /** Id of the mark pointed out. */
  chosen: string | null;
  onChoose: (event: IndicatorEvent) => void;
}) {
  const { recording, position, replay, source } = useView(player.views.list);
  return (
    <EventList
      {...list}
      events={recording.latest(position, feedLength)}
      isLive={replay.isPlaying}
      digits={source.digits}
    />
  );
}
