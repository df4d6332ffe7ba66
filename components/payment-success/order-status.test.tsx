import { act, fireEvent, render, screen } from '@testing-library/react';
import { paymentSuccess } from '@/content/payment-success';
import { OrderStatus } from './order-status';

const { order: words } = paymentSuccess;
const plans = [{ id: 'annual', title: 'Annual Plan' }];
const original = globalThis.fetch;
const ask = jest.fn();

/** What `fetch` resolves with; jsdom has no Response. */
const answer = (status: number, body: string) => ({
  ok: status < 300,
  status,
  statusText: 'Status Text',
  text: async () => body,
});
const order = (state: string) => answer(200, JSON.stringify({ plan: 'annual', state }));

beforeEach(() => {
  ask.mockReset();
  globalThis.fetch = ask;
});
afterEach(() => {
  globalThis.fetch = original;
});

const show = () => render(<OrderStatus path="/api/orders" id="cs_1" plans={plans} words={words} />);
const region = () => screen.getByRole('region', { name: words.title });
const settled = (state: string) =>
  screen.findByText((_, element) => element?.getAttribute('data-state') === state);

it('says that it is asking while there is no answer', () => {
  ask.mockReturnValue(new Promise(() => {}));
  show();
  expect(screen.getByRole('status')).toHaveTextContent(words.loading);
});

it('asks once, for the order in the path', async () => {
  ask.mockResolvedValue(order('paid'));
  show();
  await settled('paid');
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/api/orders/cs_1']);
});

it.each(['paid', 'pending', 'failed', 'refunded'] as const)(
  'says the words of %s, with the plan filled in',
  async (state) => {
    ask.mockResolvedValue(order(state));
    show();
    await settled(state);
    const { title, text } = words[state];
    expect(screen.getByRole('status')).toHaveTextContent(
      `${title}${text}`.replaceAll('{plan}', 'Annual Plan'),
    );
    expect(screen.queryAllByRole('button')).toHaveLength(state === 'pending' ? 1 : 0);
  },
);

it.each([
  ['unauthorized', () => answer(401, 'sign in')],
  ['unauthorized', () => answer(403, '')],
  ['missing', () => answer(404, '')],
  ['unavailable', () => answer(500, '<h1>Trace</h1>')],
  ['unavailable', () => answer(400, '404')],
  ['unreadable', () => answer(200, '<!doctype html>')],
  ['unreadable', () => answer(200, '{"plan":"annual","state":"<img src=x>"}')],
] as const)('is %s for such an answer', async (state, reply) => {
  ask.mockResolvedValue(reply());
  show();
  await settled(state);
  expect(screen.getByRole('status')).toHaveTextContent(words[state].title);
});

it('is offline when no answer comes', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await settled('offline');
  expect(screen.getByRole('status')).toHaveTextContent(words.offline.title);
});

it('asks although the browser believes itself offline', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  expect(await settled('offline')).toBeInTheDocument();
  online.mockRestore();
});

it.each([
  ['a failure', answer(500, `SECRET ${'x'.repeat(100_000)}`), 'unavailable'],
  ['an order', answer(200, `{"plan":"SECRET","state":"paid"}`), 'unreadable'],
])('repeats nothing of what the server wrote in %s', async (_, reply, state) => {
  ask.mockResolvedValue(reply);
  show();
  await settled(state);
  expect(region()).not.toHaveTextContent(/SECRET|Status Text|\b\d{3}\b/);
});

it('asks again when told to', async () => {
  ask.mockResolvedValueOnce(answer(500, '')).mockResolvedValueOnce(order('paid'));
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.retry }));
  expect(await settled('paid')).toBeInTheDocument();
});

it('says that it is asking again', async () => {
  ask.mockResolvedValueOnce(answer(500, '')).mockReturnValueOnce(new Promise(() => {}));
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.retry }));
  expect(await settled('loading')).toBeInTheDocument();
});

it('asks no third time while an answer is under way', async () => {
  ask.mockResolvedValueOnce(answer(500, '')).mockReturnValueOnce(new Promise(() => {}));
  show();
  const button = await screen.findByRole('button', { name: words.retry });
  await act(async () => button.click());
  await act(async () => button.click());
  expect(ask).toHaveBeenCalledTimes(2);
});

it('moves focus to the heading when the button has done its work', async () => {
  ask.mockResolvedValueOnce(answer(404, '')).mockResolvedValueOnce(order('paid'));
  show();
  fireEvent.click(await screen.findByRole('button', { name: words.retry }));
  await settled('paid');
  expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
});

it('keeps the button for an order that is still pending', async () => {
  ask.mockResolvedValueOnce(order('pending')).mockResolvedValueOnce(order('pending'));
  show();
  const button = await screen.findByRole('button', { name: words.retry });
  button.focus();
  await act(async () => button.click());
  expect(button).toHaveFocus();
});

it('is unavailable when the answer takes too long', async () => {
  ask.mockRejectedValue(new DOMException('slow', 'TimeoutError'));
  show();
  expect(await settled('unavailable')).toBeInTheDocument();
});

it('does not ask again when the window is focused or the network returns', async () => {
  ask.mockResolvedValue(answer(500, ''));
  show();
  await settled('unavailable');
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  expect(ask).toHaveBeenCalledTimes(1);
});
