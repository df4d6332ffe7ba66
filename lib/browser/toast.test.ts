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

beforeEach(() => {
  load = () => toaster;
  jest.resetModules();
  jest.clearAllMocks();
  document.body.innerHTML =
    '<div id="toast-status" role="status"></div><div id="toast-alert" role="alert"></div>';
});

/** The module as a page that has just been opened has it. */
const freshPage = () => import('./toast');

const regionText = () =>
  ['toast-status', 'toast-alert'].map((id) => document.getElementById(id)?.textContent);

function offline() {
  load = () => {
    throw new Error('the chunk cannot be loaded');
  };
}

describe('showToast', () => {
  it('announces a status before anything has loaded', async () => {
    const { showToast } = await freshPage();
    void showToast(status);
    expect(regionText()).toEqual(['Redirecting... Taking you there', '']);
  });

  it('announces an error in the other region', async () => {
    const { showToast } = await freshPage();
    void showToast(error);
    expect(regionText()).toEqual(['', 'Error No payment link']);
  });

  it('announces one thing at a time', async () => {
    const { showToast } = await freshPage();
    await showToast(status);
    await showToast(error);
    expect(regionText()).toEqual(['', 'Error No payment link']);
  });

  it('announces the same words again with new nodes', async () => {
    const { showToast } = await freshPage();
    await showToast(error);
    const before = document.querySelector('#toast-alert strong');
    await showToast(error);
    expect(document.querySelector('#toast-alert strong')).not.toBe(before);
  });

  it('takes content for text, not for markup', async () => {
    const { showToast } = await freshPage();
    await showToast({ ...error, title: '<img src=x>', text: '<b>bold</b>' });
    expect(document.querySelector('#toast-alert :is(img, b)')).toBeNull();
  });

  it('has the toaster show it', async () => {
    const { showToast } = await freshPage();
    await showToast(status);
    expect(toaster.show).toHaveBeenCalledWith(status, expect.any(Function));
  });

  it('empties the regions when the visitor sends it away', async () => {
    const { showToast } = await freshPage();
    await showToast(status);
    toaster.show.mock.calls[0]?.[1]();
    expect(regionText()).toEqual(['', '']);
  });

  it('shows the last of two that were asked for while the toaster loads', async () => {
    const { showToast } = await freshPage();
    await Promise.all([showToast(status), showToast(error)]);
    expect(toaster.show.mock.calls.map(([toast]) => toast)).toEqual([error]);
  });

  it('does not fail in a document without the regions', async () => {
    document.body.innerHTML = '';
    const { showToast } = await freshPage();
    await expect(showToast(status)).resolves.toBeUndefined();
  });
});

describe('showToast without its toaster', () => {
  beforeEach(offline);

  it('makes the announcement visible', async () => {
    const { showToast } = await freshPage();
    await showToast(error);
    expect(document.getElementById('toast-alert')).toHaveAttribute('data-fallback');
  });

  it('makes only the last one visible', async () => {
    const { showToast } = await freshPage();
    await Promise.all([showToast(error), showToast(status)]);
    expect(document.getElementById('toast-alert')).not.toHaveAttribute('data-fallback');
  });

  it('tries again for the next toast', async () => {
    const { showToast } = await freshPage();
    await showToast(error);
    load = () => toaster;
    await showToast(error);
    expect(toaster.show).toHaveBeenCalledTimes(1);
  });

  it('hides the visible announcement once a toast can be shown', async () => {
    const { showToast } = await freshPage();
    await showToast(error);
    load = () => toaster;
    await showToast(error);
    expect(document.getElementById('toast-alert')).not.toHaveAttribute('data-fallback');
  });

  it('makes it visible where the toaster does not come in time', async () => {
    jest.useFakeTimers();
    const { showToast } = await freshPage();
    // biome-ignore lint/suspicious/noThenProperty: makes an import that never settles
    load = () => ({ ...toaster, then: () => undefined });
    const shown = showToast(error);
    await jest.advanceTimersByTimeAsync(1999);
    expect(document.querySelector('[data-fallback]')).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    await shown;
    expect(document.getElementById('toast-alert')).toHaveAttribute('data-fallback');
    jest.useRealTimers();
  });

  it('preloads in silence', async () => {
    const { preloadToaster } = await freshPage();
    preloadToaster();
    await Promise.resolve();
    expect(document.querySelector('[data-fallback]')).toBeNull();
  });
});

describe('clearToast', () => {
  it('takes the toast off the screen', async () => {
    const { showToast, clearToast } = await freshPage();
    await showToast(status);
    clearToast();
    expect(toaster.clear).toHaveBeenCalledTimes(1);
  });

  it('empties the regions', async () => {
    const { showToast, clearToast } = await freshPage();
    await showToast(status);
    clearToast();
    expect(regionText()).toEqual(['', '']);
  });

  it('hides a visible announcement', async () => {
    offline();
    const { showToast, clearToast } = await freshPage();
    await showToast(error);
    clearToast();
    expect(document.querySelector('[data-fallback]')).toBeNull();
  });

  it('keeps a toast from coming whose toaster is still loading', async () => {
    const { showToast, clearToast } = await freshPage();
    const shown = showToast(status);
    clearToast();
    await shown;
    expect(toaster.show).not.toHaveBeenCalled();
  });
});
