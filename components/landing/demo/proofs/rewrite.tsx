import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ChartPanel } from '@/components/landing/demo/chart-panel';
import { usePartsInTurn } from '@/components/landing/demo/painting-turns';
import { slicesOfPage } from '@/components/landing/demo/slices';
import { usePlayer, useSnapshot } from '@/components/landing/demo/use-demo';
import type { SceneBuilder } from '@/components/landing/demo/use-painted-chart';
import { demoProof } from '@/content/demo-proof';
import type { Scene } from '@/engine/chart/scene';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { extremes } from '@/engine/market/bar';
import { createPlayer, type Player, type Snapshot } from '@/engine/replay/player';
import type { Crosshair } from '@/engine/replay/pointing';
import { createRecording, type Recording } from '@/engine/replay/recording';
import { logOutcome, type Outcome, rewritten } from '@/engine/replay/rewrite';
import { repaintedSceneAt, suiteSceneAt } from '@/engine/replay/scenes';
import type { Source } from '@/engine/replay/source';
import { useMotion } from '@/lib/browser/motion';
import { say } from '@/lib/browser/say';
import type { ProofProps } from './proof-props';

const { rewrite: words } = demoProof;

/** Bars of the chart that are played after the cut. */
const FUTURE_BARS = 30;
/** More than a chart of half the width shows. */
const MOST_BARS = 100;
/** Bars a second at which both futures play. */
const FUTURE_SPEED = 15;
/** Futures that one press tries unseen. */
const FUTURES_AT_ONCE = 10;

/** The market as far as it was known when its future was thrown away. */
interface Cut extends Pick<Snapshot, 'source' | 'timeframe' | 'settings' | 'recording'> {
  /** Bars of the chart that had closed, and bars of the market. */
  bar: number;
  past: number;
  /** Bars of the market that take the place of the others. */
  count: number;
}

function cutOf({ source, timeframe, settings, recording, position }: Snapshot): Cut {
  return {
    source,
    timeframe,
    settings,
    recording,
    bar: position,
    past: recording.marketBars(position),
    count: Math.ceil((FUTURE_BARS * timeframe) / source.step),
  };
}

/** What a future came to: entries of our log that it changed, and marks that the repainting version moved in it. */
interface Found {
  changed: number;
  moved: number;
}

/** Futures tried at one bar, and in how many the repainting version moved marks. */
interface Tally extends Found {
  futures: number;
  broken: number;
}

const NOTHING_TRIED: Tally = { futures: 0, changed: 0, moved: 0, broken: 0 };

const plus = (tally: Tally, { changed, moved }: Found): Tally => ({
  futures: tally.futures + 1,
  changed: tally.changed + changed,
  moved: tally.moved + moved,
  broken: tally.broken + (moved > 0 ? 1 : 0),
});

const newSeed = () => Math.floor(Math.random() * 1_000_000);

const movedSince = (bar: number, version: RepaintingId, recording: Recording, position: number) =>
  recording.repainted(version, position, bar, position).changed;

/** Tries a future without showing it. */
async function tryFuture(
  { source, recording, bar, past, count }: Cut,
  version: RepaintingId,
): Promise<Found> {
  const slices = slicesOfPage();
  const { bars } = rewritten(source, past, count, newSeed());
  const other = createRecording(bars, recording.settings, [version]);
  while (!other.advance(other.bars.length, slices.isTimeUp)) await slices.rest();
  const { changed } = await logOutcome(recording, bar, other, slices);
  return { changed, moved: movedSince(bar, version, other, other.reached()) };
}

/** The market that came and one made up in its place, from the same bar on; as many of these as one likes. */
export function Rewrite({ player, ...props }: ProofProps) {
  const [cut, setCut] = useState(() => cutOf(player.current()));
  const [seed, setSeed] = useState(newSeed);
  const [tally, setTally] = useState(NOTHING_TRIED);
  const [isTrying, setIsTrying] = useState(false);
  const [crosshair, setCrosshair] = useState<Crosshair | null>(null);
  const current = useRef(cut);
  const { bar, past, count, source, recording } = cut;
  // Made once: a long market is not copied at each look.
  const futures = useMemo(() => {
    const came = { ...source, bars: source.bars.slice(0, past + count), start: past };
    return [came, rewritten(source, past, count, seed)] as const;
  }, [source, past, count, seed]);
  // One price scale for both: where fewer bars came, more of the past is in view beside them.
  const span = useMemo(() => {
    const later = futures.map(({ bars }) => bars.slice(past));
    const isEven = later.every(({ length }) => length === later[0]?.length);
    const seen = isEven ? [] : recording.bars.slice(Math.max(0, bar - MOST_BARS), bar);
    return extremes([...seen, ...later.flat()]);
  }, [futures, past, bar, recording]);
  const shared = { ...props, cut, span, crosshair, onCrosshair: setCrosshair };
  const parts = usePartsInTurn(1);

  useEffect(() => {
    current.current = cut;
    setTally(NOTHING_TRIED);
  }, [cut]);
  // What is still being tried when the test is closed is dropped.
  useEffect(() => () => void Object.assign(current, { current: null }), []);

  const onFound = useCallback((found: Found) => setTally((before) => plus(before, found)), []);

  function another(): void {
    player.act({ type: 'pause' });
    const next = cutOf(player.current());
    if (next.recording !== cut.recording || next.bar !== bar) setCut(next);
    setSeed(newSeed());
  }

  async function more(): Promise<void> {
    setIsTrying(true);
    for (let future = 0; future < FUTURES_AT_ONCE; future++) {
      const found = await tryFuture(cut, props.version);
      if (current.current !== cut) break;
      onFound(found);
    }
    setIsTrying(false);
  }

  return (
    <>
      <p>{say(words.text, { bar: `${bar}` })}</p>
      <div className="proof-futures">
        <Future key={`${bar} came`} name={words.came} source={futures[0]} {...shared} />
        {parts > 0 ? (
          <Future
            key={`${bar} ${seed}`}
            name={say(words.other, { number: `${seed}` })}
            source={futures[1]}
            onFound={onFound}
            {...shared}
          />
        ) : null}
      </div>
      <div className="proof-presses">
        <button type="button" className="button button-primary" onClick={another}>
          {words.another}
        </button>
        <button
          type="button"
          className="demo-button"
          aria-disabled={isTrying}
          onClick={isTrying ? undefined : more}
        >
          {isTrying ? words.trying : words.more}
        </button>
      </div>
      <p role="status" className="text-small">
        {tally.futures > 0 && !isTrying ? say(words.tally, { bar: `${bar}`, ...tally }) : ''}
      </p>
    </>
  );
}

