import { mulberry32 } from './random';
import { HOME_PRICE, nextRegime, type Regime, regimeLength } from './regime';

const draws = 4000;

/** @returns how often each regime follows `last` at `price`, as a share */
function shares(last: Regime, price: number) {
  const random = mulberry32(11);
  const followers = Array.from({ length: draws }, () => nextRegime(last, price, random));
  const share = (regime: Regime) => followers.filter((next) => next === regime).length / draws;
  return { up: share('up'), down: share('down'), range: share('range') };
}

it('mostly rests in a range after a trend', () => {
  expect(shares('up', HOME_PRICE).range).toBeCloseTo(0.6, 1);
});

it('turns rather than goes on where a trend follows a trend at once', () => {
  expect(shares('up', HOME_PRICE).down).toBeGreaterThan(shares('up', HOME_PRICE).up);
  expect(shares('down', HOME_PRICE).up).toBeGreaterThan(shares('down', HOME_PRICE).down);
});

it('leaves a range up as often as down at home, and homewards more often away from it', () => {
  const atHome = shares('range', HOME_PRICE);
  expect(atHome.up).toBeCloseTo(atHome.down, 1);
  const below = shares('range', HOME_PRICE - 0.1);
  expect(below.up).toBeGreaterThan(3 * below.down);
  const above = shares('range', HOME_PRICE + 0.1);
  expect(above.down).toBeGreaterThan(3 * above.up);
});

it('never rules a direction out, however far from home', () => {
  expect(shares('range', HOME_PRICE + 0.5).up).toBeGreaterThan(0.05);
});

it('lasts 5 hours to two days of bars, short more often than long', () => {
  const random = mulberry32(12);
  const lengths = Array.from({ length: draws }, () => regimeLength(random));
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(520);
  expect(lengths.filter((length) => length < 290).length).toBeGreaterThan(0.7 * draws);
});
