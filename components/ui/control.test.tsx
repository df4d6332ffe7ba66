import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Control } from './control';

it.each([
  ['is invisible before hydration', false],
  ['answers a press before hydration after it, once', true],
])('a control %s', async (_, isPressed) => {
  const onClick = jest.fn();
  const control = (
    <Control className="round" onClick={onClick}>
      Go
    </Control>
  );
  document.body.innerHTML = `<main>${renderToString(control)}</main>`;
  const place = document.querySelector('button');
  expect(screen.queryByRole('button')).toBeNull();
  expect(place).toHaveClass('round', 'opacity-0');
  // As `start.ts` does.
  if (isPressed) place?.setAttribute('data-pressed', '');
  await act(async () => hydrateRoot(document.querySelector('main') as HTMLElement, control));
  expect(screen.getByRole('button')).toBe(place);
  expect(place).toHaveClass('round', { exact: true });
  expect(onClick).toHaveBeenCalledTimes(isPressed ? 1 : 0);
});