type FutureProps = Omit<ProofProps, 'player'> & {
  cut: Cut;
  name: string;
  source: Source;
  span: NonNullable<Scene['span']>;
  crosshair: Crosshair | null;
  onCrosshair: (crosshair: Crosshair | null) => void;
  onFound?: (found: Found) => void;
};

/** Plays a future from the cut on, with indicators of its own: ours, and below it the repainting version. */
const Future = memo(function Future({
  cut,
  name,
  source,
  span,
  frameOf,
  shown,
  version,
  crosshair,
  onCrosshair,
  onFound,
}: FutureProps) {
  const { player, snapshot } = usePlayer(() => createPlayer(source, cut.timeframe), true);
  const { canMove } = useMotion();
  const { bar, recording, settings } = cut;
  useEffect(() => {
    player.setSettings(settings);
    player.act({ type: 'speed', speed: FUTURE_SPEED });
    const { length } = player.current().replay;
    player.act({ type: 'jump', to: canMove ? bar : length });
    if (canMove && bar < length) player.act({ type: 'play' });
  }, [player, canMove, bar, settings]);
  const outcome = useOutcome(cut, version, snapshot, onFound);

  const last = recording.bars[bar - 1];
  const lines = last && { time: last.time, price: last.close };
  const build =
    (sceneOf: SceneBuilder): SceneBuilder =>
    (state, view) => {
      const scene = sceneOf(state, view);
      const over = scene.over ?? { crosshair: null, chosen: null, crosses: [] };
      return { ...scene, span, over: { ...over, crosshair: over.crosshair ?? lines ?? null } };
    };
  const own = build((state, view) => {
    const frame = { ...frameOf(state, view), titles: words.ownTitles };
    return suiteSceneAt(state, frame, shown, { crosshair, chosen: null });
  });
  const repainted = build((state, view) => {
    const frame = { ...frameOf(state, view), titles: words.repaintedTitles };
    // A cross is a mark that was lost after the cut.
    return repaintedSceneAt(version, { ...state, start: bar }, frame, crosshair);
  });
  const chart = { player, crosshair, onCrosshair };
  return (
    <section>
      <h4>{name}</h4>
      <ChartPanel label={say(words.chart, { future: name })} build={own} {...chart} />
      <p className="proof-figure">
        {outcome ? (
          <>
            <strong data-sound={outcome.changed === 0}>{outcome.changed}</strong>{' '}
            {say(words.kept, { count: outcome.known, bar: `${bar}` })}
          </>
        ) : (
          say(words.running, { bar: `${bar}` })
        )}
      </p>
      <ChartPanel
        label={say(words.repaintedChart, { future: name })}
        build={repainted}
        {...chart}
      />
      <Moved player={player} bar={bar} version={version} />
    </section>
  );
});

/** What the repainting version did since the cut, counted while it plays. */
function Moved({ player, bar, version }: { player: Player; bar: number; version: RepaintingId }) {
  const { recording, position } = useSnapshot(player, 'words');
  const moved = position < bar ? 0 : movedSince(bar, version, recording, position);
  return (
    <p className="proof-figure">
      <strong>{moved}</strong> {say(words.moved, { bar: `${bar}` })}
    </p>
  );
}

/** @returns what the entries of the cut came to, once a future has been played to its end; null before */
function useOutcome(
  cut: Cut,
  version: RepaintingId,
  { recording, position, progress, replay }: Snapshot,
  onFound: ((found: Found) => void) | undefined,
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isOver = progress === null && position === replay.length && !replay.isPlaying;
  useEffect(() => {
    if (!isOver) return;
    let isWanted = true;
    void logOutcome(cut.recording, cut.bar, recording, slicesOfPage()).then((found) => {
      if (!isWanted) return;
      setOutcome(found);
      const moved = movedSince(cut.bar, version, recording, recording.reached());
      onFound?.({ changed: found.changed, moved });
    });
    return () => {
      isWanted = false;
    };
  }, [isOver, cut, version, recording, onFound]);
  return outcome;
}
