/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { startAnalytics } from './start-analytics';
import { useAnalytics } from './use-analytics';

jest.mock('./start-analytics');

const service = { company: 'Counter', endpoint: 'https://counter.example/api/event' };
const end = jest.fn();

beforeEach(() => {
  end.mockReset();
  jest.mocked(startAnalytics).mockReset().mockReturnValue(end);
});

/** Code that is loaded with import() has come after this. */
const loaded = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('tells the service that it is given', async () => {
  renderHook(() => useAnalytics(service));
  await loaded();
  expect(startAnalytics).toHaveBeenCalledWith(service);
  expect(end).not.toHaveBeenCalled();
});

it('tells nobody without one', async () => {
  renderHook(() => useAnalytics(null));
  await loaded();
  expect(startAnalytics).not.toHaveBeenCalled();
});

it('ends with its page', async () => {
  const { unmount } = renderHook(() => useAnalytics(service));
  await loaded();
  unmount();
  expect(end).toHaveBeenCalledTimes(1);
});

it('does not begin when its page is gone before the code has come', async () => {
  renderHook(() => useAnalytics(service)).unmount();
  await loaded();
  expect(startAnalytics).not.toHaveBeenCalled();
});
