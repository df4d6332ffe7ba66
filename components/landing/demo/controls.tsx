import {
  ChevronLast,
  FileUp,
  Link2,
  Pause,
  Play,
  Shuffle,
  StepBack,
  StepForward,
} from 'lucide-react';
import { memo, type ReactNode, type Ref, useRef } from 'react';
import { INDICATOR_IDS } from '@/engine/indicators/suite';
import { timeframeName } from '@/engine/market/timeframe';
import type { Player, Snapshot } from '@/engine/replay/player';
import { SPEEDS, type Speed } from '@/engine/replay/replay';
import type { Shown } from '@/engine/replay/scenes';
import type { DemoWords } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';
import type { Choices } from './use-demo';

const ICON = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;

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
        <StepBack {...ICON} />
      </IconButton>
      <IconButton
        name={isPlaying ? words.pause : words.play}
        button={play}
        onClick={() => player.act({ type: isPlaying ? 'pause' : 'play' })}
      >
        {isPlaying ? <Pause {...ICON} /> : <Play {...ICON} />}
      </IconButton>
      <IconButton
        name={words.forward}
        disabled={isAtEnd}
        onClick={() => player.act({ type: 'step', by: 1 })}
      >
        <StepForward {...ICON} />
      </IconButton>
      <IconButton
        name={words.end}
        disabled={isAtEnd}
        onClick={() => player.act({ type: 'jump', to: length })}
      >
        <ChevronLast {...ICON} />
      </IconButton>
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
        onChange={player.setTimeframe}
      />
    </fieldset>
  );
}

function Switch({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="demo-switch">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

/** Which indicators are drawn, and whether the repainting version stands below. */
export const IndicatorSwitches = memo(function IndicatorSwitches({
  words,
  shown,
  isNaive,
  change,
}: {
  words: DemoWords;
  shown: Shown;
  isNaive: boolean;
  change: (changes: Partial<Pick<Choices, 'shown' | 'isNaive'>>) => void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.controls.indicators}</legend>
      {INDICATOR_IDS.map((id) => (
        <Switch
          key={id}
          isOn={shown[id]}
          onChange={(isOn) => change({ shown: { ...shown, [id]: isOn } })}
        >
          {words.indicators[id]}
        </Switch>
      ))}
      <Switch isOn={isNaive} onChange={(isOn) => change({ isNaive: isOn })}>
        {words.controls.naive}
      </Switch>
    </fieldset>
  );
});

const SMALL_ICON = {
  'aria-hidden': true,
  className: 'size-4 flex-none',
  strokeWidth: 1.75,
} as const;

/** Another market, a link to this one, or a file of the visitor's own. */
export function MarketControls({
  words,
  onNewMarket,
  onCopyLink,
  isCopied,
  onFile,
}: {
  words: DemoWords;
  onNewMarket: () => void;
  /** Null where there is no market to link to. */
  onCopyLink: (() => void) | null;
  isCopied: boolean;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="demo-button" onClick={onNewMarket}>
        <Shuffle {...SMALL_ICON} />
        {words.controls.newMarket}
      </button>
      {onCopyLink ? (
        <button type="button" className="demo-button" onClick={onCopyLink}>
          <Link2 {...SMALL_ICON} />
          <span aria-live="polite">
            {isCopied ? words.controls.copied : words.controls.copyLink}
          </span>
        </button>
      ) : null}
      <button
        type="button"
        className="demo-button"
        title={words.file.hint}
        onClick={() => input.current?.click()}
      >
        <FileUp {...SMALL_ICON} />
        {words.controls.file}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </div>
  );
}
