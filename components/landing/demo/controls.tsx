import {
  ChevronFirst,
  ChevronLast,
  type LucideIcon,
  Pause,
  Play,
  StepBack,
  StepForward,
  X,
} from 'lucide-react';
import { type CSSProperties, type Ref, useCallback, useRef } from 'react';
import { demoWords } from '@/content/demo';
import { momentWords } from '@/engine/chart/time-axis';
import type { Player, Snapshot } from '@/engine/replay/player';
import { MIN_BARS, SPEEDS, type Speed } from '@/engine/replay/replay';
import type { Source } from '@/engine/replay/source';
import { useLazyModule } from '@/lib/browser/lazy-module';
import { say } from '@/lib/browser/say';
import { IconButton } from './icon-button';
import { type GivenFile, useSnapshot } from './use-demo';

const { controls: words, file: fileWords } = demoWords;

/** A list to choose one value from. */
export function Choice<Value extends string | number>({
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

/** Moves over the whole market; the part that has been analysed is seen on it. */
function Scrubber({ player }: { player: Player }) {
  const { recording, replay } = useSnapshot(player, 'words');
  const { position, length } = replay;
  const least = Math.min(MIN_BARS, length);
  const partOf = (bars: number) => `${(100 * (bars - least)) / Math.max(1, length - least)}%`;
  const { time } = recording.bars[position - 1] ?? { time: 0 };
  return (
    <input
      type="range"
      className="demo-scrubber col-span-2 w-full flex-auto"
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
        time: momentWords(time, recording.settings.timeframe, demoWords.drawing),
      })}
      min={least}
      max={length}
      value={position}
      onChange={({ target }) => player.act({ type: 'jump', to: target.valueAsNumber })}
    />
  );
}

/** Anywhere in the market, play, pause, single bars, speed. */
export function Transport({
  player,
  snapshot: { replay },
  play,
}: {
  player: Player;
  snapshot: Snapshot;
  /** Gets the button that plays and pauses. */
  play: Ref<HTMLButtonElement>;
}) {
  const { isPlaying, position, length, speed } = replay;
  const isAtStart = position <= Math.min(MIN_BARS, length);
  const isAtEnd = position >= length;
  const step = (name: string, icon: LucideIcon, isOver: boolean, act: () => void) => (
    <IconButton name={name} icon={icon} disabled={isOver} onClick={act} />
  );
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 pb-3 sm:flex sm:gap-x-6">
      <legend className="sr-only">{words.label}</legend>
      <div className="demo-joined min-w-0 flex-1 sm:flex-none">
        {step(words.start, ChevronFirst, isAtStart, () => player.act({ type: 'jump', to: 0 }))}
        {step(words.back, StepBack, isAtStart, () => player.act({ type: 'step', by: -1 }))}
        <IconButton
          name={isPlaying ? words.pause : words.play}
          icon={isPlaying ? Pause : Play}
          button={play}
          className="bg-raised text-accent"
          onClick={() => player.act({ type: isPlaying ? 'pause' : 'play' })}
        />
        {step(words.forward, StepForward, isAtEnd, () => player.act({ type: 'step', by: 1 }))}
        {step(words.end, ChevronLast, isAtEnd, () => player.act({ type: 'jump', to: length }))}
      </div>
      <Choice
        name={words.speed}
        className="sm:order-1"
        value={speed}
        options={SPEEDS.map((bars) => [bars, say(words.perSecond, { count: bars })])}
        onChange={(value) => player.act({ type: 'speed', speed: value as Speed })}
      />
      <Scrubber player={player} />
    </fieldset>
  );
}

/** What a skeptic can do: another market, another future, prices of their own. */
export function Tests({
  isRewriting,
  onNewMarket,
  onRewrite,
  onFile,
}: {
  isRewriting: boolean;
  onNewMarket: () => void;
  onRewrite: () => void;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-hairline py-3 sm:flex sm:flex-wrap sm:items-center">
      <h3 className="col-span-2 me-2 text-small font-[550]">{words.tests}</h3>
      <button type="button" className="demo-button" onClick={onNewMarket}>
        {words.newMarket}
      </button>
      <button type="button" className="demo-button" aria-expanded={isRewriting} onClick={onRewrite}>
        {words.rewrite}
      </button>
      <button
        type="button"
        className="demo-button"
        aria-describedby="demo-file-hint"
        onClick={() => input.current?.click()}
      >
        {words.file}
        <span id="demo-file-hint" className="sr-only font-normal text-muted lg:not-sr-only">
          {words.fileHint}
        </span>
      </button>
      <a className="button button-primary min-h-[44px] px-4 sm:ms-auto" href={demoWords.plans.href}>
        {demoWords.plans.name}
      </a>
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

/** What came of the address. It stays until it is closed. */
export function Message({ text, onClose }: { text: string | null; onClose: () => void }) {
  return (
    <div role="status" className="empty:hidden">
      {text === null ? null : (
        <div className="mb-3 flex items-start gap-3 rounded-control border border-edge bg-raised py-3 ps-4 pe-3 text-small">
          <p className="min-w-0 flex-1">{text}</p>
          <IconButton name={fileWords.close} icon={X} onClick={onClose} />
        </div>
      )}
    </div>
  );
}

/** What came of a file that was given; the code that reads files comes with the first one. */
export function MarketFile({
  given: { file, attempt },
  onSource,
  onClose,
}: {
  given: GivenFile;
  onSource: (source: Source) => void;
  onClose: () => void;
}) {
  const load = useCallback(() => import('./file/file-note'), []);
  const { code, state } = useLazyModule(load, attempt);
  if (code)
    return <code.FileNote key={attempt} file={file} onSource={onSource} onClose={onClose} />;
  return (
    <p role="status" className="text-caption">
      {state === 'failed' ? fileWords.failed : fileWords.fetching}
    </p>
  );
}
