import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { finishedPlayer } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import type { DemoPlayerProps } from './demo-player';
import { RunningDemo } from './running-demo';

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
const demoWith = (file: File | null, player = finishedPlayer()) => {
  const first = { player, sold: [], shown: FIRST_SHOWN, isRequested: false };
  return (
    <RunningDemo {...{ ...others, first, stage, file, texts: content, loadMore: jest.fn() }} />
  );
};

it('after an error, says so and goes on with the same prices at the same bar', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const player = finishedPlayer();
  player.act({ type: 'jump', to: 77 });
  const file = new File([''], 'my.csv');
  const { rerender } = render(demoWith(file, player));
  expect(mockShown.at(-1)).toMatchObject({ first: { player }, file });

  mockFault = new Error('a fault');
  rerender(demoWith(file, player));
  expect(screen.queryByText('Charts')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(demoWords.failed.sentence);
  expect(logged.mock.calls.flat().map(String).join()).toContain('a fault');
  logged.mockRestore();

  mockFault = null;
  fireEvent.click(screen.getByRole('button', { name: demoWords.failed.back }));
  expect(screen.getByText('Charts')).toBeVisible();
  const again = mockShown.at(-1);
  expect(again).toMatchObject({ file: null, takesFocus: true, first: { isRequested: true } });
  const { source, replay, timeframe } = again?.first.player.current() ?? {};
  expect(source?.bars).toBe(player.current().source.bars);
  expect(timeframe).toBe(player.current().timeframe);
  expect(replay).toMatchObject({ position: 77, isPlaying: false });
});

it('reads a file that was dropped after the error', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  mockFault = new Error('a fault');
  const { rerender } = render(demoWith(null));
  logged.mockRestore();
  mockFault = null;
  const next = new File([''], 'next.csv');
  rerender(demoWith(next));
  fireEvent.click(screen.getByRole('button', { name: demoWords.failed.back }));
  expect(mockShown.at(-1)?.file).toBe(next);
});
