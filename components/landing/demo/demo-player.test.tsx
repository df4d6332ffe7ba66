import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { Player } from '@/engine/replay/player';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { finishedPlayer, shortSource } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import type { ChartPanel } from './chart-panel';
import { DemoPlayer, type ProofProps } from './demo-player';

const { demo, demoWords } = content;

const mockPanels: Parameters<typeof ChartPanel>[0][] = [];
jest.mock('./chart-panel', () => ({
  ChartPanel(props: Parameters<typeof ChartPanel>[0]) {
    mockPanels.push(props);
    return null;
  },
}));

const Proof = ({ exhibits, gone, kept, moment, children }: ProofProps) => (
  <>
    {exhibits.map(({ name, count, all, chart }) => (
      <div key={name}>
        <p>{`${name}: ${count} ${all}`}</p>
        {chart}
      </div>
    ))}
    <p>{`${gone} ${kept}`}</p>
    <p>{moment.join(' ')}</p>
    {children}
  </>
);

function show(player: Player) {
  const first = { player, sold: [], shown: FIRST_SHOWN, isRequested: true };
  const others = {
    texts: content,
    loadMore: jest.fn(),
    stage: createRef<HTMLElement>(),
    file: null,
  };
  const { figures } = demo;
  render(<DemoPlayer {...{ first, ...others, figures, pictures: [], Proof }} takesFocus={false} />);
}

it("prints each counter's numbers, also for our marks", () => {
  const player = finishedPlayer();
  const { position, recording } = player.current();
  const nothing = { x: 0, y: 0, width: 0, height: 0 };
  const projection = { times: [Infinity], x: () => 0, y: () => 0, plot: nothing } as never;
  const lastBar = { time: recording.bars[position - 1]?.time ?? 0, wick: nothing };
  const paint = (chart: 'own' | 'repainting', ...ids: string[]) => {
    const marks = new Map(ids.map((id) => [id, { box: nothing, look: '' }]));
    const drawing = { digest: () => '', marks, lastBar, projection };
    const painting = { position, behind: 0, shown: FIRST_SHOWN, digestOf: () => '' };
    player.painted(chart, { ...painting, drawing });
  };
  paint('own', 'one', 'two', 'three');
  paint('repainting', 'one', 'two');
  show(player);
  const { own, repainting } = demo.figures;
  for (const [{ name, text }, count] of [
    [own, 3],
    [repainting, 2],
  ] as const)
    expect(screen.getByText(`${name}: ${count} ${fill(text, { count }, 'en')}`)).toBeVisible();
  expect(screen.getByText(/chart, 3\.$/)).toBeVisible();
});

it.each([
  ['identical', true, 0],
  ['different', false, 0],
  ['different', true, 2],
] as const)('says that redrawn charts are %s', (what, isSamePicture, different) => {
  const player = finishedPlayer();
  const run = { position: 100, isSamePicture, different };
  const lookaheadCheck = { wanted: 1, runs: [run] };
  const snapshot = { ...player.current(), lookaheadCheck };
  show({ ...player, snapshot: () => snapshot });
  const said = fill(demoWords.said[what], { runs: 1, different: 1 }, 'en');
  // On the page, and for screen readers.
  expect(screen.getAllByText((text) => text.endsWith(said))).toHaveLength(2);
});

it('at either end of the market, the controls lead only away from it', () => {
  const player = finishedPlayer();
  show(player);
  const { start, back, forward, end } = demoWords.controls;
  const disabled = () =>
    [start, back, forward, end].map((name) => screen.getByRole('button', { name }).ariaDisabled);
  act(() => player.act({ type: 'jump', to: player.current().replay.length }));
  expect(disabled()).toEqual(['false', 'false', 'true', 'true']);
  fireEvent.click(screen.getByRole('button', { name: back }));
  expect(disabled()).toEqual(['false', 'false', 'false', 'false']);
  fireEvent.click(screen.getByRole('button', { name: start }));
  expect(disabled()).toEqual(['true', 'true', 'false', 'false']);
});

it('both charts are counted, with the layers that they show', () => {
  const painted = jest.fn();
  mockPanels.length = 0;
  show({ ...finishedPlayer(), painted });
  const painting = { position: 1, behind: 0, drawing: null, digestOf: () => '' };
  for (const { onPainted } of mockPanels.slice(-2)) onPainted?.(painting);
  const counted = { ...painting, shown: FIRST_SHOWN };
  expect(painted.mock.calls).toEqual([
    ['own', counted],
    ['repainting', counted],
  ]);
});

it('closes the rewritten future when another market is loaded', async () => {
  const player = finishedPlayer();
  const first = { player, sold: [], shown: FIRST_SHOWN, isRequested: true };
  const more = { Rewrite: () => <p>Another future</p> };
  const loadMore = jest.fn().mockResolvedValue(more);
  const others = { texts: content, loadMore, stage: createRef<HTMLElement>(), file: null };
  render(
    <DemoPlayer
      {...{ first, ...others, figures: demo.figures, pictures: [], Proof }}
      takesFocus={false}
    />,
  );
  const rewrite = screen.getByRole('button', { name: demoWords.controls.rewrite });
  fireEvent.click(rewrite);
  expect(await screen.findByText('Another future')).toBeVisible();
  expect(rewrite).toHaveAttribute('aria-expanded', 'true');
  act(() => player.load(shortSource({ market: null })));
  expect(screen.queryByText('Another future')).toBeNull();
  expect(rewrite).toHaveAttribute('aria-expanded', 'false');
});
