import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Control } from './control';

const control = <Control className="round">Go</Control>;

it('a control is an invisible box before hydration, and then a button', () => {
  document.body.innerHTML = renderToString(control);
  const box = document.body.firstElementChild;
  expect(screen.queryByRole('button')).toBeNull();
  expect(box).toHaveClass('round', 'invisible');
  expect(box).toHaveAttribute('aria-hidden', 'true');
  render(control);
  expect(screen.getByRole('button')).toHaveClass('round', { exact: true });
});
