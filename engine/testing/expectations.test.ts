import { confirmed, type Indicator, type Level } from '@/engine/indicators/indicator';
import { flatBars } from './bars';
import { expectNoRepaint, record } from './expectations';
import { LEVEL } from './marks';

const bars = flatBars([1, 2, 3, 4, 5]);
const otherTail = flatBars([9, 9, 9]);
const levelAt = (at: number, price: number): Level => ({
  ...LEVEL,
  id: `level:day open:${at}`,
  at,
  knownAt: at + 1,
  price,
});

describe('the expectation that nothing repaints', () => {
  it('lets an honest indicator pass', () => {
    const honest = (): Indicator => ({
      next: ({ time, close }) => [confirmed(levelAt(time, close))],
    });
    expectNoRepaint(honest, bars, otherTail);
  });

  it('finds an indicator whose history depends on later bars', () => {
    let highest = 0;
    const sharing = (): Indicator => ({
      next({ time, high }) {
        highest = Math.max(highest, high);
        return [confirmed(levelAt(time, highest))];
      },
    });
    expect(() => expectNoRepaint(sharing, bars, otherTail)).toThrow();
  });

  it('finds an indicator that changes a mark it has made', () => {
    const moving = (): Indicator => {
      let first: { price: number } | null = null;
      return {
        next({ time, close }) {
          if (first) first.price = close;
          const mark = levelAt(time, close);
          first ??= mark;
          return [confirmed(mark)];
        },
      };
    };
    expect(() => expectNoRepaint(moving, bars, otherTail)).toThrow(/read only/);
  });

  it('finds an indicator that dates a mark back', () => {
    const late: Indicator = { next: ({ time, close }) => [confirmed(levelAt(time - 1, close))] };
    expect(() => record(late, bars)).toThrow('came out at 1 and says otherwise');
  });
});
