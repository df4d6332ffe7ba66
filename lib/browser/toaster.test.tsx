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
  await act(async () => show(toast, onDismiss));
  await pass(50);
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const onScreen = () => toasts().map((toast) => toast.querySelector('[data-title]')?.textContent);
const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

it('shows title and text until they are dismissed, and leaves announcing to the page’s own regions', async () => {
  await bring(redirecting);
  await pass(3_600_000);
  expect(onScreen()).toEqual(['Redirecting...']);
  expect(screen.getByText('Taking you to our secure payment page')).toBeInTheDocument();
  const region = document.querySelector('section[aria-label^="Notifications"]');
  expect(region).toHaveAttribute('aria-live', 'off');
});

it('marks an error, and nothing that takes its place and is none', async () => {
  await bring(failed);
  expect(toasts().map(({ dataset }) => dataset.type)).toEqual(['error']);
  await bring(redirecting);
  expect(toasts().map(({ dataset }) => dataset.type)).toEqual([undefined]);
});

it('has one toast on screen, the newer, also when two come at once', async () => {
  await bring(redirecting);
  await bring(failed);
  expect(onScreen()).toEqual(['Error']);
  await act(async () => {
    show(failed, () => {});
    show(redirecting, () => {});
  });
  await pass(50);
  expect(onScreen()).toEqual(['Redirecting...']);
});

it('has one toast on screen while a dismissed one is leaving, and keeps it after that', async () => {
  await bring(redirecting);
  dismiss();
  await bring(failed);
  expect(onScreen()).toEqual(['Error']);
  await pass(1000);
  expect(onScreen()).toEqual(['Error']);
});

it('tells whoever showed the toast that is there, once, that it was dismissed', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  await bring(redirecting, first);
  await bring(failed, second);
  dismiss();
  await pass(1000);
  expect(onScreen()).toEqual([]);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('leaves nothing on screen at once when it is cleared, which nobody dismissed', async () => {
  const onDismiss = jest.fn();
  await bring(redirecting, onDismiss);
  await act(async () => clear());
  expect(onScreen()).toEqual([]);
  await bring(failed);
  await pass(1000);
  expect(onScreen()).toEqual(['Error']);
  expect(onDismiss).not.toHaveBeenCalled();
});

it('keeps the record of a dismissed toast for its time', async () => {
  toastHistory.clear();
  await bring(redirecting);
  await bring(failed);
  expect([...toastHistory.values()]).toEqual(['Error']);
  dismiss();
  await pass(999_999);
  expect([...toastHistory.values()]).toEqual(['Error']);
  await pass(1);
  expect(toastHistory.size).toBe(0);
});
