/** @jest-environment jsdom */
import type { Toast } from './toaster';

const status: Toast = {
  kind: 'status',
  title: 'Away',
  text: 'To pay',
  dismissLabel: 'Dismiss',
  place: document.body,
};
const error: Toast = { ...status, kind: 'error', title: 'Error', text: 'No <b>link</b>' };

const toaster = { show: jest.fn(), clear: jest.fn() };
/** Mocks the toaster import. */
let load: () => unknown;
const fail = () => {
  throw new Error('the chunk cannot be loaded');
};

jest.mock('./toaster', () => load());

/** A new module instance, as after a page load. */
let page: typeof import('./toast');

beforeEach(async () => {
  load = () => toaster;
  jest.resetModules();
  jest.clearAllMocks();
  document.body.innerHTML = '<p id="toast-status"></p><p id="toast-alert"></p>';
  page = await import('./toast');
});

const said = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
/** @returns the id of the region shown when the toaster fails */
const visibleRegion = () => document.querySelector('[data-fallback]')?.id;

it('announces toasts immediately as text, and errors in a separate region (A23)', () => {
  void page.showToast(status);
  expect(said()).toEqual(['Away To pay', '']);
  void page.showToast(error);
  expect(said()).toEqual(['', 'Error No <b>link</b>']);
});

it('announces a repeated toast in new nodes', async () => {
  await page.showToast(error);
  const before = document.querySelector('strong');
  await page.showToast(error);
  expect(document.querySelector('strong')).not.toBe(before);
});

it('empties the regions when the toast is dismissed or cleared', async () => {
  await page.showToast(status);
  toaster.show.mock.calls[0]?.[1]();
  expect(said()).toEqual(['', '']);
  await page.showToast(status);
  page.clearToast();
  expect(said()).toEqual(['', '']);
  expect(toaster.clear).toHaveBeenCalledTimes(1);
});

it('shows only the last toast requested before the toaster has loaded (R-TOAST-1)', async () => {
  await Promise.all([page.showToast(status), page.showToast(error)]);
  expect(toaster.show.mock.calls).toEqual([[error, expect.any(Function)]]);
  const shown = page.showToast(status);
  page.clearToast();
  await shown;
  expect(toaster.show).toHaveBeenCalledTimes(1);
});

it('shows the last announcement as text if the toaster cannot load', async () => {
  load = fail;
  page.preloadToaster();
  await Promise.all([page.showToast(error), page.showToast(status)]);
  expect(visibleRegion()).toBe('toast-status');
  page.clearToast();
  expect(visibleRegion()).toBeUndefined();
  await page.showToast(error);
  expect(visibleRegion()).toBe('toast-alert');
  load = () => toaster;
  await page.showToast(error);
  expect(visibleRegion()).toBeUndefined();
  expect(toaster.show).toHaveBeenCalledTimes(1);
});

it('shows the announcement when the toaster takes longer than 2 seconds', async () => {
  jest.useFakeTimers();
  // biome-ignore lint/suspicious/noThenProperty: makes an import that never settles
  load = () => ({ ...toaster, then: () => undefined });
  const shown = page.showToast(error);
  await jest.advanceTimersByTimeAsync(1999);
  expect(visibleRegion()).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await shown;
  expect(visibleRegion()).toBe('toast-alert');
  jest.useRealTimers();
});
