import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useReturnFocus } from './use-return-focus';

function Page() {
  const stack = useRef<HTMLUListElement>(null);
  const back = useReturnFocus(stack);
  return (
    <>
      <main tabIndex={-1}>
        <a href="/before">before</a>
      </main>
      <ul ref={stack}>
        <li>
          <button type="button">dismiss</button>
        </li>
      </ul>
      <a href="/after" onClick={back}>
        after
      </a>
    </>
  );
}

const focus = (text: string) => act(() => screen.getByText(text).focus());
const giveBack = () => act(() => screen.getByText('after').click());

beforeEach(() => {
  render(<Page />);
  screen.getByText('after').addEventListener('click', (event) => event.preventDefault());
});

it('gives the focus back to where it came from', () => {
  focus('before');
  focus('dismiss');
  giveBack();
  expect(screen.getByText('before')).toHaveFocus();
});

it('gives the focus to the main part when it came from nowhere', () => {
  focus('dismiss');
  giveBack();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('gives the focus to the main part when where it came from is gone', () => {
  focus('before');
  focus('dismiss');
  screen.getByText('before').remove();
  giveBack();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus alone when it is elsewhere', () => {
  focus('after');
  giveBack();
  expect(screen.getByText('after')).toHaveFocus();
});
