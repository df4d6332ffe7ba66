import { TextDecoder as Decoder } from 'node:util';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { content } from '@/lib/content/content';
import { exampleExports } from '@/lib/pages/repaint-example';
import { fill } from '@/lib/text/fill';
import { createCheck } from './check';
import { CheckTool } from './check-tool';

const { repaintCheck: texts, demoFile } = content;
const [earlier = '', later = ''] = exampleExports(texts.example.columns).values();

/** Answers as `check-worker.js` does; not at all while it hangs. */
let isHanging = false;
class FakeWorker {
  onmessage: ((event: { data: object }) => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  terminate = () => {
    this.onmessage = null;
  };
  readonly #check = createCheck((id, share) => this.onmessage?.({ data: { now: { id, share } } }));
  postMessage({ key, given, wanted }: Parameters<typeof JSON.stringify>[0]) {
    if (isHanging) return;
    const { check, view } = this.#check;
    void Promise.resolve(given ? check(given) : view(wanted)).then((answer) =>
      this.onmessage?.({ data: { key, answer } }),
    );
  }
}

beforeEach(() => {
  isHanging = false;
  Object.assign(globalThis, { Worker: FakeWorker, TextDecoder: Decoder });
});

/** jsdom's files cannot be read. */
function fileOf(text: string, name: string): File {
  const bytes = Uint8Array.from(Buffer.from(text));
  return Object.assign(new File([text], name), { arrayBuffer: async () => bytes.buffer });
}

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await act(async () => void fireEvent.change(input, { target: { files } }));
}

function open(): void {
  const { form, faults, formatError } = demoFile;
  const fileTexts = { form, faults, formatError };
  render(<CheckTool {...{ texts, fileTexts, locale: 'en', most: 150, example: ['/a', '/b'] }} />);
}

const result = () => screen.findByRole('region', { name: texts.result.title });
const button = (name: string) => screen.getByRole('button', { name });

it('files of one name, chosen one after the other, are compared once there are two', async () => {
  open();
  await choose(fileOf(earlier, 'chart.csv'));
  await screen.findByText(texts.second);
  await choose(fileOf(later, 'chart.csv'));
  const { changed } = texts.verdicts;
  await waitFor(async () => expect(await result()).toHaveTextContent(`${changed}: 2`));
  expect(screen.queryByText(texts.second)).toBeNull();
  fireEvent.click(button(fill(texts.remove, { name: 'chart.csv (2)' })));
  await screen.findByText(texts.second);
  expect(screen.queryByText(texts.result.title)).toBeNull();
  expect(button(texts.choose)).toHaveFocus();
});

it('the same files are compared again after a new start', async () => {
  open();
  for (const _ of ['first', 'second']) {
    await choose(fileOf(earlier, 'a.csv'), fileOf(later, 'b.csv'));
    await result();
    fireEvent.click(button(texts.clear));
    expect(screen.queryByText('a.csv')).toBeNull();
  }
});

it('a refused file says why, with its line, and leaves the others', async () => {
  open();
  const rows = earlier.split('\n').map((row, at) => (at % 3 ? row : row.replace(/\d\.\d+/, 'x')));
  await choose(
    fileOf(earlier, 'a.csv'),
    fileOf(rows.join('\n'), 'bad.csv'),
    fileOf(later, 'b.csv'),
  );
  await result();
  const bad = screen.getByText(/^bad\.csv /).closest('li') as HTMLElement;
  const [, middle = ''] = texts.messages['left-out'].split(/\{\w+\}/);
  expect(bad).toHaveTextContent(middle.trim());
  expect(bad).toHaveTextContent(fill(demoFile.formatError, { line: '4', what: '' }).slice(0, 7));
  expect(bad).toHaveTextContent(texts.unread);
});

it('cancel keeps the files that have been read', async () => {
  open();
  await choose(fileOf(earlier, 'a.csv'));
  await screen.findByText(texts.second);
  isHanging = true;
  await choose(fileOf(later, 'b.csv'));
  isHanging = false;
  await act(async () => fireEvent.click(button(texts.cancel)));
  await screen.findByText(texts.second);
  expect(screen.queryByText('b.csv')).toBeNull();
});

it('cases are stepped through; the result can be copied', async () => {
  const writeText = jest.fn().mockRejectedValueOnce(new Error('denied')).mockResolvedValue(null);
  Object.assign(navigator, { clipboard: { writeText } });
  open();
  await choose(fileOf(earlier, 'a.csv'), fileOf(later, 'b.csv'));
  const { lookahead } = texts.example.columns;
  const summary = within(await result()).getByText(lookahead);
  const details = summary.closest('details') as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  });
  const inside = within(details);
  const { previous, next, position } = texts.cases;
  await inside.findByRole('img');
  expect(inside.getByRole('button', { name: previous })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => fireEvent.click(inside.getByRole('button', { name: next })));
  expect(inside.getByRole('status')).toHaveTextContent(fill(position, { at: 2, count: 13 }, 'en'));

  await act(async () => fireEvent.click(button(texts.result.copy)));
  expect(await screen.findByText(texts.result.notCopied)).toBeVisible();
  expect(document.querySelector('pre')).toHaveTextContent(texts.result.limits);
  await act(async () => fireEvent.click(button(texts.result.copy)));
  expect(await screen.findByText(texts.result.copied)).toBeVisible();
  expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining(lookahead));
});

it('an example that cannot be loaded says so, and keeps the files', async () => {
  open();
  await choose(fileOf(earlier, 'a.csv'));
  await screen.findByText(texts.second);
  globalThis.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  await act(async () => fireEvent.click(button(texts.example.start)));
  expect(await screen.findByText(texts.example.lost)).toBeVisible();
  expect(screen.getByText('a.csv')).toBeVisible();
});
