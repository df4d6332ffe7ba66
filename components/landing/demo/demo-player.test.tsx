import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { Bar } from '@/engine/market/bar';
import { formatPrice } from '@/engine/market/price-form';
import { countsAt } from '@/engine/replay/counts';
import type { Player } from '@/engine/replay/player';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { finishedPlayer, newPlayer, shortSource } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import type { ChartPanel } from './chart-panel';
import { DemoPlayer } from './demo-player';
import type { ProofProps } from './exhibits';
import { FIRST_CHOICES } from './use-demo';

const { demo, demoWords } = content;

const scaled =
  (by: number) =>
  ({ open, high, low, close, ...bar }: Bar): Bar => ({
    ...bar,
    open: by * open,
    high: by * high,
    low: by * low,
    close: by * close,
  });

const mockPanels: Parameters<typeof ChartPanel>[0][] = [];
jest.mock('./chart-panel', () => ({
  ChartPanel(props: Parameters<typeof ChartPanel>[0]) {
    mockPanels.push(props);
    return null;
  },
}));

const Proof = ({ exhibits, newest, verdict, cost, moment, children }: ProofProps) => (
  <>
    {exhibits.map(({ name, count, all, chart }) => (
      <div key={name}>
        <p>{`${name}: ${count} ${all}`}</p>
        {chart}
      </div>
    ))}
    <p>{`${newest} ${verdict}`}</p>
    <p>{cost}</p>
    <p>{moment.join(' ')}</p>
    {children}
  </>
);

function show(player: Player) {
  const first = { player, sold: [], isRequested: true };
  const others = {
    texts: content,
    loadMore: jest.fn(),
    stage: createRef<HTMLElement>(),
    choices: FIRST_CHOICES,
    change: jest.fn(),
  };
  const { figures } = demo;
  render(<DemoPlayer {...{ first, ...others, figures, pictures: [], Proof }} takesFocus={false} />);
}

it('counts from the first bar, and says how many of our marks changed', () => {
  const player = finishedPlayer();
  const { position, recording } = player.current();
  const { confirmed, takenBack, moved, standing } = countsAt(recording, position, FIRST_SHOWN);
  const nothing = { x: 0, y: 0, width: 0, height: 0 };
  const projection = { times: [Infinity], x: () => 0, y: () => 0, plot: nothing } as never;
  const lastBar = { time: recording.bars[position - 1]?.time ?? 0, wick: nothing };
  const marks = new Map(['one', 'two', 'three'].map((id) => [id, { box: nothing, look: '' }]));
  const drawing = { digest: () => '', marks, lastBar, projection };
  const painting = { position, behind: 0, shown: FIRST_SHOWN, digestOf: () => '' };
  player.painted({ ...painting, drawing });
  show(player);
  const { own, repainting } = demo.figures;
  const { said } = demoWords;
  const [ours, theirs, swings] = [
    fill(own.text, { count: confirmed }, 'en'),
    fill(repainting.text, { count: takenBack }, 'en'),
    fill(said.moved, { moved, count: standing }, 'en'),
  ];
  expect(Math.min(confirmed, moved)).toBeGreaterThan(1);
  expect(screen.getByText(`${own.name}: 3 ${ours}`)).toBeVisible();
  expect(screen.getByText(`${repainting.name}: ${takenBack} ${theirs}`)).toBeVisible();
  const changed = fill(said.changed, { count: 3 }, 'en');
  expect(screen.getByText(`${said.newest} ${swings} ${changed}`)).toBeVisible();
});

/** Loads the market with all prices multiplied. */
function loadScaled(player: Player, by: number): void {
  const bars = shortSource().bars.map(scaled(by));
  player.load(shortSource({ bars, market: null }));
  for (let tick = 0; player.isBusy() && tick < 1000; tick++) player.tick(0, () => false);
}

it('states no count before the market is analyzed', () => {
  show(newPlayer());
  const { own, repainting } = demo.figures;
  expect(screen.getByText(`${own.name}: … ${demoWords.said.noMarks}`)).toBeVisible();
  expect(screen.getByText(new RegExp(`^${repainting.name}: … `))).toBeVisible();
  expect(screen.getByText(demoWords.said.newest)).toBeVisible();
});

it('counts nothing, and keeps nothing in place, before a mark of ours is drawn', () => {
  const player = finishedPlayer();
  loadScaled(player, 0);
  show(player);
  expect(screen.getByText(`${demo.figures.own.name}: 0 ${demoWords.said.noMarks}`)).toBeVisible();
  const { newest, noneYet } = demoWords.said;
  expect(screen.getByText(`${newest} ${noneYet}`)).toBeVisible();
});

it('says what waiting costs in the market shown', () => {
  const player = finishedPlayer();
  const { said } = demoWords;
  const [start = ''] = said.cost.split('{');
  const cost = () => screen.queryByText((text) => text.startsWith(start))?.textContent;
  show(player);
  const load = (by: number) => act(() => loadScaled(player, by));
  const first = cost();
  load(2);
  const { recording, position, source } = player.current();
  const price = recording.delayCost(position)?.most.price ?? 0;
  expect(cost()).not.toBe(first);
  expect(cost()).toContain(`(${formatPrice(price, source.prices)})`);
  load(0);
  expect(screen.getByText(fill(said.fewSwings, { count: 10 }, 'en'))).toBeVisible();
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

it('at either end of the market, the controls lead only away from it, and say why if pressed', () => {
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
  const { atStart } = demoWords.controls;
  const seen = () => screen.queryByText((text) => text.endsWith(atStart));
  expect(seen()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: back }));
  expect(seen()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: forward }));
  expect(seen()).toBeNull();
});

it('our chart is checked, with the layers that it shows', () => {
  const painted = jest.fn();
  mockPanels.length = 0;
  show({ ...finishedPlayer(), painted });
  const painting = { position: 1, behind: 0, drawing: null, digestOf: () => '' };
  for (const { onPainted } of mockPanels.slice(-2)) onPainted?.(painting);
  const counted = { ...painting, shown: FIRST_SHOWN };
  expect(painted.mock.calls).toEqual([[counted]]);
});

it.each([
  ['another market is loaded', (player: Player) => player.load(shortSource({ market: null }))],
  ['the demo moves on', (player: Player) => player.act({ type: 'step', by: -1 })],
])('shows the rewritten future in place of the charts, until %s', async (_, move) => {
  const player = finishedPlayer();
  const first = { player, sold: [], isRequested: true };
  const more = { Rewrite: () => <p>Another future</p> };
  const loadMore = jest.fn().mockResolvedValue(more);
  const others = {
    texts: content,
    loadMore,
    stage: createRef<HTMLElement>(),
    choices: FIRST_CHOICES,
    change: jest.fn(),
  };
  render(
    <DemoPlayer
      {...{ first, ...others, figures: demo.figures, pictures: [], Proof }}
      takesFocus={false}
    />,
  );
  const rewrite = screen.getByRole('button', { name: demoWords.controls.rewrite });
  fireEvent.click(rewrite);
  expect(await screen.findByText('Another future')).toBeVisible();
  expect(screen.queryByText(demoWords.said.newest, { exact: false })).toBeNull();
  expect(rewrite).toHaveAttribute('aria-expanded', 'true');
  act(() => move(player));
  expect(screen.queryByText('Another future')).toBeNull();
  expect(rewrite).toHaveAttribute('aria-expanded', 'false');
});
