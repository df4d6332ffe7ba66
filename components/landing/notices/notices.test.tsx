import { render } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { mockIntersectionObserver, mockMatchMedia } from '@/lib/testing/observers';
import { setDocumentHidden } from '@/lib/testing/page';
import { NoticePlace } from './notice-place';
import { FIRST_DELAY_MS, MAX_DELAY_MS } from './notice-queue';
import { startNotices } from './notices';

const texts = { ...content.notices, pool: content.notices.pool.slice(0, 1) };

/** Renders a page as in `next dev`. @returns the place for notices */
function renderPage(shown: typeof texts): HTMLElement {
  const json = JSON.stringify({ texts: shown });
  render(
    <main>
      <NoticePlace texts={shown} />
      <script data-island-props="notices" type="application/json">
        {json}
      </script>
    </main>,
  );
  return document.querySelector('ul') as HTMLElement;
}

let observer: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  mockMatchMedia();
  observer = mockIntersectionObserver();
});

afterEach(() => {
  setDocumentHidden(false);
  observer.remove();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** Without the last one, which reserves the room. */
const cards = () => [...document.querySelectorAll<HTMLElement>('.notice')].slice(0, -1);

async function showFirst(shown = texts) {
  await startNotices(renderPage(shown));
  await pass(FIRST_DELAY_MS);
  expect(cards()).toHaveLength(1);
}

it('waits in a hidden tab', async () => {
  setDocumentHidden(true);
  await startNotices(renderPage(texts));
  await pass(MAX_DELAY_MS);
  setDocumentHidden(false);
  expect(cards()).toEqual([]);
  await pass(FIRST_DELAY_MS);
  expect(cards()).toHaveLength(1);
});

it('waits while its place is out of view', async () => {
  const place = renderPage(texts);
  await startNotices(place);
  observer.show(place, false);
  await pass(MAX_DELAY_MS);
  expect(cards()).toEqual([]);
  observer.show(place);
  expect(cards()).toHaveLength(1);
});

it('appears on time without intersection observers', async () => {
  observer.remove();
  await showFirst();
});

it('makes a notice inert while it fades', async () => {
  let fade: () => void = () => undefined;
  const finished = new Promise<void>((done) => {
    fade = done;
  });
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
  await showFirst();
  expect(cards().map(({ inert }) => inert)).toEqual([false]);
  cards()[0]?.querySelector<HTMLElement>(`[aria-label="${texts.dismiss}"]`)?.click();
  await pass(0);
  expect(cards().map(({ inert }) => inert)).toEqual([true]);
  fade();
  await pass(0);
  expect(cards()).toEqual([]);
});

it.each([
  ['example', true],
  ['stated', false],
] as const)('labels %s notices as simulated: %s', async (status, isMadeUp) => {
  await showFirst({ ...texts, provenance: { status } } as typeof texts);
  const chip = cards()[0]?.querySelector('.chip')?.textContent;
  expect(chip === texts.simulatedLabel).toBe(isMadeUp);
  expect(cards()[0]?.dataset.provenance).toBe(status);
});

it('reserves room for the longest text', () => {
  const [first, ...others] = content.notices.pool;
  const long = { ...first, name: 'L. Longest-Surname' } as typeof first & object;
  const place = renderPage({ ...texts, pool: [...others, long] });
  expect(place.textContent).toContain(long.name);
});
