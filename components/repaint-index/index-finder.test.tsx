import { act, fireEvent, render, screen } from '@testing-library/react';
import { IndexFinder } from './index-finder';

const ROWS = [
  ['averages', 'sma', 'Simple Average (SMA)'],
  ['averages', 'ema', 'Fast Average (EMA)'],
  ['swings', 'zigzag', 'Zig Zag'],
];

const Table = () => (
  <table className="index-table">
    {['averages', 'swings'].map((family) => (
      <tbody key={family}>
        <tr>
          <th>{family}</th>
        </tr>
        {ROWS.filter(([of]) => of === family).map(([, id, name]) => (
          <tr key={id} id={id}>
            <th>{name}</th>
            <td>zig and SMA in another column</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

function find(text: string) {
  render(
    <>
      <IndexFinder label="Find one" found="{count} of {all}" locale="en" />
      <Table />
    </>,
  );
  act(() => void fireEvent.input(screen.getByLabelText('Find one'), { target: { value: text } }));
  const isShown = (element: Element) => !element.closest('[hidden]');
  return {
    status: screen.getByRole('status').textContent,
    rows: [...document.querySelectorAll('tr')].filter(isShown).map(({ id }) => id),
  };
}

it.each([
  [' sma ', '1 of 3', ['', 'sma']],
  ['AVERAGE', '2 of 3', ['', 'sma', 'ema']],
  ['zig', '1 of 3', ['', 'zigzag']],
  ['no such name', '0 of 3', []],
  ['', '', ['', 'sma', 'ema', '', 'zigzag']],
])('%j shows "%s": the rows whose names have it, and their headings', (text, status, rows) => {
  expect(find(text)).toEqual({ status, rows });
});
