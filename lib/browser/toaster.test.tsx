import { act, fireEvent, screen } from '@testing-library/react';
import { clear, show, type Toast, toastHistory } from './toaster';

const redirecting: Toast = {
  kind: 'status',
  title: 'Redirecting...',
  text: 'Taking you to our secure payment page',
  dismissLabel: 'Dismiss',
};
const failed: Toast = { ...redirecting, kind: 'error', title: 'Error', text: 'No payment link.' };

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  await act(async () => clear());
  jest.useRealTimers();
});

/** Shows a toast and lets the library bring it on screen. */
async function bring(toast: Toast, onDismiss = () => {}) {
  await act(async () => {
    show(toast, onDismiss);
  });
  await pass(50);
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const onScreen = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map(
    (toast) => toast.querySelector('[data-title]')?.textContent,
  );
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss' });

describe('show', () => {
  it('shows title and text', async () => {
    await bring(redirecting);
    expect(screen.getByText('Taking you to our secure payment page')).toBeInTheDocument();
  });

  it('marks an error', async () => {
    await bring(failed);
    expect(document.querySelector('[data-sonner-toast]')).toHaveAttribute('data-type', 'error');
  });

  it('does not mark a status', async () => {
    await bring(redirecting);
    expect(document.querySelector('[data-sonner-toast]')).not.toHaveAttribute('data-type');
  });

  it('leaves announcing to the page’s own regions', async () => {
    await bring(redirecting);
    expect(document.querySelector('section[aria-label^="Notifications"]')).toHaveAttribute(
      'aria-live',
      'off',
    );
  });

  it('keeps the toast until it is dismissed', async () => {
    await bring(redirecting);
    await pass(3_600_000);
    expect(onScreen()).toEqual(['Redirecting...']);
  });

  it('has one toast on screen, the newer', async () => {
    await bring(redirecting);
    await bring(failed);
    expect(onScreen()).toEqual(['Error']);
  });

  it('marks nothing as an error that replaces one and is none', async () => {
    await bring(failed);
    await bring(redirecting);
    expect(document.querySelector('[data-type=error]')).toBeNull();
  });

  it('has one toast on screen when two come at once', async () => {
    await act(async () => {
      show(redirecting, () => {});
      show(failed, () => {});
    });
    await pass(50);
    expect(onScreen()).toEqual(['Error']);
  });

  it('has one toast on screen while a dismissed one is leaving', async () => {
    await bring(redirecting);
    fireEvent.click(dismissButton());
    await bring(failed);
    expect(onScreen()).toEqual(['Error']);
  });

  it('keeps that one when the exit of the first is over', async () => {
    await bring(redirecting);
    fireEvent.click(dismissButton());
    await bring(failed);
    await pass(1000);
    expect(onScreen()).toEqual(['Error']);
  });
});

describe('dismissing', () => {
  it('takes the toast off the screen', async () => {
    await bring(redirecting);
    fireEvent.click(dismissButton());
    await pass(1000);
    expect(onScreen()).toEqual([]);
  });

  it('is told once', async () => {
    const onDismiss = jest.fn();
    await bring(redirecting, onDismiss);
    fireEvent.click(dismissButton());
    await pass(1000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('is told to whoever showed the toast that is there', async () => {
    const [first, second] = [jest.fn(), jest.fn()];
    await bring(redirecting, first);
    await bring(failed, second);
    fireEvent.click(dismissButton());
    await pass(1000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('clear', () => {
  it('leaves nothing on screen at once', async () => {
    await bring(redirecting);
    await act(async () => clear());
    expect(onScreen()).toEqual([]);
  });

  it('does not count as dismissed by the visitor', async () => {
    const onDismiss = jest.fn();
    await bring(redirecting, onDismiss);
    await act(async () => clear());
    await pass(1000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('lets a toast come afterwards', async () => {
    await bring(redirecting);
    await act(async () => clear());
    await bring(failed);
    await pass(1000);
    expect(onScreen()).toEqual(['Error']);
  });
});

it('keeps the record of a dismissed toast for its time', async () => {
  toastHistory.clear();
  await bring(redirecting);
  await bring(failed);
  expect([...toastHistory.values()]).toEqual(['Error']);
  fireEvent.click(dismissButton());
  await pass(999_999);
  expect([...toastHistory.values()]).toEqual(['Error']);
  await pass(1);
  expect(toastHistory.size).toBe(0);
});
