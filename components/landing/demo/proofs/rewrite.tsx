import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePartsInTurn } from '@/components/landing/demo/painting-turns';
import { slicesOfPage } from '@/components/landing/demo/slices';
import { demoProof } from '@/content/demo';
import type { RepaintingId } from '@/engine/indicators/repainting/versions';
import { extremes } from '@/engine/market/bar';
import type { Snapshot } from '@/engine/replay/player';
import type { Crosshair } from '@/engine/replay/pointing';
import { createRecording } from '@/engine/replay/recording';
import { logOutcome, rewritten } from '@/engine/replay/rewrite';
import { say } from '@/lib/browser/say';
import { type Cut, type Found, Future, movedSince } from './future';
import type { ProofProps } from './proof-props';

const { rewrite: words } = demoProof;

/** Bars of the chart that are played after the cut. */
const FUTURE_BARS = 30;
/** More than a chart of half the width shows. */
const MOST_BARS = 100;
/** Futures that one press tries unseen. */
const FUTURES_AT_ONCE = 10;

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

/** Tries a future without showing it. */
async function tryFuture(
  { source, recording, bar, past, count }: Cut,
  version: RepaintingId,
): Promise<Found> {
  const slices = slicesOfPage();
  const { bars } = rewritten(source, past, count, newSeed());
  await slices.rest();
  const other = createRecording(bars, recording.settings, [version], recording.log(bar));
  await slices.rest();
  while (!other.advance(Infinity, slices.isTimeUp)) await slices.rest();
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
    // The button answers first.
    startTransition(() => {
      if (next.recording !== cut.recording || next.bar !== bar) setCut(next);
      setSeed(newSeed());
    });
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
