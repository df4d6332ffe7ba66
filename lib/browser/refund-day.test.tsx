import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useToday } from './refund-day';

afterEach(() => jest.useRealTimers());

describe('useToday', () => {
  it('has no day in the prerendered page', () => {
    const Day = () => String(useToday());
    expect(renderToString(<Day />)).toBe('null');
  });

  it('has the day of the calendar here, and the next one when the page is looked at again', () => {
    jest.useFakeTimers({ now: new Date(2026, 0, 5, 23, 59) });
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-01-05');
    jest.setSystemTime(new Date(2026, 0, 6, 0, 1));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current).toBe('2026-01-06');
  });
});
