import { act, fireEvent, screen } from '@testing-library/react';
import { clear, show, type Toast, toastHistory } from './toaster';

const place = document.body.appendChild(document.createElement('button'));
const status: Toast = {
  kind: 'status',
  title: 'Away',
  text: 'To pay',
  dismissLabel: 'Dismiss',
  place,
};
const error: Toast = { ...status, kind: 'error', title: 'Error', text: 'No link' };

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await act(async () => clear());
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

/** Shows a toast and waits until the library renders it. */
async function bring(toast: Toast, onDismiss = () => {}) {
  await act(async () => show(toast, onDismiss));
  await pass(50);
}

const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
/** Titles of the toasts on screen. */
const onScreen = () =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(
    ({ textContent }) => textContent,
  );

it('shows only the newest toast (R-TOAST-1)', async () => {
  await bring(status);
  await bring(error);
  expect(onScreen()).toEqual(['Error']);
  await act(async () => show(error, () => {}));
  await bring(status);
  expect(onScreen()).toEqual(['Away']);
  dismiss();
  await bring(error);
  expect(onScreen()).toEqual(['Error']);
  await pass(1000);
  expect(onScreen()).toEqual(['Error']);
});

it("keeps a dismissed toast's record for 1000 seconds", async () => {
  toastHistory.clear();
  await bring(status);
  await bring(error);
  dismiss();
  await pass(999_999);
  expect([...toastHistory.values()]).toEqual(['Error']);
  await pass(1);
  expect(toastHistory.size).toBe(0);
});
