/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { fetchJson, sessionId, useOrder } from './orders';

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  window.fetch = fetched;
});

/** jsdom has no Response. */
const answer = (status: number, body: unknown) => ({
  ok: status >= 200 && status < 300,
  status,
  statusText: 'Status Text',
  text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
});

describe('sessionId', () => {
  it('reads `session_id` if it is present', () => {
    expect(sessionId('?session=abc')).toEqual({ kind: 'none' });
    const id = `cs_live-${'a'.repeat(192)}`;
    expect(sessionId(`?utm=x&session_id=${id}`)).toEqual({ kind: 'ok', id });
  });

  it.each([
    '?session_id=',
    `?session_id=${'a'.repeat(201)}`,
    '?session_id={CHECKOUT_SESSION_ID}',
    '?session_id=<script>alert(1)</script>',
    '?session_id=abc%0A',
    '?session_id=a&session_id=b',
  ])('drops %j', (search) => {
    expect(sessionId(search)).toEqual({ kind: 'bad' });
  });
});

describe('useOrder', () => {
  const plans = [
    { id: 'monthly', title: 'Monthly Plan' },
    { id: 'annual', title: 'Annual Plan' },
  ];

  async function asked() {
    const { result } = renderHook(() => useOrder('/api/orders/cs_1', plans));
    expect(result.current.isAsking).toBe(true);
    await waitFor(() => expect(result.current.isAsking).toBe(false));
    return result;
  }

  it.each(['paid', 'pending', 'failed', 'refunded'])('reads %s, but no email', async (state) => {
    fetched.mockResolvedValue(answer(200, { plan: 'annual', state, email: 'ann@mail.example' }));
    const { current } = await asked();
    expect(current.order).toEqual({ plan: 'Annual Plan', state });
    expect(current.problem).toBeNull();
  });

  it.each<[problem: string, status: number, body: unknown]>([
    ['unauthorized', 401, 'sign in'],
    ['unauthorized', 403, ''],
    // An unfollowed redirect.
    ['unauthorized', 0, ''],
    ['missing', 404, ''],
    ['unavailable', 500, '<h1>Trace</h1>'],
    ['unavailable', 400, '404'],
    ...[
      ...['<!doctype html>', '', null, 42, 'paid', [], {}],
      ...[{ plan: 'annual' }, { state: 'paid' }, { plan: { id: 'annual' }, state: 'paid' }],
      ...['PAID', 'toString', ['paid']].map((state) => ({ plan: 'annual', state })),
      ...['unknown', '<b>annual</b>'].map((plan) => ({ plan, state: 'paid' })),
    ].map((body): [string, number, unknown] => ['unreadable', 200, body]),
  ])('gives %s for %i, %j', async (problem, status, body) => {
    fetched.mockResolvedValue(answer(status, body));
    expect((await asked()).current).toMatchObject({ order: null, problem });
  });

  it.each([
    ['offline', new TypeError('Failed to fetch')],
    ['unavailable', Object.assign(new Error('slow'), { name: 'TimeoutError' })],
  ])('gives %s if no answer', async (problem, cause) => {
    fetched.mockRejectedValue(cause);
    expect((await asked()).current.problem).toBe(problem);
  });

  it('requests the order again only when asked to', async () => {
    fetched.mockResolvedValueOnce(answer(500, ''));
    const result = await asked();
    await act(async () => {
      for (const name of ['online', 'focus']) window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockResolvedValueOnce(answer(200, { plan: 'annual', state: 'paid' }));
    await act(async () => expect(await result.current.ask()).toHaveProperty('state', 'paid'));
    expect(result.current).toMatchObject({ order: { state: 'paid' }, problem: null });
  });
});

describe('fetchJson', () => {
  it('sends cookies, has a time limit, and follows no redirects', async () => {
    fetched.mockResolvedValue(answer(200, '{}'));
    await fetchJson('/ok');
    const asked = { credentials: 'include', redirect: 'manual', signal: expect.any(AbortSignal) };
    expect(fetched).toHaveBeenCalledWith('/ok', expect.objectContaining(asked));
  });

  it.each([
    ['sign in first', '401: sign in first'],
    ['', '401: Status Text'],
  ])('body "%s": fails with "%s"', async (body, message) => {
    fetched.mockResolvedValue(answer(401, body));
    await expect(fetchJson('/x')).rejects.toThrow(message);
  });
});
