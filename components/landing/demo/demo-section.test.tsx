import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { demo } from '@/content/demo';
import { mockIntersectionObserver } from '@/lib/testing/observers';
import { fill } from '@/lib/text/fill';
import { DemoSection } from './demo-section';

jest.mock('./demo-player', () => ({
  firstMarket: async () => null,
  DemoPlayer: ({ file, takesFocus }: { file: File | null; takesFocus: boolean }) => (
    <p>{`runs with ${file?.name} ${takesFocus}`}</p>
  ),
}));

let screenMock: ReturnType<typeof mockIntersectionObserver>;
beforeEach(() => {
  screenMock = mockIntersectionObserver();
  window.history.replaceState(null, '', '/');
});
afterEach(() => screenMock.remove());

const proof = { later: 5, bar: 60, confirmed: 1234, changed: 0, drawn: 1001, moved: 1000 };

/** @returns what files are dropped on */
function show(): HTMLElement {
  const { container } = render(
    <DemoSection
      content={demo}
      proof={proof}
      position={1}
      ground="night"
      locale="en"
      drawings="/"
    />,
  );
  return container.querySelector('.demo-stage') as HTMLElement;
}

const startButton = () => screen.getByRole('button', { name: demo.start });

it('prints both counts, each with what it was counted of, in groups of three', () => {
  show();
  const printed = screen
    .getAllByRole('figure')
    .slice(0, 2)
    .map(({ textContent }) => textContent);
  const { own, naive } = demo.figures;
  expect(printed).toEqual([
    `0${fill(own.text, { count: 1234 }, 'en')}${own.name}`,
    `1,000${fill(naive.text, { count: 1001 }, 'en')}${naive.name}`,
  ]);
});

it('runs once it is started, and takes over the focus of its button', async () => {
  show();
  // Browsers differ in whether a press gives a button the focus.
  fireEvent.click(startButton());
  expect(screen.getByRole('button', { name: demo.starting }).ariaDisabled).toBe('true');
  expect(await screen.findByText('runs with undefined true')).toBeInTheDocument();
});

it('takes the first file that is dropped on it, where there is one, and stays on the page', async () => {
  const panel = show();
  const files = ['first.csv', 'second.csv'].map((name) => new File(['a'], name));
  const [over, empty, drop] = [
    createEvent.dragOver(panel),
    createEvent.drop(panel, { dataTransfer: { files: [] } }),
    createEvent.drop(panel, { dataTransfer: { files } }),
  ];
  await act(async () => [over, empty].map((event) => fireEvent(panel, event)));
  expect(startButton()).toBeInTheDocument();
  fireEvent(panel, drop);
  expect([over, empty, drop].every((event) => event.defaultPrevented)).toBe(true);
  expect(await screen.findByText('runs with first.csv false')).toBeInTheDocument();
});

it('runs a market that its address names, once it is seen', async () => {
  window.history.replaceState(null, '', '/?market=7');
  const panel = show();
  expect(startButton()).toBeInTheDocument();
  act(() => screenMock.show(panel));
  expect(await screen.findByText('runs with undefined false')).toBeInTheDocument();
});
