import { act, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { mockIntersectionObserver } from '@/lib/testing/observers';
import { useClearRoom, useReturnFocus } from './notice-room';

const nothing: readonly unknown[] = [];

function Page({ onChange = () => undefined }: { onChange?: (isClear: boolean) => void }) {
  const stack = useRef<HTMLUListElement>(null);
  const returnFocus = useReturnFocus(stack);
  const [isOpen, setIsOpen] = useState(false);
  useClearRoom(stack, nothing, onChange);
  return (
    <>
      <main tabIndex={-1}>
        <a href="/behind">behind</a>
        <p>words</p>
        <p>
          from <b>$5</b>
        </p>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          open
        </button>
        {isOpen ? <summary>more</summary> : null}
      </main>
      <ul ref={stack}>
        <li>
          <button type="button" onClick={returnFocus}>
            inside
          </button>
        </li>
      </ul>
    </>
  );
}

describe('the room of the notices', () => {
  const observer = mockIntersectionObserver();
  const onChange = jest.fn();
  const brings = (text: string, isThere = true) =>
    act(() => observer.show(screen.getByText(text), isThere));

  beforeEach(() => {
    onChange.mockReset();
    render(<Page onChange={onChange} />);
  });

  it('is clear once no control and no price lies in it; words and the notice itself may', () => {
    brings('words');
    brings('inside');
    expect(onChange).not.toHaveBeenCalled();
    for (const text of ['behind', '$5']) {
      brings(text);
      expect(onChange).toHaveBeenLastCalledWith(false);
    }
    brings('behind', false);
    expect(onChange).toHaveBeenLastCalledWith(false);
    brings('$5', false);
    expect(onChange).toHaveBeenLastCalledWith(true);
  });

  it('counts what comes later, and no more what has gone', async () => {
    await act(async () => screen.getByText('open').click());
    brings('more');
    expect(onChange).toHaveBeenLastCalledWith(false);
    await act(async () => screen.getByText('open').click());
    expect(onChange).toHaveBeenLastCalledWith(true);
  });

  it('is looked at anew in a window of another size', () => {
    const watched = observer.watched();
    act(() => window.dispatchEvent(new Event('resize')));
    brings('behind');
    expect(observer.watched()).toBe(watched);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  afterAll(observer.remove);
});

const behind = () => screen.getByText('behind');
const inside = () => screen.getByText('inside');
const focus = (element: HTMLElement) => act(() => element.focus());

it('gives the focus back when a notice goes that holds it: where it came from, else to the main part', () => {
  render(<Page />);
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
