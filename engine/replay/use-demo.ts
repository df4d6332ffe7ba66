'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { firstShown, type Shown } from '@/engine/chart/suite-scene';
import type { IndicatorEvent } from '@/engine/indicators/indicator';
import { MINUTE_MS } from '@/engine/market/bar';
import { useMotion } from '@/lib/browser/motion';
import type { DemoWords, TermId } from '@/lib/content/schemas/demo';
import { fill } from '@/lib/text/fill';
import type { Crosshair } from './crosshair';
import { termOf } from './event-words';
import { fileMessage } from './file-message';
import { mostMarkets, otherMarket, readMarket, withMarket } from './market-number';
import { type Message, plainMessage } from './message';
import { exampleNumber, simulatedSource } from './sources';
import { useMarketFile } from './use-market-file';
import { usePlayer } from './use-player';
import { useSeen } from './use-seen';

const firstTimeframe = 15 * MINUTE_MS;

/** Milliseconds for which a copied link says so. */
const copiedFor = 2000;

/** What the demo starts with. */
interface Beginning {
  market: number;
  /** Whether the address asked for a market, rightly or not. */
  isAsked: boolean;
  message: Message | null;
}

/** What the address asks for when the demo starts. */
function beginning(words: DemoWords): Beginning {
  const request = readMarket(window.location.search);
  if (request.kind === 'market') return { market: request.market, isAsked: true, message: null };
  const market = exampleNumber;
  if (request.kind === 'none') return { market, isAsked: false, message: null };
  const text = fill(words.market.wrong, { value: request.value, most: mostMarkets, market });
  return { market, isAsked: true, message: plainMessage(text) };
}

/** Everything the visitor does with the demo. @param root its element, to stop where it cannot be seen */
export function useDemo(root: RefObject<HTMLElement | null>, words: DemoWords) {
  const [first] = useState(() => beginning(words));
  const [firstSource] = useState(() => simulatedSource(first.market));
  const isSeen = useSeen(root);
  const { player, snapshot } = usePlayer(firstSource, firstTimeframe, isSeen);
  const [message, setMessage] = useState(first.message);
  const [shown, setShown] = useState<Shown>(firstShown);
  const [isNaive, setIsNaive] = useState(false);
  const [crosshair, setCrosshair] = useState<Crosshair | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [term, setTerm] = useState<TermId | null>(null);
  const [isCopied, setIsCopied] = useState(false);
  const { canMove: moving } = useMotion();
  // A market that was asked for by its address is looked at first.
  const goesOn = useRef(!first.isAsked);

  useEffect(() => {
    // With less motion nothing moves by itself; what that stopped goes on when motion is resumed.
    if (!moving) return;
    if (goesOn.current) player.act({ type: 'play' });
    return () => {
      goesOn.current = player.current().replay.isPlaying;
      player.act({ type: 'pause' });
    };
  }, [player, moving]);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  function leaveMarks(): void {
    setChosen(null);
    setCrosshair(null);
  }

  const { read, done } = useMarketFile(
    useCallback(
      (file, result) => {
        setMessage(fileMessage(file.name, result, words.file));
        if (result.kind !== 'source') return;
        player.load(result.source);
        setChosen(null);
        setCrosshair(null);
      },
      [player, words],
    ),
  );

  function newMarket(): void {
    const market = otherMarket(snapshot.source.market ?? exampleNumber, Math.random());
    player.load(simulatedSource(market));
    window.history.replaceState(window.history.state, '', withMarket(window.location.href, market));
    setMessage(null);
    leaveMarks();
    if (moving) player.act({ type: 'play' });
  }

  function choose(event: IndicatorEvent): void {
    player.act({ type: 'pause' });
    setChosen(event.mark.id === chosen ? null : event.mark.id);
    setTerm(termOf(event.mark));
  }

  async function copyLink(): Promise<void> {
    const url = new URL(withMarket(window.location.href, snapshot.source.market ?? exampleNumber));
    url.hash = 'demo';
    try {
      await navigator.clipboard.writeText(url.href);
      setIsCopied(true);
    } catch {
      // Without leave to write to the clipboard the visitor can copy it from here.
      setMessage(plainMessage(url.href));
    }
  }

  const reading =
    done === null ? null : fill(words.file.reading, { percent: Math.floor(100 * done) });
  return {
    player,
    snapshot,
    message: reading === null ? message : plainMessage(reading),
    closeMessage: () => setMessage(null),
    shown,
    setShown,
    isNaive,
    setIsNaive,
    crosshair,
    setCrosshair,
    chosen,
    choose,
    term,
    setTerm,
    newMarket,
    copyLink,
    isCopied,
    readFile: read,
  };
}
