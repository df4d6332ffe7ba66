'use client';

import { Component, useState } from 'react';
import { createStructureSuite, type IndicatorId } from '@/engine/indicators/suite';
import { restarted } from '@/engine/replay/player';
import { DemoPlayer, type DemoPlayerProps, type LoadMore } from './demo-player';
import type { PlayerTexts } from './say';
import { firstMarket } from './use-demo';

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
  onError: () => void;
  children: React.ReactNode;
}

/** Says that its children failed, with a way back. React logs the error to the console. */
class Failure extends Component<FailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  private readonly goBack = () => this.setState({ hasFailed: false });

  override render() {
    const { texts, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div className="demo-controls grid justify-items-start gap-3 py-4">
        <p role="alert">{texts.sentence}</p>
        <button type="button" className="button button-primary" onClick={this.goBack}>
          {texts.back}
        </button>
      </div>
    );
  }
}

/** Runs the demo. After an error, it starts again with the same prices, at the same bar. */
export function RunningDemo({ first, file, takesFocus, ...others }: DemoPlayerProps) {
  const [run, setRun] = useState({ first, takesFocus, read: null as File | null });
  function prepareAgain(): void {
    const player = restarted(run.first.player);
    // Paused, and without reading the same file again, which would lose the place.
    setRun({ first: { ...first, player, isRequested: true }, takesFocus: true, read: file });
  }
  return (
    <Failure texts={others.texts.demoWords.failed} onError={prepareAgain}>
      <DemoPlayer
        {...others}
        first={run.first}
        takesFocus={run.takesFocus}
        file={file === run.read ? null : file}
      />
    </Failure>
  );
}
