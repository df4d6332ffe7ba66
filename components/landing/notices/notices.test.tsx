import { fireEvent } from '@testing-library/react';
import { notices as words } from '@/content/notices';
import { motionPreference, noticesPreference } from '@/lib/browser/preference';
import { mockMatchMedia } from '@/lib/testing/observers';
import { setDocumentHidden } from '@/lib/testing/page';
import { DISPLAY_MS, FIRST_DELAY_MS, MAX_DELAY_MS, MIN_DELAY_MS } from './notice-queue';
import { startNotices } from './notices';

jest.mock('@/content/plans', () => jest.requireActual('@/lib/testing/content'));
jest.mock('@/content/notices', () => {
  const { notices } = jest.requireActual('@/content/notices');
  const { notice } = jest.requireActual('@/lib/testing/content');
  return { notices: { ...notices, pool: [notice] } };
});

let media: ReturnType<typeof mockMatchMedia>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  media = mockMatchMedia();
  document.body.innerHTML = '<main tabindex="-1"><button></button></main>';
  Element.prototype.checkVisibility = () => true;
});

afterEach(() => {
  motionPreference.set(true);
  noticesPreference.set(true);
  setDocumentHidden(false);
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const cards = () => [...document.querySelectorAll<HTMLElement>('.notice')];
const button = (name: string) =>
  cards()[0]?.querySelector(`[aria-label="${name}"]`) as HTMLButtonElement;

async function showFirst() {
  startNotices();
  await pass(FIRST_DELAY_MS);
  expect(cards()).toHaveLength(1);
}

it('removes a notice after DISPLAY_MS, then shows the next one (R-NOTE-1)', async () => {
  await showFirst();
  await pass(DISPLAY_MS);
  expect(cards()).toEqual([]);
  await pass(MIN_DELAY_MS - DISPLAY_MS);
  expect(cards()).toHaveLength(1);
});

it('keeps a notice while a pointer is on it', async () => {
  await showFirst();
  fireEvent.pointerEnter(cards()[0] as Element);
  await pass(DISPLAY_MS);
  expect(cards()).toHaveLength(1);
  fireEvent.pointerLeave(cards()[0] as Element);
  await pass(DISPLAY_MS);
  expect(cards()).toEqual([]);
});

it('waits in a hidden tab', async () => {
  setDocumentHidden(true);
  startNotices();
  await pass(MAX_DELAY_MS);
  setDocumentHidden(false);
  expect(cards()).toEqual([]);
  await pass(FIRST_DELAY_MS);
  expect(cards()).toHaveLength(1);
});

it.each([
  ['notices are switched off', () => noticesPreference.set(false)],
  ['motion is paused', () => motionPreference.set(false)],
  ['the window is short', () => media.set('(height < 30em)', true)],
])('removes notices and shows none once %s', async (_, stop) => {
  await showFirst();
  stop();
  await pass(MAX_DELAY_MS);
  expect(cards()).toEqual([]);
});

it('waits while a control is in its place, and goes when one scrolls there', async () => {
  const control = document.querySelector('button') as HTMLElement;
  // Everything else has an empty box at the same place.
  const place = jest.spyOn(control, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, 0, 100, 50));
  startNotices();
  await pass(MAX_DELAY_MS);
  expect(cards()).toEqual([]);
  place.mockReturnValue(new DOMRect(0, 900, 100, 50));
  window.dispatchEvent(new Event('scroll'));
  await pass(100);
  expect(cards()).toHaveLength(1);
  place.mockReturnValue(new DOMRect(0, 0, 100, 50));
  window.dispatchEvent(new Event('scroll'));
  await pass(16);
  expect(cards()).toEqual([]);
});

it('turns notices off for good from a notice (R-NOTE-1)', async () => {
  await showFirst();
  button(words.turnOff).click();
  await pass(0);
  expect(cards()).toEqual([]);
  expect(noticesPreference.getSnapshot().isOn).toBe(false);
});

it('makes a notice inert until it has faded', async () => {
  let fade: () => void = () => undefined;
  const finished = new Promise<void>((done) => {
    fade = done;
  });
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
  await showFirst();
  button(words.dismiss).click();
  await pass(0);
  expect(cards().map(({ inert }) => inert)).toEqual([true]);
  fade();
  await pass(0);
  expect(cards()).toEqual([]);
});

it.each([
  ['example', true],
  ['stated', false],
] as const)('labels %s notices as simulated: %s (R-NOTE-1)', async (status, isMadeUp) => {
  jest.replaceProperty(words, 'provenance', { status });
  await showFirst();
  const chip = cards()[0]?.querySelector('.chip')?.textContent;
  expect(chip === words.simulatedLabel).toBe(isMadeUp);
  expect(cards()[0]?.dataset.provenance).toBe(status);
});
