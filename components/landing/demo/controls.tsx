import {
  ChevronFirst,
  ChevronLast,
  type LucideIcon,
  Pause,
  Play,
  StepBack,
  StepForward,
} from 'lucide-react';
import { useRef } from 'react';
import { Slider } from '@/components/ui/slider';
import { momentWords } from '@/engine/chart/time-axis';
import type { Player, Snapshot } from '@/engine/replay/player';
import { MIN_BARS, SPEEDS, type Speed } from '@/engine/replay/replay';
import { MOMENT } from './exhibits';
import { say, usePlayerTexts } from './say';
import { useSnapshot } from './use-demo';

/** Shows an icon, with its name in a tooltip and for screen readers. */
export function IconButton({
  name,
  icon: Icon,
  onClick,
  button,
  className = '',
  reason = null,
  onReason,
}: {
  name: string;
  icon: LucideIcon;
  onClick: () => void;
  button?: React.Ref<HTMLButtonElement>;
  className?: string;
  /** Why the button does nothing now. */
  reason?: string | null;
  /** Says the reason where all can read it: touch shows no tooltips. */
  onReason?: (reason: string) => void;
}) {
  return (
    <button
      ref={button}
      type="button"
      className={`icon-button ${className}`}
      aria-label={name}
      title={reason ?? name}
      aria-disabled={reason !== null}
      onClick={reason === null ? onClick : () => onReason?.(reason)}
    >
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  );
}

export function Select<Value extends string | number>({
  name,
  value,
  options,
  onChange,
  className = '',
}: {
  name: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <select
      aria-label={name}
      title={name}
      className={`demo-button ${className}`}
      value={value}
      onChange={({ target }) => {
        const chosen = options[target.selectedIndex];
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Scrubber({ player }: { player: Player }) {
  const { controls: texts, drawing } = usePlayerTexts().demoWords;
  const { recording, replay } = useSnapshot(player, 'words');
  const { position, length } = replay;
  const least = Math.min(MIN_BARS, length);
  const partOf = (bars: number) => `${(100 * (bars - least)) / Math.max(1, length - least)}%`;
  const reached = Math.max(position, recording.reached());
  const { time } = recording.bars[position - 1] ?? { time: 0 };
  const values = { bar: `${position}`, length: `${length}` };
  const written = momentWords(time, recording.settings.timeframe, drawing);
  return (
    <Slider
      className="demo-scrubber col-span-2 w-full flex-auto"
      style={{ '--at': partOf(position), '--reached': partOf(reached) } as React.CSSProperties}
      aria-label={texts.scrubber}
      aria-valuetext={say(texts.position, { ...values, time: written })}
      min={least}
      max={length}
      value={position}
      onValue={(to) => player.act({ type: 'jump', to })}
    />
  );
}

/** Controls to seek, play, pause, step and set the speed. @param play ref for the play button */
export function Transport({
  player,
  snapshot: { replay },
  play,
  onReason,
}: {
  player: Player;
  snapshot: Snapshot;
  play: React.Ref<HTMLButtonElement>;
  onReason: (reason: string) => void;
}) {
  const { controls: texts } = usePlayerTexts().demoWords;
  const { isPlaying, position, length, speed } = replay;
  const atStart = position <= Math.min(MIN_BARS, length) ? texts.atStart : null;
  const atEnd = position >= length ? texts.atEnd : null;
  const button = (name: string, icon: LucideIcon, reason: string | null, act: () => void) => (
    <IconButton {...{ name, icon, reason, onReason }} onClick={act} />
  );
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 sm:flex sm:gap-x-6">
      <legend className="sr-only">{texts.label}</legend>
      <div className="demo-joined min-w-0 flex-1 sm:flex-none">
        {button(texts.start, ChevronFirst, atStart, () => player.act({ type: 'jump', to: 0 }))}
        {button(texts.back, StepBack, atStart, () => player.act({ type: 'step', by: -1 }))}
        <IconButton
          name={isPlaying ? texts.pause : texts.play}
          icon={isPlaying ? Pause : Play}
          button={play}
          className="bg-raised text-accent"
          onClick={() => player.act({ type: isPlaying ? 'pause' : 'play' })}
        />
        {button(texts.forward, StepForward, atEnd, () => player.act({ type: 'step', by: 1 }))}
        {button(texts.end, ChevronLast, atEnd, () => player.act({ type: 'jump', to: length }))}
      </div>
      <Select
        name={texts.speed}
        value={speed}
        options={SPEEDS.map((bars) => [bars, say(texts.perSecond, { count: bars })])}
        onChange={(value) => player.act({ type: 'speed', speed: value as Speed })}
      />
      <Scrubber player={player} />
    </fieldset>
  );
}

export function Tests({
  isRewriting,
  canRewrite,
  onNewMarket,
  onRewrite,
  onFile,
}: {
  isRewriting: boolean;
  /** False while bars are computed, as the line with the id `MOMENT` says. */
  canRewrite: boolean;
  onNewMarket: () => void;
  onRewrite: () => void;
  onFile: (file: File) => void;
}) {
  const { controls: texts, plans } = usePlayerTexts().demoWords;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-t border-hairline py-3 sm:flex sm:flex-wrap sm:items-center">
      <h3 className="me-2 text-small font-[550] max-md:hidden">{texts.tests}</h3>
      <button type="button" className="demo-button" onClick={onNewMarket}>
        {texts.newMarket}
      </button>
      <button
        type="button"
        className="demo-button"
        aria-expanded={isRewriting}
        aria-disabled={!canRewrite}
        aria-describedby={canRewrite ? undefined : MOMENT}
        onClick={canRewrite ? onRewrite : undefined}
      >
        {texts.rewrite}
      </button>
      <button
        type="button"
        className="demo-button"
        aria-describedby="demo-file-hint"
        onClick={() => input.current?.click()}
      >
        {texts.file}
        <span id="demo-file-hint" className="sr-only font-normal text-muted lg:not-sr-only">
          {texts.fileHint}
        </span>
      </button>
      <a className="button button-primary min-h-[44px] px-4 sm:ms-auto" href={plans.href}>
        {plans.name}
      </a>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
