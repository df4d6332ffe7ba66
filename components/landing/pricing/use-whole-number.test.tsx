import { fireEvent, render, screen } from '@testing-library/react';
import { useWholeNumber } from './use-whole-number';

function Field({ before }: { before?: string }) {
  const { field, number, isValid, read } = useWholeNumber(7, 1, 60);
  return (
    <>
      <input aria-label="number" ref={field} defaultValue={before ?? 7} onInput={read} />
      <output>{`${number} ${isValid}`}</output>
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

it('keeps the last valid number while something else is typed', () => {
  render(<Field />);
  const type = (value: string) =>
    fireEvent.input(screen.getByLabelText('number'), { target: { value } });
  type('12');
  expect(screen.getByRole('status')).toHaveTextContent('12 true');
  type('');
  expect(screen.getByRole('status')).toHaveTextContent('12 false');
  type('3');
  expect(screen.getByRole('status')).toHaveTextContent('3 true');
});
