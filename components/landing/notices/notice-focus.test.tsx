import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNoticeFocus } from './notice-focus';

const uncover = jest.fn();

function Page() {
  const stack = useRef<HTMLUListElement>(null);
  const returnFocus = useNoticeFocus(stack, uncover);
  return (
    <>
      <main tabIndex={-1}>
        <a href="/behind">behind</a>
      </main>
      <ul ref={stack}>
        <li data-testid="notice">
          <button type="button" onClick={returnFocus}>
            inside
          </button>
        </li>
      </ul>
    </>
  );
}

/** Places an element; jsdom has no layout. */
function place(element: Element, left: number, top: number, right: number, bottom: number) {
  element.getBoundingClientRect = () => ({ left, top, right, bottom }) as DOMRect;
}

const behind = () => screen.getByText('behind');
const inside = () => screen.getByText('inside');
const focus = (element: HTMLElement) => act(() => element.focus());

beforeEach(() => {
  uncover.mockReset();
  render(<Page />);
  place(screen.getByTestId('notice'), 20, 500, 340, 600);
});

describe('a focused element', () => {
  it.each([
    ['inside', 40, 520, 100, 560, 1],
    ['of the same size', 20, 500, 340, 600, 1],
    ['sticking out on the left', 19, 520, 100, 560, 0],
    ['sticking out above', 40, 499, 100, 560, 0],
    ['sticking out on the right', 40, 520, 341, 560, 0],
    ['sticking out below', 40, 520, 100, 601, 0],
    ['beside it', 400, 520, 500, 560, 0],
    ['around it', 0, 0, 1000, 1000, 0],
    ['without width', 40, 520, 40, 560, 0],
    ['without height', 40, 520, 100, 520, 0],
  ])('%s of a notice', (_, left, top, right, bottom, times) => {
    for (const element of [inside(), behind()]) place(element, left, top, right, bottom);
    // Its own button is never covered.
    focus(inside());
    expect(uncover).not.toHaveBeenCalled();
    focus(behind());
    expect(uncover).toHaveBeenCalledTimes(times);
  });

  it('is looked at again once the browser has scrolled to it', () => {
    jest.useFakeTimers();
    place(behind(), 40, 900, 100, 930);
    focus(behind());
    place(behind(), 40, 520, 100, 560);
    jest.advanceTimersToNextFrame();
    expect(uncover).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});

it('gives the focus back when a notice goes that holds it: where it came from, else to the main part', () => {
  focus(behind());
  act(() => inside().click());
  expect(behind()).toHaveFocus();
  focus(inside());
  act(() => inside().click());
  expect(behind()).toHaveFocus();
  focus(inside());
  behind().remove();
  act(() => inside().click());
  expect(screen.getByRole('main')).toHaveFocus();
});
