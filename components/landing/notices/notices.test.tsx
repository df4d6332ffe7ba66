import { content } from '@/lib/content/content';
import { mockMatchMedia } from '@/lib/testing/observers';
import { setDocumentHidden } from '@/lib/testing/page';
import { FIRST_DELAY_MS, MAX_DELAY_MS } from './notice-queue';
import { startNotices } from './notices';

const texts = { ...content.notices, pool: content.notices.pool.slice(0, 1) };

/** Returns a page as in `next dev`. */
const pageWith = (shown: object) =>
  `<main></main><script data-island-props="notices">${JSON.stringify({ texts: shown })}</script>`;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  mockMatchMedia();
  document.body.innerHTML = pageWith(texts);
  Element.prototype.checkVisibility = () => true;
});

afterEach(() => {
  setDocumentHidden(false);
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const cards = () => [...document.querySelectorAll<HTMLElement>('.notice')];

async function showFirst() {
  await startNotices();
  await pass(FIRST_DELAY_MS);
  expect(cards()).toHaveLength(1);
}

it('waits in a hidden tab', async () => {
  setDocumentHidden(true);
  await startNotices();
  await pass(MAX_DELAY_MS);
  setDocumentHidden(false);
  expect(cards()).toEqual([]);
  await pass(FIRST_DELAY_MS);
  expect(cards()).toHaveLength(1);
});

it('makes a notice inert while it fades', async () => {
  let fade: () => void = () => undefined;
  const finished = new Promise<void>((done) => {
    fade = done;
  });
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
  await showFirst();
  cards()[0]?.querySelector<HTMLElement>(`[aria-label="${texts.dismiss}"]`)?.click();
  await pass(0);
  expect(cards().map(({ inert }) => inert)).toEqual([true]);
  fade();
  await pass(0);
  expect(cards()).toEqual([]);
});

it('removes notices when toasts appear', async () => {
  document.body.insertAdjacentHTML('beforeend', '<p class="live-region"></p>');
  await showFirst();
  document.querySelector('.live-region')?.append('Redirecting');
  await pass(100);
  expect(cards()).toEqual([]);
});

it.each([
  ['example', true],
  ['stated', false],
] as const)('labels %s notices as simulated: %s', async (status, isMadeUp) => {
  document.body.innerHTML = pageWith({ ...texts, provenance: { status } });
  await showFirst();
  const chip = cards()[0]?.querySelector('.chip')?.textContent;
  expect(chip === texts.simulatedLabel).toBe(isMadeUp);
  expect(cards()[0]?.dataset.provenance).toBe(status);
});
