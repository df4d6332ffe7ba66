import '@/components/landing/demo/testing/texts';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { FIRST_SHOWN } from '@/engine/replay/scenes';
import { finishedPlayer } from '@/engine/testing/replay';
import { content } from '@/lib/content/content';
import { fill } from '@/lib/text/fill';
import { DemoPlayer, type ProofProps } from './demo-player';

const { demo } = content;

jest.mock('./chart-panel', () => ({ ChartPanel: () => null }));

const Proof = ({ exhibits, gone, kept }: ProofProps) => (
  <>
    {exhibits.map(({ name, count, all }) => (
      <p key={name}>{`${name}: ${count} ${all}`}</p>
    ))}
    <p>{`${gone} ${kept}`}</p>
  </>
);

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
  const first = { player, sold: [], shown: FIRST_SHOWN, isRequested: true };
  const others = { loadMore: jest.fn(), stage: createRef<HTMLElement>(), file: null };
  const { own, repainting } = demo.figures;
  render(
    <DemoPlayer
      {...{ first, ...others, figures: demo.figures, pictures: [], Proof }}
      takesFocus={false}
    />,
  );
  for (const [{ name, text }, count] of [
    [own, 3],
    [repainting, 2],
  ] as const)
    expect(screen.getByText(`${name}: ${count} ${fill(text, { count }, 'en')}`)).toBeVisible();
  expect(screen.getByText(/chart, 3\.$/)).toBeVisible();
});
