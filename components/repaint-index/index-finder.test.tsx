import { act, fireEvent, render, screen } from '@testing-library/react';
import { IndexFinder } from './index-finder';

const ROWS = [
  ['averages', 'sma', 'Simple Average (SMA)'],
  ['averages', 'ema', 'Fast Average (EMA)'],
  ['swings', 'zigzag', 'Zig Zag'],
];

const Table = () => (
  <table className="index-table">
    <tbody id="fractals">
      <tr>
        <th>Fractals</th>
      </tr>
      <tr>
        <td>sma</td>
      </tr>
    </tbody>
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
    names: [...document.querySelectorAll('th')].filter(isShown).map((name) => name.textContent),
  };
}

const [SMA, EMA, ZIGZAG] = ROWS.map(([, , name]) => name);

it.each([
  [' sma ', '1 of 4', ['averages', SMA]],
  ['AVERAGE', '2 of 4', ['averages', SMA, EMA]],
  ['zig', '1 of 4', ['swings', ZIGZAG]],
  ['fract', '1 of 4', ['Fractals']],
  ['no such name', '0 of 4', []],
  ['', '', ['Fractals', 'averages', SMA, EMA, 'swings', ZIGZAG]],
])(
  '%j shows "%s": the indicators whose names have it, and their headings',
  (text, status, names) => {
    expect(find(text)).toEqual({ status, names });
  },
);
