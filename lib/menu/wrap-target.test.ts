import { wrapTarget } from './wrap-target';

describe('wrapTarget', () => {
  const stops = ['close', 'home', 'login'];

  it.each([
    ['the last, forwards', 'login', false, 'close'],
    ['the first, backwards', 'close', true, 'login'],
    ['the middle, forwards', 'home', false, null],
    ['the middle, backwards', 'home', true, null],
    ['the first, forwards', 'close', false, null],
    ['something outside', 'elsewhere', false, null],
  ])('from %s', (_, current, backwards, expected) => {
    expect(wrapTarget(stops, current, backwards)).toBe(expected);
  });

  it('stays on a single stop', () => {
    expect(wrapTarget(['only'], 'only', false)).toBe('only');
  });

  it('has nowhere to go without stops', () => {
    expect(wrapTarget([], 'any', false)).toBeNull();
  });
});
