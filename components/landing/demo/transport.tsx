import {
  ArrowRightToLine,
  ChevronFirst,
  ChevronLast,
  Minus,
  Pause,
  Play,
  Plus,
  StepBack,
  StepForward,
} from 'lucide-react';
import {
  type CSSProperties,
  type Ref,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { demoWords } from '@/content/demo';
import { timeframeName } from '@/engine/market/bar';
import type { Player, Snapshot } from '@/engine/replay/player';
import { MIN_BARS, SPEEDS, type Speed } from '@/engine/replay/replay';
import { type ViewChoice, zoomedBy } from '@/engine/replay/view';
import { say } from '@/lib/browser/say';
import { Choice } from './choice';
import { barWords } from './event-list';
import { IconButton } from './icon-button';
import { useSnapshot } from './use-demo';

const { controls: words } = demoWords;

/** Moves over the whole market; the part that has been analysed is seen on it. */
function Scrubber({ player }: { player: Player }) {
  const { recording, replay } = useSnapshot(player, 'words');
  const { position, length } = replay;
  const least = Math.min(MIN_BARS, length);
  const partOf = (bars: number) => `${(100 * (bars - least)) / Math.max(1, length - least)}%`;
  return (
    <input
      type="range"
      className="demo-scrubber"
      style={
        {
          '--at': partOf(position),
          '--reached': partOf(Math.max(position, recording.reached())),
        } as CSSProperties
      }
      aria-label={words.scrubber}
      aria-valuetext={say(words.position, {
        bar: `${position}`,
        length: `${length}`,
        time: barWords(recording.bars[position - 1]?.time ?? 0, recording.settings.timeframe),
      })}
      min={least}
      max={length}
      value={position}
      onChange={({ target }) => player.act({ type: 'jump', to: target.valueAsNumber })}
    />
  );
}

/** Until a button that is held steps again, ms: at first, and from then on. */
const HOLD_MS = 400;
const REPEAT_MS = 90;

/** @returns what a button is given that steps once when it is pressed, and on and on while it is held */
function useHold(step: () => void) {
  const timer = useRef<number>(undefined);
  const latest = useRef(step);
  const isHeld = useRef(false);
  const release = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => release, [release]);
  function repeat(): void {
    isHeld.current = true;
    latest.current();
    timer.current = window.setTimeout(repeat, REPEAT_MS);
  }
  return {
    onPointerDown() {
      isHeld.current = false;
      timer.current = window.setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // A long touch would open a menu.
    onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
    onClick() {
      if (!isHeld.current) latest.current();
      isHeld.current = false;
    },
  };
}

/** Times the bars in view, at a press or a key. */
export const ZOOM_STEP = 1.4;

/** What is in view: more bars, fewer, the newest. */
function ViewButtons({ view, onView }: ViewControl) {
  return (
    <div className="demo-joined flex-none">
      <IconButton
        name={words.zoomOut}
        icon={Minus}
        onClick={() => onView(zoomedBy(view, ZOOM_STEP))}
      />
      <IconButton
        name={words.zoomIn}
        icon={Plus}
        onClick={() => onView(zoomedBy(view, 1 / ZOOM_STEP))}
      />
      <IconButton
        name={words.newest}
        icon={ArrowRightToLine}
        disabled={view.end === null}
        onClick={() => onView({ ...view, end: null })}
      />
    </div>
  );
}

interface ViewControl {
  view: ViewChoice;
  onView: (view: ViewChoice) => void;
}

/** Anywhere in the market, play, pause, single bars, speed, timeframe, and what is in view. */
export function Transport({
  player,
  snapshot: { replay, timeframe, timeframes },
  play,
  onTimeframe,
  ...viewed
}: ViewControl & {
  player: Player;
  snapshot: Snapshot;
  /** Gets the button that plays and pauses. */
  play: Ref<HTMLButtonElement>;
  onTimeframe: (timeframe: number) => void;
}) {
  const { isPlaying, position, length, speed } = replay;
  const isAtEnd = position >= length;
  const back = useHold(() => player.act({ type: 'step', by: -1 }));
  const forward = useHold(() => player.act({ type: 'step', by: 1 }));
  return (
    <fieldset className="demo-transport">
      <legend className="sr-only">{words.label}</legend>
      <Scrubber player={player} />
      <div className="demo-joined flex-none">
        <IconButton
          name={words.start}
          icon={ChevronFirst}
          disabled={position <= Math.min(MIN_BARS, length)}
          onClick={() => player.act({ type: 'jump', to: 0 })}
        />
        <IconButton name={words.back} icon={StepBack} {...back} />
        <IconButton
          name={isPlaying ? words.pause : words.play}
          icon={isPlaying ? Pause : Play}
          button={play}
          onClick={() => player.act({ type: isPlaying ? 'pause' : 'play' })}
        />
        <IconButton name={words.forward} icon={StepForward} disabled={isAtEnd} {...forward} />
        <IconButton
          name={words.end}
          icon={ChevronLast}
          disabled={isAtEnd}
          onClick={() => player.act({ type: 'jump', to: length })}
        />
      </div>
      <Choice
        name={words.timeframe}
        value={timeframe}
        options={timeframes.map((length) => [length, timeframeName(length)])}
        onChange={onTimeframe}
      />
      <Choice
        name={words.speed}
        value={speed}
        options={SPEEDS.map((bars) => [bars, say(words.perSecond, { count: bars })])}
        onChange={(value) => player.act({ type: 'speed', speed: value as Speed })}
      />
      <ViewButtons {...viewed} />
    </fieldset>
  );
}
