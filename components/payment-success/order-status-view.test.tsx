import { render, screen } from '@testing-library/react';
import { paymentSuccess } from '@/content/payment-success';
import { OrderStatusView } from './order-status-view';

const { order: words } = paymentSuccess;

it.each([
  'paid',
  'pending',
  'failed',
  'refunded',
  'unauthorized',
  'missing',
  'unavailable',
  'unreadable',
  'offline',
] as const)('says the words of %s, with the plan filled in', (state) => {
  render(<OrderStatusView words={words} state={state} plan="Annual Plan" />);
  const { title, text } = words[state];
  expect(screen.getByRole('status')).toHaveTextContent(
    `${title}${text}`.replaceAll('{plan}', 'Annual Plan'),
  );
});

it('says that it is asking', () => {
  render(<OrderStatusView words={words} state="loading" />);
  expect(screen.getByRole('status')).toHaveTextContent(words.loading);
});

it('is a region named by its heading', () => {
  render(<OrderStatusView words={words} state="paid" />);
  expect(screen.getByRole('region', { name: words.title })).toHaveAttribute('data-state', 'paid');
});

it('has no button without something to do', () => {
  render(<OrderStatusView words={words} state="paid" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps the button while busy, and ignores it', () => {
  const retry = jest.fn();
  render(<OrderStatusView words={words} state="loading" onRetry={retry} busy />);
  const button = screen.getByRole('button', { name: words.retry });
  button.click();
  expect([button.ariaDisabled ?? button.getAttribute('aria-disabled'), retry.mock.calls]).toEqual([
    'true',
    [],
  ]);
});
