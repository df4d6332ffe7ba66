import {
  ChevronLast,
  FileUp,
  Link2,
  type LucideIcon,
  Pause,
  Play,
  Shuffle,
  StepBack,
  StepForward,
} from 'lucide-react';
import { memo, type ReactNode, type Ref, useRef } from 'react';
import { demoWords } from '@/content/demo-words';
import { INDICATOR_IDS } from '@/engine/indicators/suite';
import { timeframeName } from '@/engine/market/bar';
import { type Player, type Snapshot, SPEEDS, type Speed } from '@/engine/replay/player';
import type { Shown } from '@/engine/replay/scenes';
import { fill } from '@/lib/text/fill';
import type { Choices } from './use-demo';

const { controls: words, file, indicators, plans } = demoWords;

function IconButton({
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

/** Play, pause, single bars, speed and timeframe; and the way on to the plans. */
export function Transport({
  player,
  snapshot: { replay, timeframe, timeframes },
  play,
}: {
  player: Player;
  snapshot: Snapshot;
  /** Gets the button that plays and pauses. */
  play: Ref<HTMLButtonElement>;
}) {
  const { isPlaying, position, length, speed } = replay;
  const isAtEnd = position >= length;
  const step = (by: number) => player.act({ type: 'step', by });
  return (
    <fieldset className="demo-transport">
      <legend className="sr-only">{words.label}</legend>
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
        onChange={player.setTimeframe}
      />
      <a className="button button-secondary" href={plans.href}>
        {plans.name}
      </a>
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
    <label className="demo-button">
      <input
        type="checkbox"
        className="size-4 flex-none accent-accent"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

/** Which indicators are drawn, and whether the repainting version stands below. */
export const IndicatorSwitches = memo(function IndicatorSwitches({
  shown,
  isNaive,
  change,
}: {
  shown: Shown;
  isNaive: boolean;
  change: (changes: Partial<Pick<Choices, 'shown' | 'isNaive'>>) => void;
}) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{words.indicators}</legend>
      {INDICATOR_IDS.map((id) => (
        <Switch
          key={id}
          isOn={shown[id]}
          onChange={(isOn) => change({ shown: { ...shown, [id]: isOn } })}
        >
          {indicators[id]}
        </Switch>
      ))}
      <Switch isOn={isNaive} onChange={(isOn) => change({ isNaive: isOn })}>
        {words.naive}
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
  onNewMarket,
  onCopyLink,
  isCopied,
  onFile,
}: {
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
        {words.newMarket}
      </button>
      {onCopyLink ? (
        <button type="button" className="demo-button" onClick={onCopyLink}>
          <Link2 {...SMALL_ICON} />
          <span aria-live="polite">{isCopied ? words.copied : words.copyLink}</span>
        </button>
      ) : null}
      <button
        type="button"
        className="demo-button"
        title={file.hint}
        onClick={() => input.current?.click()}
      >
        <FileUp {...SMALL_ICON} />
        {words.file}
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onFile(chosen);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </div>
  );
}
