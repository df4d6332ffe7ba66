import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCopyLink } from './use-copy-link';

function Link() {
  const { copied, link } = useCopyLink();
  return (
    <>
      <a href="/#faq-refund" {...link}>
        Address
      </a>
      <output>{copied ?? 'nothing'}</output>
    </>
  );
}

const status = () => screen.getByRole('status').textContent;

function setClipboard(clipboard: Partial<Clipboard> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

/** @returns whether the browser was kept from following the link */
async function click(options = {}): Promise<boolean> {
  let taken = false;
  // Last in line; jsdom cannot follow a link and would say so.
  const last = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  await act(async () => {
    fireEvent.click(screen.getByRole('link'), options);
  });
  return taken;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/?ref=mail');
});

afterEach(() => setClipboard(undefined));

it('copies the address, without the query of the page', async () => {
  const writeText = jest.fn(async () => undefined);
  setClipboard({ writeText });
  render(<Link />);
  expect(status()).toBe('nothing');
  expect(await click()).toBe(true);
  expect(writeText).toHaveBeenCalledWith('http://localhost/#faq-refund');
  expect(status()).toBe('clipboard');
  expect(window.location.hash).toBe('');
});

it('puts the address into the bar where the clipboard is closed', async () => {
  setClipboard({ writeText: () => Promise.reject(new Error('NotAllowedError')) });
  render(<Link />);
  expect(await click()).toBe(true);
  expect(window.location.hash).toBe('#faq-refund');
  expect(status()).toBe('bar');
});

it('lets the link be followed where there is no clipboard', async () => {
  setClipboard(undefined);
  render(<Link />);
  expect(await click()).toBe(false);
  expect(status()).toBe('bar');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s alone',
  async (key) => {
    const writeText = jest.fn();
    setClipboard({ writeText });
    render(<Link />);
    expect(await click({ [key]: true })).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
    expect(status()).toBe('nothing');
  },
);
