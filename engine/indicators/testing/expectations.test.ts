import fc from 'fast-check';
import { confirmed, type Indicator } from '@/engine/indicators/indicator';
import type { Level } from '@/engine/indicators/mark';
import { arbitraryBars } from './arbitrary-bars';
import { cuts } from './cuts';
import { expectNoLookAhead } from './expect-no-look-ahead';
import { expectNoRepaint } from './expect-no-repaint';
import { flatBars } from './hand-made-bars';
import { record } from './record';

const bars = flatBars([1, 2, 3, 4, 5]);
const otherTail = flatBars([9, 9, 9]);

const level = (knownAt: number, price: number): Level => ({
  id: `level:day open:${knownAt}`,
  knownAt,
  kind: 'level',
  name: 'day open',
  from: knownAt,
  price,
});

/** Confirms a level at every bar. */
const honest = (): Indicator => ({ next: ({ time, close }) => [confirmed(level(time, close))] });

/** Takes prices from all bars that any of its like was fed: two that were fed differently disagree. */
const sharingState = () => {
  let highest = 0;
  return (): Indicator => ({
    next({ time, high }) {
      highest = Math.max(highest, high);
      return [confirmed(level(time, highest))];
    },
  });
};

/** Moves its first mark at every bar. */
const moving = (): Indicator => {
  let first: { price: number } | null = null;
  return {
    next({ time, close }) {
      if (first) first.price = close;
      const mark = level(time, close);
      first ??= mark;
      return [confirmed(mark)];
    },
  };
};

/** Says at every bar what it should have said one bar before. */
const late = (): Indicator => {
  let before = -1;
  return {
    next({ time, close }) {
      const events = before < 0 ? [] : [confirmed(level(before, close))];
      before = time;
      return events;
    },
  };
};

it('lets an honest indicator pass', () => {
  expectNoRepaint(honest, bars);
  expectNoLookAhead(honest, bars, otherTail);
  fc.assert(
    fc.property(arbitraryBars(), (some) => {
      expectNoRepaint(honest, some);
      expectNoLookAhead(honest, some, otherTail);
    }),
  );
});

it('finds an indicator out whose history depends on later bars', () => {
  expect(() => expectNoRepaint(sharingState(), bars)).toThrow();
  expect(() => expectNoLookAhead(sharingState(), bars, otherTail)).toThrow();
});

it('finds an indicator out that changes a mark it has made', () => {
  expect(() => expectNoRepaint(moving, bars)).toThrow(/read only/);
});

it('finds an indicator out that dates a mark back', () => {
  expect(() => record(late(), bars)).toThrow('came out at 1 and says otherwise');
});

it('cuts short series at every bar and long ones at 40, always at the last too', () => {
  expect(cuts(0)).toEqual([]);
  expect(cuts(3)).toEqual([0, 1, 2]);
  expect(cuts(300)).toHaveLength(40);
  expect(cuts(300).at(-1)).toBe(299);
});
