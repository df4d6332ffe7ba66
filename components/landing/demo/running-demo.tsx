'use client';

import { Component, useEffect, useReducer, useState } from 'react';
import { createZigzag } from '@/engine/indicators/repainting';
import { createStructureSuite, type IndicatorId } from '@/engine/indicators/suite';
import { MINUTE_MS } from '@/engine/market/bar';
import { EXAMPLE_SEED } from '@/engine/market/example-market';
import { createPlayer, type Player } from '@/engine/replay/player';
import { simulatedSourceInSlices } from '@/engine/replay/source';
import { DemoPlayer, type DemoPlayerProps } from './demo-player';
import { readMarket, writeMarket } from './market-address';
import type { PlayerTexts } from './say';
import { type Choices, FIRST_CHOICES, type FirstMarket, giveFile, slicesOfPage } from './use-demo';

/** Analyzes the URL's market, or else the example market, up to the bar where the demo begins. */
export async function loadFirstMarket(sold: readonly IndicatorId[]): Promise<FirstMarket> {
  const slices = slicesOfPage();
  const requested = readMarket(window.location.search);
  const source = await simulatedSourceInSlices(requested ?? EXAMPLE_SEED, slices);
  const player = createPlayer(source, {
    timeframe: 15 * MINUTE_MS,
    createSuite: createStructureSuite,
    createRival: createZigzag,
  });
  // Until the page would show it.
  while (player.snapshot('words').progress !== null) {
    await slices.rest();
    player.tick(0, slices.shouldYield);
  }
  return { player, sold, isRequested: requested !== null };
}

interface FailureProps {
  texts: PlayerTexts['demoWords']['failed'];
  onContinue: () => void;
  onStartOver: () => void;
  children: React.ReactNode;
}

/** Says that its children failed, with two ways back. React logs the error to the console. */
class Failure extends Component<FailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { texts, onContinue, onStartOver, children } = this.props;
    if (!this.state.hasFailed) return children;
    const goBack = (prepare: () => void) => () => {
      prepare();
      this.setState({ hasFailed: false });
    };
    return (
      <div className="demo-controls grid gap-3 py-4">
        <p role="alert">{texts.sentence}</p>
        <div className="actions">
          <button type="button" className="button button-primary" onClick={goBack(onContinue)}>
            {texts.back}
          </button>
          <button type="button" className="button button-secondary" onClick={goBack(onStartOver)}>
            {texts.startOver}
          </button>
        </div>
      </div>
    );
  }
}

/** Runs the demo. After an error, visitors go on with the same prices and choices, or start over. */
export function RunningDemo({
  first,
  file,
  takesFocus,
  ...others
}: Omit<DemoPlayerProps, 'choices' | 'change'> & { file: File | null }) {
  const [begin] = useState(() => first.player.current());
  const [run, setRun] = useState({ first, takesFocus });
  const [choices, change] = useReducer(
    (before: Choices, changes: Partial<Choices>): Choices => ({ ...before, ...changes }),
    FIRST_CHOICES,
  );
  useEffect(() => {
    if (file) change(giveFile(file));
  }, [file]);
  const runAgain = (player: Player) =>
    setRun({ first: { ...first, player, isRequested: true }, takesFocus: true });
  function goOn(): void {
    runAgain(run.first.player.restarted());
    // Its chart is gone.
    change({ Kept: null });
  }
  function startOver(): void {
    runAgain(createPlayer(begin.source, begin.recording.settings));
    change(FIRST_CHOICES);
    writeMarket(begin.source.market);
  }
  return (
    <Failure texts={others.texts.demoWords.failed} onContinue={goOn} onStartOver={startOver}>
      <DemoPlayer {...others} {...run} {...{ choices, change }} />
    </Failure>
  );
}
