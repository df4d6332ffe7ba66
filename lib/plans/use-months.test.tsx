import { fireEvent, render, screen } from '@testing-library/react';
import { useMonths } from './use-months';

function Field({ before }: { before?: string }) {
  const { field, months, isValid, read } = useMonths(7);
  return (
    <>
      <input aria-label="months" ref={field} defaultValue={before ?? 7} onInput={read} />
      <output>{`${months} ${isValid}`}</output>
    </>
  );
}

it('starts with what it is given', () => {
  render(<Field />);
  expect(screen.getByRole('status')).toHaveTextContent('7 true');
});

it('counts what stood in the field before', () => {
  render(<Field before="9" />);
  expect(screen.getByRole('status')).toHaveTextContent('9 true');
});

it('keeps the last valid months while something else is typed', () => {
  render(<Field />);
  const type = (value: string) =>
    fireEvent.input(screen.getByLabelText('months'), { target: { value } });
  type('12');
  expect(screen.getByRole('status')).toHaveTextContent('12 true');
  type('');
  expect(screen.getByRole('status')).toHaveTextContent('12 false');
  type('3');
  expect(screen.getByRole('status')).toHaveTextContent('3 true');
});
