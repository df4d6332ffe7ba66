import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MINUTE_MS } from '@/engine/market/bar';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { finishedPlayer, SETTINGS, shortSource } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import type { DemoPlayerProps } from './demo-player';
import { RunningDemo } from './running-demo';
import { FIRST_CHOICES } from './use-demo';

const { demo, demoWords } = content;

const mockShown: DemoPlayerProps[] = [];
let mockFault: Error | null = null;
jest.mock('./demo-player', () => ({
  DemoPlayer(props: DemoPlayerProps) {
    if (mockFault) throw mockFault;
    mockShown.push(props);
    return <p>Charts</p>;
  },
}));

const stage = createRef<HTMLElement>();
const others = { figures: demo.figures, pictures: [], Proof: () => null, takesFocus: false };
const file = new File([''], 'my.csv');
const demoWith = (file: File) => {
  const first = { player: finishedPlayer(), sold: [], isRequested: false };
  return (
    <RunningDemo {...{ ...others, first, stage, file, texts: content, loadMore: jest.fn() }} />
  );
};

/** Shows the demo, lets it fail, and then presses a button. @returns the props before and after */
function fail(use: (props: DemoPlayerProps) => void, button: string) {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(demoWith(file));
  act(() => use(mockShown.at(-1) as DemoPlayerProps));
  const before = mockShown.at(-1) as DemoPlayerProps;
  mockFault = new Error('a fault');
  rerender(demoWith(file));
  expect(screen.queryByText('Charts')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(demoWords.failed.sentence);
  expect(logged.mock.calls.flat().map(String).join()).toContain('a fault');
  logged.mockRestore();
  mockFault = null;
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.getByText('Charts')).toBeVisible();
  return { before, after: mockShown.at(-1) as DemoPlayerProps, rerender };
}

const read = { points: [], rows: [] };
const given = { file, corrections: { zone: 'UTC' }, read, isRead: true };
const shown = { ...FIRST_SHOWN, sessions: true };
const view = { zoom: 2, end: 60 };

function useAll({ first: { player }, change }: DemoPlayerProps): void {
  player.load(shortSource({ market: null, bars: shortSource().bars.slice(0, 400) }));
  player.setTimeframe(5 * MINUTE_MS);
  player.act({ type: 'speed', speed: 60 });
  player.act({ type: 'jump', to: 77 });
  change({ given, shown, view, isBenchOpen: true, Kept: () => null });
}

it('after an error, visitors go on with their prices, place, speed, layers and file', () => {
  const { before, after } = fail(useAll, demoWords.failed.back);
  expect(before.choices.given).toBe(given);
  expect(after).toMatchObject({ takesFocus: true, first: { isRequested: true } });
  const choices = { ...before.choices, Kept: null };
  expect(after.choices).toEqual(choices);
  const { source, replay, timeframe } = after.first.player.current();
  expect(after.first.player).not.toBe(before.first.player);
  expect(source.bars).toBe(before.first.player.current().source.bars);
  expect(timeframe).toBe(5 * MINUTE_MS);
  expect(replay).toMatchObject({ position: 77, speed: 60, isPlaying: false });
});

it('after an error, visitors can start over', () => {
  const { after } = fail(useAll, demoWords.failed.startOver);
  expect(after.choices).toEqual(FIRST_CHOICES);
  const { source, timeframe } = after.first.player.current();
  expect(source).toMatchObject({ market: 9, bars: { length: 600 } });
  expect(timeframe).toBe(SETTINGS.timeframe);
  expect(window.location.search).toBe('?market=9');
});

it('reads a file that is dropped after an error, in place of a market being made', () => {
  const { rerender } = fail(({ change }) => change({ market: 5 }), demoWords.failed.back);
  expect(mockShown.at(-1)?.choices.market).toBe(5);
  const next = new File([''], 'next.csv');
  rerender(demoWith(next));
  expect(mockShown.at(-1)?.choices).toMatchObject({ market: null, given: { file: next } });
});
