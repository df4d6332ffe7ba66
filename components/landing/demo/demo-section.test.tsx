import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { mockIntersectionObserver, mockMatchMedia } from '@/lib/testing/observers';
import { fill } from '@/lib/text/fill';
import { DemoSection } from './demo-section';

const { demo } = content;

jest.mock('./demo-player', () => ({
  loadFirstMarket: async () => null,
  DemoPlayer: ({ file, takesFocus }: { file: File | null; takesFocus: boolean }) => (
    <p>{`runs with ${file?.name} ${takesFocus}`}</p>
  ),
}));

/** @returns the drop target for files */
function show(): HTMLElement {
  const proof = { bar: 60, confirmed: 1234, changed: 0, drawn: 1001, moved: 1000 };
  const place = { position: 1, theme: 'dark', locale: 'en', drawings: '/', sold: [] } as const;
  const { container } = render(
    <DemoSection content={demo} texts={content} proof={proof} {...place} />,
  );
  return container.querySelector('.demo-stage') as HTMLElement;
}

const startButton = () => screen.getByRole('button', { name: demo.start });

it('shows both counts, each with its total', () => {
  show();
  const figures = screen.getAllByRole('figure').slice(0, 2);
  const { own, repainting } = demo.figures;
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    `0${fill(own.text, { count: 1234 }, 'en')}${own.name}`,
    `1,000${fill(repainting.text, { count: 1001 }, 'en')}${repainting.name}`,
  ]);
});

it('starts with the first file dropped, without navigating', async () => {
  const stage = show();
  const files = ['first.csv', 'second.csv'].map((name) => new File(['a'], name));
  const [over, empty, drop] = [
    createEvent.dragOver(stage),
    createEvent.drop(stage, { dataTransfer: { files: [] } }),
    createEvent.drop(stage, { dataTransfer: { files } }),
  ];
  await act(async () => [over, empty].map((event) => fireEvent(stage, event)));
  expect(startButton()).toBeInTheDocument();
  fireEvent(stage, drop);
  expect([over, empty, drop].every((event) => event.defaultPrevented)).toBe(true);
  expect(await screen.findByText('runs with first.csv false')).toBeInTheDocument();
});

describe('when the charts are first seen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Returns whether the pictures replay, now and after some seconds. */
  function replays(reducedMotion: boolean, press = false) {
    mockMatchMedia(reducedMotion ? ['(prefers-reduced-motion: reduce)'] : []);
    const observer = mockIntersectionObserver();
    const stage = show();
    const isReplaying = () => stage.querySelectorAll('[srcset*="-live"]').length > 0;
    const seen = [isReplaying()];
    act(() => observer.show(stage.querySelector('.demo-start') as Element));
    for (const seconds of [1, 7, 7]) {
      if (press && seconds === 1) fireEvent.click(startButton());
      act(() => jest.advanceTimersByTime(seconds * 1000));
      seen.push(isReplaying());
    }
    return seen;
  }

  it('they replay once', () => expect(replays(false)).toEqual([false, true, false, false]));
  it.each([
    ['with reduced motion', true, false],
    ['after a press on the start button', false, true],
  ])('they do not replay %s', (_, ...how) => expect(replays(...how)).not.toContain(true));
});
