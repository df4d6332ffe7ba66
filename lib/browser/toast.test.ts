/** @jest-environment jsdom */
import type { Toast } from './toaster';

const status: Toast = {
  kind: 'status',
  title: 'Redirecting...',
  text: 'Taking you there',
  dismissLabel: 'Dismiss',
};
const error: Toast = { ...status, kind: 'error', title: 'Error', text: 'No payment link' };

const toaster = { show: jest.fn(), clear: jest.fn() };
/** What loading the toaster does in a test; it loads by default. */
let load: () => unknown;

jest.mock('./toaster', () => load());

/** The module as a page that has just been opened has it. */
let page: typeof import('./toast');

beforeEach(async () => {
  load = () => toaster;
  jest.resetModules();
  jest.clearAllMocks();
  document.body.innerHTML =
    '<div id="toast-status" role="status"></div><div id="toast-alert" role="alert"></div>';
  page = await import('./toast');
});

const regionText = () =>
  ['toast-status', 'toast-alert'].map((id) => document.getElementById(id)?.textContent);
/** @returns id of the region whose text is to be seen as well, because no toast could be shown */
const visibleRegion = () => document.querySelector('[data-fallback]')?.id;

describe('showToast', () => {
  it('announces a toast before anything has loaded, an error in a region of its own', () => {
    void page.showToast(status);
    expect(regionText()).toEqual(['Redirecting... Taking you there', '']);
    void page.showToast(error);
    expect(regionText()).toEqual(['', 'Error No payment link']);
  });

  it('announces the same words again with new nodes', async () => {
    await page.showToast(error);
    const before = document.querySelector('#toast-alert strong');
    await page.showToast(error);
    expect(document.querySelector('#toast-alert strong')).not.toBe(before);
  });

  it('takes content for text, not for markup', async () => {
    await page.showToast({ ...error, title: '<img src=x>', text: '<b>bold</b>' });
    expect(document.querySelector('#toast-alert :is(img, b)')).toBeNull();
  });

  it('has the toaster show it, and empties the regions when the visitor sends it away', async () => {
    await page.showToast(status);
    expect(toaster.show).toHaveBeenCalledWith(status, expect.any(Function));
    toaster.show.mock.calls[0]?.[1]();
    expect(regionText()).toEqual(['', '']);
  });

  it('shows the last of two that were asked for while the toaster loads', async () => {
    await Promise.all([page.showToast(status), page.showToast(error)]);
    expect(toaster.show.mock.calls.map(([toast]) => toast)).toEqual([error]);
  });

  it('does not fail in a document without the regions', async () => {
    document.body.innerHTML = '';
    await expect(page.showToast(status)).resolves.toBeUndefined();
  });
});

describe('without its toaster', () => {
  beforeEach(() => {
    load = () => {
      throw new Error('the chunk cannot be loaded');
    };
  });

  it('makes the last announcement visible', async () => {
    await Promise.all([page.showToast(error), page.showToast(status)]);
    expect(visibleRegion()).toBe('toast-status');
  });

  it('tries again for the next toast, and hides the announcement once that can be shown', async () => {
    await page.showToast(error);
    load = () => toaster;
    await page.showToast(error);
    expect(toaster.show).toHaveBeenCalledTimes(1);
    expect(visibleRegion()).toBeUndefined();
  });

  it('makes it visible where the toaster does not come in time', async () => {
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

  it('preloads in silence', async () => {
    page.preloadToaster();
    await Promise.resolve();
    expect(visibleRegion()).toBeUndefined();
  });
});

describe('clearToast', () => {
  it('takes the toast off the screen, and empties the regions', async () => {
    await page.showToast(status);
    page.clearToast();
    expect(toaster.clear).toHaveBeenCalledTimes(1);
    expect(regionText()).toEqual(['', '']);
  });

  it('hides a visible announcement', async () => {
    load = () => {
      throw new Error('the chunk cannot be loaded');
    };
    await page.showToast(error);
    page.clearToast();
    expect(visibleRegion()).toBeUndefined();
  });

  it('keeps a toast from coming whose toaster is still loading', async () => {
    const shown = page.showToast(status);
    page.clearToast();
    await shown;
    expect(toaster.show).not.toHaveBeenCalled();
  });
});
