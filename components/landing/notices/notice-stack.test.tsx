import { act, render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { NoticeStack } from './notice-stack';

const { notices: words } = content;
const notice = { name: 'N', country: 'C', plan: 'P', time: 'T' };
const one = { key: 1, notice };
const two = { key: 2, notice };
const three = { key: 3, notice };
const nothing = () => undefined;

function stackOf(notices: (typeof one)[]) {
  return (
    <NoticeStack
      words={words}
      notices={notices}
      actions={{ dismiss: nothing, hold: nothing, release: nothing }}
      onTurnOff={nothing}
      isClear
      onRoom={nothing}
    />
  );
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

it('keeps a notice that goes in its place, out of reach, until it has faded', async () => {
  let fade: () => void = nothing;
  const finished = new Promise<void>((done) => {
    fade = done;
  });
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
  const { rerender } = render(stackOf([two, one]));
  const leaving = screen.getAllByRole('listitem')[1];
  rerender(stackOf([three, two]));
  const cards = screen.getAllByRole('listitem');
  expect(cards[2]).toBe(leaving);
  expect(cards.map((card) => card.hasAttribute('inert'))).toEqual([false, false, true]);
  await act(async () => fade());
  expect(leaving).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toEqual(cards.slice(0, 2));
});

it('lets a notice go at once where nothing moves', async () => {
  const { rerender } = render(stackOf([one]));
  await act(async () => rerender(stackOf([])));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});
