import { act, fireEvent, render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { mockIntersectionObserver, mockMatchMedia } from '@/lib/testing/observers';
import { fill } from '@/lib/text/fill';
import { DemoSection } from './demo-section';

const { demo } = content;

/** Never ends: the tests are about what comes before. */
const mockLoad = jest.fn((): Promise<object> => new Promise(() => {}));
jest.mock('./running-demo', () => ({
  loadFirstMarket: () => mockLoad(),
  RunningDemo: () => <p>Running</p>,
}));

function show(cost: string | null = null): HTMLElement {
  const rival = { takenBack: 1000, standing: 1234, moved: 1111 };
  const proof = { bar: 60, confirmed: 1234, changed: 0, ...rival };
  const place = { theme: 'dark', locale: 'en', drawings: '/', sold: [] } as const;
  const { container } = render(
    <DemoSection texts={demo} playerTexts={content} proof={proof} cost={cost} {...place} />,
  );
  return container;
}

const startButton = () => screen.getByRole('button', { name: demo.start });

it('shows both counts, how many swings first stood elsewhere, and what waiting costs', () => {
  const { said } = content.demoWords;
  const verdict = show('Dear.').querySelector('.demo-verdict');
  const moved = fill(said.moved, { moved: 1111, count: 1234 }, 'en');
  const texts = [`${said.newest} ${moved} ${said.kept}`, 'Dear.'];
  expect([...(verdict?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...texts,
    fill(demo.moment, { bar: 60 }, 'en'),
  ]);
  const figures = screen.getAllByRole('figure').slice(0, 2);
  const { own, repainting } = demo.figures;
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    `0${fill(own.text, { count: 1234 }, 'en')}${own.name}`,
    `1,000${fill(repainting.text, { count: 1000 }, 'en')}${repainting.name}`,
  ]);
});

describe('when the charts are first seen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Returns whether the pictures replay, now and after some seconds. */
  async function replays(reducedMotion: boolean, press = false) {
    mockMatchMedia(reducedMotion ? ['(prefers-reduced-motion: reduce)'] : []);
    const observer = mockIntersectionObserver();
    const section = show();
    const isReplaying = () => section.querySelectorAll('[srcset*="-live"]').length > 0;
    const seen = [isReplaying()];
    act(() => observer.show(section.querySelector('.demo-start') as Element));
    for (const seconds of [1, 7, 7]) {
      if (press && seconds === 1) await act(async () => fireEvent.click(startButton()));
      act(() => jest.advanceTimersByTime(seconds * 1000));
      seen.push(isReplaying());
    }
    return seen;
  }

  it('they replay once', async () =>
    expect(await replays(false)).toEqual([false, true, false, false]));
  it.each([
    ['with reduced motion', true, false],
    ['after a press on the start button', false, true],
  ])('they do not replay %s', async (_, ...how) =>
    expect(await replays(...how)).not.toContain(true),
  );
});

describe('a market in the address', () => {
  beforeEach(() => mockLoad.mockClear());
  afterEach(() => window.history.replaceState(null, '', '/'));

  async function seen(search: string) {
    window.history.replaceState(null, '', search);
    const observer = mockIntersectionObserver();
    const stage = show().querySelector('.demo-stage') as Element;
    const visit = async () => act(async () => observer.show(stage));
    return { stage, visit, leave: async () => act(async () => observer.show(stage, false)) };
  }

  it('is loaded once, however often the section is seen or files are dropped', async () => {
    const { stage, visit, leave } = await seen('?market=5');
    for (let visits = 0; visits < 3; visits++) {
      await visit();
      await leave();
      const files = [new File([''], `${visits}.csv`)];
      await act(async () => fireEvent.drop(stage, { dataTransfer: { files } }));
    }
    expect(mockLoad).toHaveBeenCalledTimes(1);
  });

  it.each(['?market=abc', '?market=0', '?market='])(
    'is ignored if it is none: %s',
    async (search) => {
      const { visit } = await seen(search);
      await visit();
      expect(mockLoad).not.toHaveBeenCalled();
      expect(startButton()).toHaveTextContent(demo.start);
    },
  );
});

it('an error in the first analysis goes to the console; the visitor reads of it and can try again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new Error('a fault');
  mockLoad.mockRejectedValueOnce(fault).mockResolvedValueOnce({});
  show();
  await act(async () => fireEvent.click(startButton()));
  expect(logged).toHaveBeenCalledWith(fault);
  expect(screen.getByText(content.demoWords.failed.sentence)).toBeVisible();
  await act(async () => fireEvent.click(startButton()));
  expect(screen.getByText('Running')).toBeVisible();
  logged.mockRestore();
});
