import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { REDUCED_MOTION_QUERY } from '@/lib/browser/preference';
import { mockIntersectionObserver, mockMatchMedia } from '@/lib/testing/observers';
import { StatisticsSection } from './statistics-section';

let screen: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  screen = mockIntersectionObserver();
});

afterEach(() => {
  screen.remove();
  jest.useRealTimers();
});

function Figure({ to = 300 }: { to?: number }) {
  const item = {
    id: 'users',
    value: to,
    suffix: '+',
    label: 'Users',
    provenance: { status: 'stated' },
  } as const;
  const words = { label: 'Figures', statedNote: 'Our count', exampleNote: 'Sample' };
  return (
    <StatisticsSection
      content={{ ...words, items: [item] }}
      position={0}
      ground="night"
      locale="en"
    />
  );
}

const printed = (root: ParentNode) =>
  Number(root.querySelector('[data-count]')?.textContent?.replace(/[,+]/g, ''));

function renderCount(to = 300) {
  const view = render(<Figure to={to} />);
  const element = view.container.querySelector('dd') as HTMLElement;
  return {
    ...view,
    value: () => printed(view.container),
    see: () => act(() => screen.show(element)),
  };
}

function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

it.each([0, 7, 1_000_000_000])(
  'waits until it is seen, then counts once to %i in 2 s, in whole numbers that never fall, quick at first',
  (to) => {
    const { value, see } = renderCount(to);
    pass(10_000);
    expect(value()).toBe(0);
    see();
    const values = [];
    for (let elapsed = 0; elapsed < 2000; elapsed += 16) {
      values.push(value());
      pass(16);
    }
    expect(values.filter((each) => !Number.isInteger(each) || each > to)).toEqual([]);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    expect((values[62] as number) / (to || 1)).toBeCloseTo(to ? 0.87 : 0, to > 7 ? 1 : 0);
    pass(32);
    expect([value(), jest.getTimerCount()]).toEqual([to, 0]);
    see();
    pass(16);
    expect(value()).toBe(to);
  },
);

it.each([4.8, 0.25])('counts to %d with as many decimals', (to) => {
  const { container, see } = renderCount(to);
  see();
  const texts = [];
  for (let elapsed = 0; elapsed < 2048; elapsed += 16) {
    texts.push(container.querySelector('[data-count]')?.textContent);
    pass(16);
  }
  const length = `${to}+`.length;
  expect(texts.filter((text) => text?.length !== length || !text.includes('.'))).toEqual([]);
  expect(texts.at(-1)).toBe(`${to}+`);
});

it('shows its value under reduced motion, also when that is asked for on the way, and does not count again', () => {
  const media = mockMatchMedia();
  const { value, see } = renderCount();
  see();
  pass(500);
  expect(value()).toBeLessThan(300);
  act(() => media.set(REDUCED_MOTION_QUERY, true));
  expect(value()).toBe(300);
  act(() => media.set(REDUCED_MOTION_QUERY, false));
  expect(value()).toBe(300);
});

it('is prerendered with its value, which stays through hydration for visitors who do not want motion', async () => {
  mockMatchMedia([REDUCED_MOTION_QUERY]);
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Figure />);
  expect(printed(root)).toBe(300);
  const changes = jest.fn();
  new MutationObserver(changes).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  await act(async () => hydrateRoot(root, <Figure />));
  expect(changes).not.toHaveBeenCalled();
});

it('is read out with its final value, in groups of three, whatever is seen', () => {
  const { container } = renderCount(1_234_567);
  expect(container.querySelector('dd .sr-only')).toHaveTextContent(/^1,234,567\+$/);
  expect(printed(container)).toBe(0);
});
