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

it('after an error, says so and goes on with the same prices at the same bar', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const player = finishedPlayer();
  player.act({ type: 'jump', to: 77 });
  const file = new File([''], 'my.csv');
  const first = { player, sold: [], shown: FIRST_SHOWN, isRequested: false };
  const others = { figures: demo.figures, pictures: [], Proof: () => null, takesFocus: false };
  const stage = createRef<HTMLElement>();
  const shown = (given: File | null) => (
    <RunningDemo
      {...{ ...others, first, stage, file: given, texts: content, loadMore: jest.fn() }}
    />
  );
  const { rerender } = render(shown(file));
  expect(mockShown.at(-1)).toMatchObject({ first, file });

  mockFault = new Error('a fault');
  rerender(shown(file));
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

  const next = new File([''], 'next.csv');
  rerender(shown(next));
  expect(mockShown.at(-1)?.file).toBe(next);
});
