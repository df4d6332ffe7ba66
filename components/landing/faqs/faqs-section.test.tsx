import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FaqsSection } from './faqs-section';

const content = {
  label: 'FAQs',
  title: 'Questions',
  copy: { name: 'Address', clipboard: 'In the clipboard', bar: 'In the address bar' },
  items: [
    { id: 'refund', group: 'Money', question: 'Can I have my money back?', answer: 'Yes.' },
    { id: 'devices', group: 'Other', question: 'More than one device?', answer: 'Yes.' },
  ],
};

it('has one answer open, also in a browser that knows no <details name>', async () => {
  const { container } = render(
    <FaqsSection content={content} position={7} ground="night" locale="en" />,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  container.querySelector('#faq-devices')?.setAttribute('open', '');
  await waitFor(() => expect(container.querySelector('#faq-refund')).not.toHaveAttribute('open'));
  expect(container.querySelector('#faq-devices')).toHaveAttribute('open');
});

describe('the address of an answer', () => {
  /** Clicks the link of the first answer. @returns whether the browser was kept from following it */
  async function click(writeText: () => Promise<void>, options = {}): Promise<boolean> {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    window.history.replaceState(null, '', '/?ref=mail');
    render(<FaqsSection content={content} position={7} ground="night" locale="en" />);
    let isTaken = false;
    // Last in line; jsdom cannot follow a link and would say so.
    const last = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    await act(async () => {
      fireEvent.click(screen.getAllByRole('link', { name: 'Address' })[0] as Element, options);
    });
    return isTaken;
  }

  it('is copied, without the query of the page', async () => {
    const writeText = jest.fn(async () => undefined);
    expect(await click(writeText)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('http://localhost/#faq-refund');
    expect(screen.getByText('In the clipboard')).toHaveRole('status');
    expect(window.location.hash).toBe('');
  });

  it('is put into the address bar where the clipboard is closed', async () => {
    expect(await click(() => Promise.reject(new Error('NotAllowedError')))).toBe(true);
    expect(window.location.hash).toBe('#faq-refund');
    expect(screen.getByText('In the address bar')).toHaveRole('status');
  });

  it('is left to a click that is not plain', async () => {
    const writeText = jest.fn();
    expect(await click(writeText, { shiftKey: true })).toBe(false);
    expect(writeText).not.toHaveBeenCalled();
  });
});
