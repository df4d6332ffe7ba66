/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useToday } from './use-today';

afterEach(() => jest.useRealTimers());

it('has no day in the prerendered page', () => {
  const Day = () => String(useToday());
  expect(renderToString(createElement(Day))).toBe('null');
});

it('has the day of the clock, and the next one when the page is looked at again', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 23, 50) });
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-21');
  jest.setSystemTime(new Date(2026, 10, 22, 0, 5));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(result.current).toBe('2026-11-22');
});
