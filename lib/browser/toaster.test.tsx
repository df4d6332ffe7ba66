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

// jsdom lays nothing out.
const scrolled = jest.fn<void, [ScrollIntoViewOptions]>();
Element.prototype.scrollIntoView = scrolled as Element['scrollIntoView'];

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await act(async () => clear());
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

/** Shows a toast and lets the library bring it on screen. */
async function bring(toast: Toast, onDismiss = () => {}) {
  await act(async () => show(toast, onDismiss));
  await pass(50);
}

it('stands after what was pressed last, scrolled into view', async () => {
  const other = document.body.appendChild(document.createElement('button'));
  for (const pressed of [place, other]) {
    await bring({ ...status, place: pressed });
    expect(pressed.nextElementSibling).toContainElement(document.querySelector('[data-title]'));
    expect(scrolled.mock.contexts.at(-1)).toBe(pressed.nextElementSibling);
  }
});

const dismiss = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
/** Titles of the toasts on screen. */
const onScreen = () =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(
    ({ textContent }) => textContent,
  );

it('has one toast on screen, the newer, also when two come at once or a dismissed one is leaving', async () => {
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

it('leaves announcing to the page’s own regions', async () => {
  await bring(status);
  expect(document.querySelector('section')).toHaveAttribute('aria-live', 'off');
});

it('tells who showed the toast that is there, once, that it was dismissed, and of none that was cleared', async () => {
  const [replaced, cleared, dismissed] = [jest.fn(), jest.fn(), jest.fn()];
  await bring(status, replaced);
  await bring(error, cleared);
  await act(async () => clear());
  expect(onScreen()).toEqual([]);
  await bring(status, dismissed);
  dismiss();
  await pass(1000);
  expect(onScreen()).toEqual([]);
  expect([replaced, cleared, dismissed].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});

it('keeps the record of a dismissed toast for its time', async () => {
  toastHistory.clear();
  await bring(status);
  await bring(error);
  dismiss();
  await pass(999_999);
  expect([...toastHistory.values()]).toEqual(['Error']);
  await pass(1);
  expect(toastHistory.size).toBe(0);
});
