import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCopyText } from './use-copy-text';

function Note({ text = 'the words' }: { text?: string }) {
  const { source, outcome, copy } = useCopyText<HTMLParagraphElement>(text);
  return (
    <>
      <p ref={source}>{text}</p>
      <button type="button" onClick={copy}>
        copy
      </button>
      <output>{outcome}</output>
    </>
  );
}

function setClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

const outcome = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

beforeEach(() => window.getSelection()?.removeAllRanges());

it('copies the words that stand there', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  setClipboard({ writeText });
  render(<Note />);
  await press('copy');
  expect([writeText.mock.calls, outcome()]).toEqual([[['the words']], 'copied']);
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('no')) }],
  ['is missing', undefined],
])('selects them where the clipboard %s', async (_, clipboard) => {
  setClipboard(clipboard);
  render(<Note />);
  await press('copy');
  expect([window.getSelection()?.toString(), outcome()]).toEqual(['the words', 'selected']);
});

it('says nothing of a text that has changed since', async () => {
  setClipboard(undefined);
  const { rerender } = render(<Note />);
  await press('copy');
  rerender(<Note text="other words" />);
  expect(outcome()).toBe('');
});
