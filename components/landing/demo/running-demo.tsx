'use client';

import { Component, useEffect, useState } from 'react';
import { createStructureSuite, type IndicatorId } from '@/engine/indicators/suite';
import { createPlayer, type Player } from '@/engine/replay/player';
import { DemoPlayer, type DemoPlayerProps, type LoadMore } from './demo-player';
import { writeMarket } from './market-address';
import type { PlayerTexts } from './say';
import { firstChoices, firstMarket, giveFile, useChoices } from './use-demo';

/** With `smart-money`, computes only structure; otherwise all sold indicators. */
export async function loadFirstMarket(
  sold: readonly IndicatorId[],
  texts: PlayerTexts,
  loadMore: LoadMore,
) {
  if (sold.includes('smart-money')) return firstMarket(sold, createStructureSuite, null);
  const { suiteOf, areasOf } = await loadMore();
  return firstMarket(sold, suiteOf(sold), areasOf(texts.demoDetails.names));
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
  const [choices, change] = useChoices(first.shown);
  useEffect(() => {
    if (file) change(giveFile(file));
  }, [file, change]);
  const runAgain = (player: Player) =>
    setRun({ first: { ...first, player, isRequested: true }, takesFocus: true });
  function goOn(): void {
    runAgain(run.first.player.restarted());
    // Its chart is gone.
    change({ Kept: null });
  }
  function startOver(): void {
    runAgain(createPlayer(begin.source, begin.recording.settings));
    change(firstChoices(first.shown));
    writeMarket(begin.source.market);
  }
  return (
    <Failure texts={others.texts.demoWords.failed} onContinue={goOn} onStartOver={startOver}>
      <DemoPlayer {...others} {...run} {...{ choices, change }} />
    </Failure>
  );
}
