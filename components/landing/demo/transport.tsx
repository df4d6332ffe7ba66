import {
  ChevronFirst,
  ChevronLast,
  type LucideIcon,
  Pause,
  Play,
  StepBack,
  StepForward,
} from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { demoWords } from '@/content/demo-words';
import { timeframeName } from '@/engine/market/bar';
import { MIN_BARS, type Player, type Snapshot, SPEEDS, type Speed } from '@/engine/replay/player';
import { fill } from '@/lib/text/fill';
import { barTime } from './event-list';
import { useSnapshot } from './use-demo';

const { controls: words, plans } = demoWords;

/** A button that shows a sign; its name is read out, and seen where a pointer rests. */
export function IconButton({
  name,
  icon: Icon,
  button,
  disabled = false,
  onClick,
}: {
  name: string;
  icon: LucideIcon;
  button?: Ref<HTMLButtonElement>;
  disabled?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      ref={button}
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  );
}

function Choice({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: number;
  options: readonly (readonly [number, string])[];
  onChange: (value: number) => void;
}) {
  return (
    <select
      aria-label={name}
      title={name}
      className="demo-button"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Moves over the whole market; the part that has been analysed is seen on it. */
function Scrubber({ player }: { player: Player }) {
  const { recording, replay } = useSnapshot(player, 'words');
  const { position, length } = replay;
  const least = Math.min(MIN_BARS, length);
  const reached = (recording.reached() - least) / Math.max(1, length - least);
  return (
    <input
      type="range"
      className="demo-scrubber"
      style={{ '--reached': reached } as CSSProperties}
      aria-label={words.scrubber}
      aria-valuetext={fill(words.position, {
        bar: position,
        length,
        time: barTime(recording.bars[position - 1]?.time ?? 0),
      })}
      min={least}
      max={length}
      value={position}
      onChange={({ target }) => player.act({ type: 'jump', to: target.valueAsNumber })}
    />
  );
}

/** Anywhere in the market, play, pause, single bars, speed and timeframe; and the way on to the plans. */
export function Transport({
  player,
  snapshot: { replay, timeframe, timeframes },
  play,
  onTimeframe,
}: {
  player: Player;
  snapshot: Snapshot;
  /** Gets the button that plays and pauses. */
  play: Ref<HTMLButtonElement>;
  onTimeframe: (timeframe: number) => void;
}) {
  const { isPlaying, position, length, speed } = replay;
  const isAtEnd = position >= length;
  const step = (by: number) => player.act({ type: 'step', by });
  return (
    <fieldset className="demo-transport">
      <legend className="sr-only">{words.label}</legend>
      <Scrubber player={player} />
      <IconButton
        name={words.start}
        icon={ChevronFirst}
        disabled={position <= Math.min(MIN_BARS, length)}
        onClick={() => player.act({ type: 'jump', to: 0 })}
      />
      <IconButton name={words.back} icon={StepBack} onClick={() => step(-1)} />
      <IconButton
        name={isPlaying ? words.pause : words.play}
        icon={isPlaying ? Pause : Play}
        button={play}
        onClick={() => player.act({ type: isPlaying ? 'pause' : 'play' })}
      />
      <IconButton
        name={words.forward}
        icon={StepForward}
        disabled={isAtEnd}
        onClick={() => step(1)}
      />
      <IconButton
        name={words.end}
        icon={ChevronLast}
        disabled={isAtEnd}
        onClick={() => player.act({ type: 'jump', to: length })}
      />
      <Choice
        name={words.speed}
        value={speed}
        options={SPEEDS.map((bars) => [bars, fill(words.perSecond, { bars })])}
        onChange={(value) => player.act({ type: 'speed', speed: value as Speed })}
      />
      <Choice
        name={words.timeframe}
        value={timeframe}
        options={timeframes.map((length) => [length, timeframeName(length)])}
        onChange={onTimeframe}
      />
      <a className="button button-secondary" href={plans.href}>
        {plans.name}
      </a>
    </fieldset>
  );
}
