import { Check, Link2 } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { demoWords } from '@/content/demo';
import { REPAINTING_IDS, type RepaintingId } from '@/engine/indicators/repainting/versions';
import type { MarketKind } from '@/engine/market/hard-markets';
import { MARKET_KINDS, type NamedMarket } from '@/engine/market/market-name';
import type { Shown } from '@/engine/replay/scenes';
import { indicatorName, SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { Choice } from './choice';
import type { Choices } from './use-demo';

const { controls: words, markets, realMarket, repainting } = demoWords;

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

/** Which indicators are drawn. */
export const IndicatorSwitches = memo(function IndicatorSwitches({
  shown,
  change,
}: {
  shown: Shown;
  change: (changes: Pick<Choices, 'shown'>) => void;
}) {
  return (
    <fieldset className="demo-joined">
      <legend className="sr-only">{words.indicators}</legend>
      {SOLD_INDICATORS.map((id) => (
        <Switch
          key={id}
          isOn={shown[id]}
          onChange={(isOn) => change({ shown: { ...shown, [id]: isOn } })}
        >
          {indicatorName(id)}
        </Switch>
      ))}
    </fieldset>
  );
});

const VERSIONS = REPAINTING_IDS.map((id) => [id, repainting[id].name] as const);

/** Whether a version that repaints stands under the chart, which, and what it does. */
export const Comparison = memo(function Comparison({
  isNaive,
  version,
  change,
}: {
  isNaive: boolean;
  version: RepaintingId;
  change: (changes: Partial<Pick<Choices, 'isNaive' | 'version'>>) => void;
}) {
  return (
    <div>
      <div className="demo-joined">
        <Switch isOn={isNaive} onChange={(isOn) => change({ isNaive: isOn })}>
          {words.naive}
        </Switch>
        <Choice
          name={words.version}
          value={version}
          options={VERSIONS}
          onChange={(id) => change({ isNaive: true, version: id })}
        />
      </div>
      <p className="demo-hint" aria-live="polite">
        {repainting[version].text}
      </p>
    </div>
  );
});

const KINDS = MARKET_KINDS.map((kind) => [kind, markets[kind]] as const);

/** What a visitor's own file is called in the list of kinds: it is one of them while it plays. */
const OWN = ['own', markets.own] as const;

/** Another market or another kind of it, a link to this one, or a file of the visitor's own. */
export function MarketControls({
  market,
  onKind,
  onNewMarket,
  onCopyLink,
  isCopied,
  onFile,
}: {
  /** Null for a visitor's own. */
  market: NamedMarket | null;
  onKind: (kind: MarketKind) => void;
  onNewMarket: () => void;
  /** Null where there is no market to link to. */
  onCopyLink: (() => void) | null;
  isCopied: boolean;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const LinkSign = isCopied ? Check : Link2;
  return (
    <div className="demo-joined demo-market">
      <Choice
        name={words.marketKind}
        value={market?.kind ?? OWN[0]}
        options={market ? KINDS : [OWN, ...KINDS]}
        onChange={(kind) => kind !== OWN[0] && onKind(kind)}
      />
      <button type="button" className="demo-button" onClick={onNewMarket}>
        {words.newMarket}
      </button>
      <button type="button" className="demo-button" onClick={() => input.current?.click()}>
        {words.file}
      </button>
      {onCopyLink ? (
        <button
          type="button"
          className="demo-button demo-icon"
          title={words.copyLink}
          onClick={onCopyLink}
        >
          <LinkSign aria-hidden="true" className="size-4" strokeWidth={1.75} />
          <span aria-live="polite" className="sr-only">
            {isCopied ? words.copied : words.copyLink}
          </span>
        </button>
      ) : null}
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

/** Where real prices are to be had, for who has no file: the page itself fetches none. */
export function RealMarket() {
  return (
    <ol className="list-decimal ps-5">
      {realMarket.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
