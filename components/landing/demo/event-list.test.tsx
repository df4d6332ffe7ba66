import { fireEvent, render, screen } from '@testing-library/react';
import { demoWords } from '@/content/demo-words';
import {
  confirmed,
  type FairValueGap,
  type IndicatorEvent,
  type Level,
} from '@/engine/indicators/indicator';
import { MINUTE_MS } from '@/engine/market/bar';
import type { Player } from '@/engine/replay/player';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { EventFeed } from './event-list';
import { eventWords } from './wording';

const time = Date.UTC(2026, 2, 5, 14, 35);
const gap = (bar: number): FairValueGap => ({
  kind: 'gap',
  id: `gap:${bar}`,
  knownAt: time + bar * MINUTE_MS,
  from: time,
  low: 1.08,
  high: 1.09,
  direction: 'up',
});
const level: Level = {
  kind: 'level',
  id: 'l',
  knownAt: time,
  name: 'day open',
  from: time,
  price: 1,
};
const filled: IndicatorEvent = { type: 'filled', knownAt: time + 9 * MINUTE_MS, mark: gap(0) };

/** A player at rest whose log this is. */
function playerWith(events: readonly IndicatorEvent[]): Player {
  const state = {
    recording: { latest: (_: number, count: number) => events.slice(-count) },
    position: 1,
    replay: { isPlaying: false },
    source: { digits: 2 },
  };
  return { snapshot: () => state, subscribe: () => () => {} } as unknown as Player;
}

function show(events: readonly IndicatorEvent[], chosen: string | null = null, sessions = false) {
  const onChoose = jest.fn();
  render(
    <EventFeed
      player={playerWith(events)}
      shown={{ ...FIRST_SHOWN, sessions }}
      words={demoWords}
      chosen={chosen}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}
const day = `${demoWords.drawing.weekdays[4]} 5`;
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('tells what became known and when, newest first', () => {
  show([confirmed(gap(0)), filled]);
  expect(items()).toEqual([
    `${day} 14:44${eventWords(filled, demoWords, 2)}`,
    `${day} 14:35${eventWords(confirmed(gap(0)), demoWords, 2)}${demoWords.feed.known}`,
  ]);
});

it('tells of indicators that are switched on, of nothing without words, and says so of nothing', () => {
  show([confirmed(level), { type: 'replaced', knownAt: time, mark: gap(0) }]);
  expect(items()).toEqual([]);
  expect(screen.getByText(demoWords.feed.empty)).toBeInTheDocument();
});

it('tells of an indicator once it is switched on', () => {
  show([confirmed(level)], null, true);
  expect(items()).toEqual([
    `${day} 14:35${eventWords(confirmed(level), demoWords, 2)}${demoWords.feed.known}`,
  ]);
});

it('lists the latest twenty-four', () => {
  show(Array.from({ length: 30 }, (_, bar) => confirmed(gap(bar))));
  expect(items()).toHaveLength(24);
  expect(items()[0]).toContain('15:04');
});

it('hands over the event that is chosen', () => {
  const onChoose = show([confirmed(gap(0)), filled]);
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(onChoose.mock.calls).toEqual([[filled]]);
});

it('marks what is said of the mark that is pointed out', () => {
  show([confirmed(gap(0)), confirmed(gap(1))], 'gap:1');
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed')),
  ).toEqual(['true', 'false']);
});
