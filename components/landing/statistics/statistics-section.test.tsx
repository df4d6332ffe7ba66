import { act, render } from '@testing-library/react';
import { REDUCED_MOTION_QUERY } from '@/lib/browser/preference';
import { mockIntersectionObserver, mockMatchMedia } from '@/lib/testing/observers';
import { StatisticsSection } from './statistics-section';

let screen: ReturnType<typeof mockIntersectionObserver>;
let media: ReturnType<typeof mockMatchMedia>;

beforeEach(() => {
  jest.useFakeTimers();
  media = mockMatchMedia();
  screen = mockIntersectionObserver();
});

afterEach(() => {
  screen.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function renderCount(to: number) {
  const provenance = { status: 'stated' } as const;
  const item = { id: 'users', value: to, suffix: '+', label: 'Users', provenance };
  const content = { label: 'L', statedNote: 'S', exampleNote: 'E', items: [item] };
  const { container } = render(
    <StatisticsSection texts={content} position={0} theme="dark" locale="en" />,
  );
  return {
    shown: () => container.querySelector('[data-count]')?.textContent ?? '',
    see: () => act(() => screen.show(container.querySelector('dd') as HTMLElement)),
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it.each([
  [300, /^\d+\+$/],
  [4.8, /^\d\.\d\+$/],
])('when seen, counts up once from 0 to %d, in 2 s', (to, format) => {
  const { shown, see } = renderCount(to);
  pass(10_000);
  expect(Number.parseFloat(shown())).toBe(0);
  see();
  const texts: string[] = [];
  for (let elapsed = 0; elapsed < 2032; elapsed += 16) {
    texts.push(shown());
    pass(16);
  }
  for (const text of texts) expect(text).toMatch(format);
  const values = texts.map(Number.parseFloat);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(values[0]).toBe(0);
  expect([shown(), jest.getTimerCount()]).toEqual([`${to}+`, 0]);
});

it('keeps its value if in view before hydration', () => {
  const inView = new DOMRect(0, 100, 200, 80);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(inView);
  const { shown, see } = renderCount(300);
  see();
  pass(16);
  expect(shown()).toBe('300+');
});

it('shows its value under reduced motion, and does not recount', () => {
  const { shown, see } = renderCount(300);
  see();
  pass(500);
  for (const isReduced of [true, false]) {
    act(() => media.set(REDUCED_MOTION_QUERY, isReduced));
    expect(shown()).toBe('300+');
  }
});
