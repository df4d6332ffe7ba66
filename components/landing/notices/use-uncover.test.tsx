import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useUncover } from './use-uncover';

const uncover = jest.fn();

function Page() {
  const stack = useRef<HTMLUListElement>(null);
  useUncover(stack, uncover);
  return (
    <>
      <a href="/behind">behind</a>
      <ul ref={stack}>
        <li data-testid="notice">
          <a href="/inside">inside</a>
        </li>
      </ul>
    </>
  );
}

/** Places an element; jsdom has no layout. */
function place(element: Element, left: number, top: number, width: number, height: number) {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

/** jsdom has no DOMRect either. */
beforeAll(() => {
  globalThis.DOMRect ??= class {
    constructor(
      readonly left: number,
      readonly top: number,
      width: number,
      height: number,
    ) {
      this.right = left + width;
      this.bottom = top + height;
    }
    readonly right: number;
    readonly bottom: number;
  } as unknown as typeof DOMRect;
});

beforeEach(() => {
  uncover.mockReset();
  render(<Page />);
  place(screen.getByTestId('notice'), 0, 500, 300, 200);
});

it.each([
  ['makes way for a focused element that a notice hides', 10, 520, 1],
  ['stays beside a focused element that can be seen in part', 250, 520, 0],
  ['stays away from a focused element elsewhere', 10, 100, 0],
])('%s', (_, left, top, times) => {
  place(screen.getByText('behind'), left, top, 100, 30);
  act(() => screen.getByText('behind').focus());
  expect(uncover).toHaveBeenCalledTimes(times);
});

it('looks again where the focused element is once the browser has scrolled to it', () => {
  jest.useFakeTimers();
  place(screen.getByText('behind'), 10, 900, 100, 30);
  act(() => screen.getByText('behind').focus());
  place(screen.getByText('behind'), 10, 520, 100, 30);
  jest.advanceTimersToNextFrame();
  expect(uncover).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('stays under the focus of its own', () => {
  place(screen.getByText('inside'), 10, 520, 100, 30);
  act(() => screen.getByText('inside').focus());
  expect(uncover).not.toHaveBeenCalled();
});
