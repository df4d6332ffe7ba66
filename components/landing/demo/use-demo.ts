import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Choices as Corrections } from 'repaint-check/read';
import type { Projection } from '@/engine/chart/geometry';
import type { Mark } from '@/engine/indicators/indicator';
import { type IndicatorId, LAYER_OF } from '@/engine/indicators/suite';
import type { ShouldYield } from '@/engine/market/bar';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import type { Player, Snapshot, UpdateRate } from '@/engine/replay/player';
import type { Slices } from '@/engine/replay/recording';
import { FIRST_SHOWN, type Shown } from '@/engine/replay/scenes';
import { type Source, simulatedSourceInSlices } from '@/engine/replay/source';
import { type Crosshair, FOLLOWING, type ViewChoice } from '@/engine/replay/view';
import { useDocumentVisible, useInView, useMotion } from '@/lib/browser/page-state';
import type { ChartFile } from './file/chart-file';
import { MAX_MARKET, writeMarket } from './market-address';

/** Analysis time per frame, and per slice outside frames. The rest of a frame is for drawing. */
const SLICE_MS = 5;

/** @returns time slices; the page handles events between them */
export function slicesOfPage(): Slices {
  let end = performance.now() + SLICE_MS;
  return {
    shouldYield: () => performance.now() >= end,
    async rest() {
      // A timer would wait at least 4 ms, or a second in a hidden tab.
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      port1.close();
      end = performance.now() + SLICE_MS;
    },
  };
}

/** Shared by all players in a frame. */
let frameBudget = { date: 0, end: 0 };

function isTimeUpIn(date: number): ShouldYield {
  if (frameBudget.date !== date) frameBudget = { date, end: performance.now() + SLICE_MS };
  const { end } = frameBudget;
  return () => performance.now() >= end;
}

export function useSnapshot(player: Player, rate: UpdateRate): Snapshot {
  const subscribe = useCallback(
    (listener: () => void) => player.subscribe(rate, listener),
    [player, rate],
  );
  const snapshot = () => player.snapshot(rate);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Returns a function that passes an error from outside React to the demo's error boundary. */
export function useFail(): (error: unknown) => void {
  const [, setState] = useState(null);
  return useCallback((error: unknown) => {
    setState(() => {
      throw error;
    });
  }, []);
}

/**
 * Runs a visible, busy player in each frame.
 * @param create called once
 * @returns the player, and a snapshot that does not update on every bar
 */
export function usePlayer(create: () => Player, isSeen: boolean) {
  const [player] = useState(create);
  const snapshot = useSnapshot(player, 'controls');
  const isVisible = useDocumentVisible();
  const fail = useFail();
  const isRunning = isSeen && isVisible && player.isBusy();
  useEffect(() => {
    if (!isRunning) return;
    let before = performance.now();
    let wasPlaying = player.current().replay.isPlaying;
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      frame = requestAnimationFrame(step);
      const { isPlaying } = player.current().replay;
      // Responds to a pause press before doing any other work.
      const isJustPaused = wasPlaying && !isPlaying;
      wasPlaying = isPlaying;
      if (isJustPaused) return;
      // The first frame's timestamp can be earlier than the effect.
      try {
        player.tick(Math.max(0, now - before), isTimeUpIn(now));
      } catch (error) {
        cancelAnimationFrame(frame);
        fail(error);
      }
      before = now;
    }
    return () => cancelAnimationFrame(frame);
  }, [player, isRunning, fail]);
  return { player, snapshot };
}

/** Returns a market other than `current`. `random` is in [0, 1). */
export function otherMarket(current: number, random: number): number {
  const market = 1 + Math.floor(random * (MAX_MARKET - 1));
  return market >= current ? market + 1 : market;
}

/** Props for an earlier picture shown on a chart. */
export interface KeptProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  painted: RefObject<Projection | null>;
  afterPaint: RefObject<(() => void) | null>;
}

/** A file that the visitor has given, how it was read, and the visitor's corrections. */
export interface GivenFile {
  file: File;
  corrections: Corrections;
  read: ChartFile | null;
  /** False until `read` is the result of these corrections. */
  isRead: boolean;
}

/** What the visitor has chosen. It outlives an error in the demo. */
export interface Choices {
  crosshair: Crosshair | null;
  chosen: { entry: string; mark: Mark } | null;
  given: GivenFile | null;
  /** The simulated market to load next. */
  market: number | null;
  shown: Shown;
  view: ViewChoice;
  Kept: ComponentType<KeptProps> | null;
  isBenchOpen: boolean;
}

export type Change = (changes: Partial<Choices>) => void;

const NEW_CHART = { crosshair: null, chosen: null, view: FOLLOWING, Kept: null };

export const FIRST_CHOICES: Choices = {
  ...NEW_CHART,
  given: null,
  market: null,
  shown: FIRST_SHOWN,
  isBenchOpen: false,
};

/** Reads a file from the visitor, in place of any market that is still being made. */
export const giveFile = (file: File): Partial<Choices> => ({
  given: { file, corrections: {}, read: null, isRead: false },
  market: null,
});

export interface FirstMarket {
  player: Player;
  sold: readonly IndicatorId[];
  /** True if the URL contains a market. */
  isRequested: boolean;
}

export function useDemo(
  stage: RefObject<HTMLElement | null>,
  first: FirstMarket,
  { market, chosen, shown }: Choices,
  change: Change,
) {
  // The demo starts only in view.
  const { player, snapshot } = usePlayer(() => first.player, useInView(stage, true, true));
  const { canMove } = useMotion();
  // A market from a link starts paused.
  const isResumed = useRef(!first.isRequested);
  useEffect(() => {
    if (!canMove) return;
    if (isResumed.current) player.act({ type: 'play' });
    return () => {
      isResumed.current = player.current().replay.isPlaying;
      player.act({ type: 'pause' });
    };
  }, [player, canMove]);

  // With this ref, `load` never changes; a new `load` would read the file again.
  const canPlay = useRef(canMove);
  useEffect(() => {
    canPlay.current = canMove;
  }, [canMove]);
  const load = useCallback(
    (source: Source) => {
      player.load(source);
      writeMarket(source.market);
      change(NEW_CHART);
      if (canPlay.current) player.act({ type: 'play' });
    },
    [player, change],
  );

  const fail = useFail();
  useEffect(() => {
    if (market === null) return;
    let isWanted = true;
    simulatedSourceInSlices(market, slicesOfPage())
      .then((source) => {
        if (!isWanted) return;
        load(source);
        change({ given: null, market: null });
      })
      .catch(fail);
    return () => {
      isWanted = false;
    };
  }, [market, load, change, fail]);
  function loadOtherMarket(): void {
    change({ market: otherMarket(snapshot.source.market ?? EXAMPLE_SEED, Math.random()) });
  }

  function setTimeframe(timeframe: number): void {
    player.setTimeframe(timeframe);
    change(NEW_CHART);
  }

  /** Highlights a mark on the chart and shows its layer. Choosing the open entry closes it. */
  function choose(entry: string, mark: Mark): void {
    player.act({ type: 'pause' });
    change({
      chosen: entry === chosen?.entry ? null : { entry, mark },
      shown: { ...shown, [LAYER_OF[mark.kind]]: true },
    });
  }

  const actions = { loadOtherMarket, setTimeframe, choose, load };
  return { player, snapshot, actions };
}
