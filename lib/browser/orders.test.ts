import { fetchJson, parseOrder, sessionId } from './orders';

describe('sessionId', () => {
  it.each(['', '?', '?other=1', '?session=abc'])('finds no order in %j', (search) => {
    expect(sessionId(search)).toEqual({ kind: 'none' });
  });

  it.each([
    ['?session_id=cs_live_a1B2-c3', 'cs_live_a1B2-c3'],
    ['?utm=x&session_id=abc', 'abc'],
    [`?session_id=${'a'.repeat(200)}`, 'a'.repeat(200)],
  ])('reads the id of %s', (search, id) => {
    expect(sessionId(search)).toEqual({ kind: 'ok', id });
  });

  it.each([
    '?session_id=',
    `?session_id=${'a'.repeat(201)}`,
    '?session_id={CHECKOUT_SESSION_ID}',
    '?session_id=<script>alert(1)</script>',
    '?session_id=..%2f..%2fadmin',
    '?session_id=a%0Ab',
    '?session_id=abc%0A',
    '?session_id=%E0%A4%A',
    '?session_id=a&session_id=b',
  ])('drops %j without repeating it', (search) => {
    expect(sessionId(search)).toEqual({ kind: 'bad' });
  });
});

describe('parseOrder', () => {
  const plans = [
    { id: 'monthly', title: 'Monthly Plan' },
    { id: 'annual', title: 'Annual Plan' },
  ];

  it.each(['paid', 'pending', 'failed', 'refunded'])('reads the state %s', (state) => {
    expect(parseOrder({ plan: 'annual', state }, plans)).toEqual({ plan: 'Annual Plan', state });
  });

  it('passes on nothing else', () => {
    const answer = { plan: 'monthly', state: 'paid', email: 'someone@mail.example' };
    expect(parseOrder(answer, plans)).toEqual({ plan: 'Monthly Plan', state: 'paid' });
  });

  it.each([
    null,
    undefined,
    'paid',
    42,
    [],
    {},
    { plan: 'annual' },
    { state: 'paid' },
    { plan: 'annual', state: 'PAID' },
    { plan: 'annual', state: 'toString' },
    { plan: 'annual', state: ['paid'] },
    { plan: 'unknown', state: 'paid' },
    { plan: '<b>annual</b>', state: 'paid' },
    { plan: 'x'.repeat(100_000), state: 'paid' },
    { plan: { id: 'annual' }, state: 'paid' },
  ])('refuses %#', (answer) => {
    expect(() => parseOrder(answer, plans)).toThrow(SyntaxError);
  });

  it('never quotes the answer in its error', () => {
    expect(() => parseOrder({ plan: 'secret', state: 'paid' }, plans)).toThrow(/^an unknown plan$/);
  });
});

describe('fetchJson', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const answer = (status: number, body: string) =>
    fetched.mockResolvedValue(new Response(body, { status, statusText: 'Status Text' }));

  afterAll(() => fetched.mockRestore());

  it('reads a good answer to a GET with cookies as JSON, within a time limit', async () => {
    answer(200, '{"plan":"annual","state":"paid"}');
    await expect(fetchJson('/ok')).resolves.toEqual({ plan: 'annual', state: 'paid' });
    const [path, options] = fetched.mock.calls[0] ?? [];
    expect([path, options?.method]).toEqual(['/ok', undefined]);
    expect(options).toMatchObject({ credentials: 'include', signal: expect.any(AbortSignal) });
  });

  it.each([
    [401, 'sign in first', { name: 'ResponseError', message: '401: sign in first' }],
    [404, '', { name: 'ResponseError', message: '404: Status Text' }],
    [500, '{"error":"x"}', { name: 'ResponseError', message: '500: {"error":"x"}' }],
    [200, '<!doctype html><p>hello', { name: 'SyntaxError' }],
    [200, '', { name: 'SyntaxError' }],
  ])('fails on status %d with "%s"', async (status, body, error) => {
    answer(status, body);
    await expect(fetchJson('/x')).rejects.toMatchObject(error);
  });

  it.each([
    ['no network', new TypeError('Failed to fetch'), { name: 'ConnectionError' }],
    [
      'the time limit, which is told from it,',
      Object.assign(new Error('slow'), { name: 'TimeoutError' }),
      { name: 'TimeoutError' },
    ],
  ])('fails on %s', async (_, cause, error) => {
    fetched.mockRejectedValue(cause);
    await expect(fetchJson('/x')).rejects.toMatchObject(error);
  });

  it('fails on an answer that breaks off', async () => {
    const body = new ReadableStream({
      start: (stream) => stream.error(new TypeError('terminated')),
    });
    fetched.mockResolvedValue(new Response(body));
    await expect(fetchJson('/x')).rejects.toMatchObject({ name: 'ConnectionError' });
  });
});
