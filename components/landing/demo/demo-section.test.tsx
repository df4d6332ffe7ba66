import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { demo } from '@/content/demo';
import { mockIntersectionObserver } from '@/lib/testing/observers';
import { DemoSection } from './demo-section';

jest.mock('./demo-player', () => ({
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

/** @returns what files are dropped on */
function show(): HTMLElement {
  const { container } = render(
    <DemoSection content={demo} position={1} ground="night" drawings="/" />,
  );
  return container.querySelector('.demo-panel') as HTMLElement;
}

const startButton = () => screen.getByRole('button', { name: demo.start });

it('runs once it is started, and takes over the focus that its button had', async () => {
  show();
  startButton().focus();
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
