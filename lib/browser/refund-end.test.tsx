import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useRefundEnd } from './refund-end';

afterEach(() => jest.useRealTimers());

it.each([
  ['late evening', new Date(2026, 10, 21, 23, 59), 7, '28 November 2026'],
  ['the end of a leap February', new Date(2028, 1, 25), 7, '3 March 2028'],
  ['the end of a year', new Date(2026, 11, 28), 14, '11 January 2027'],
  ['the day before clocks go back', new Date(2026, 9, 24, 2, 30), 7, '31 October 2026'],
])('counts days from %s', (_, now, days, end) => {
  jest.useFakeTimers({ now });
  expect(renderHook(() => useRefundEnd(days, 'en-GB')).result.current).toBe(
    end.replaceAll(' ', '\u00a0'),
  );
});

it('returns no day in the prerendered page', () => {
  const End = () => String(useRefundEnd(7, 'en-GB'));
  expect(renderToString(<End />)).toBe('null');
});
