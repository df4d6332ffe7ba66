import { ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { timeframeName } from '@/engine/market/timeframe';
import type { Player, Snapshot } from '@/engine/replay/player';
import { type Speed, speeds } from '@/engine/replay/replay';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

function IconButton({
  name,
  button,
  disabled = false,
  onClick,
  children,
}: {
  name: string;
  button?: Ref<HTMLButtonElement>;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
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
      {children}
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
      className="demo-select"
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

/** Play, pause, single bars, speed and timeframe. */
export function Transport({
  player,
  snapshot: { replay, timeframe, timeframes },
  words,
  play,
}: {
  player: Player;
  snapshot: Snapshot;
  words: DemoWords['controls'];
  /** Gets the button that plays and pauses. */
  play: Ref<HTMLButtonElement>;
}) {
  const { isPlaying, position, length, speed } = replay;
  const isAtEnd = position >= length;
  return (
    <fieldset className="demo-transport">
      <legend className="sr-only">{words.label}</legend>
      <IconButton name={words.back} onClick={() => player.act({ type: 'step', by: -1 })}>
        <StepBack {...icon} />
      </IconButton>
      <IconButton
        name={isPlaying ? words.pause : words.play}
        button={play}
        onClick={() => player.act({ type: isPlaying ? 'pause' : 'play' })}
      >
        {isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
      </IconButton>
      <IconButton
        name={words.forward}
        disabled={isAtEnd}
        onClick={() => player.act({ type: 'step', by: 1 })}
      >
        <StepForward {...icon} />
      </IconButton>
      <IconButton
        name={words.end}
        disabled={isAtEnd}
        onClick={() => player.act({ type: 'jump', to: length })}
      >
        <ChevronLast {...icon} />
      </IconButton>
      <Choice
        name={words.speed}
        value={speed}
        options={speeds.map((bars) => [bars, fill(words.perSecond, { bars })])}
        onChange={(value) => player.act({ type: 'speed', speed: value as Speed })}
      />
      <Choice
        name={words.timeframe}
        value={timeframe}
        options={timeframes.map((length) => [length, timeframeName(length)])}
        onChange={player.setTimeframe}
      />
    </fieldset>
  );
}
