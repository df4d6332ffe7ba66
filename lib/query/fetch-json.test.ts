/** @jest-environment jsdom */
import { fetchJson } from './fetch-json';

const original = globalThis.fetch;
const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = original;
});

it('lets the time limit be told from a missing network', async () => {
  fetched.mockRejectedValue(new DOMException('slow', 'TimeoutError'));
  await expect(fetchJson('/x')).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('gives every request a time limit', async () => {
  fetched.mockResolvedValue({ ok: true, text: async () => '{}' });
  await fetchJson('/x');
  expect(fetched.mock.calls[0][1].signal).toBeInstanceOf(AbortSignal);
});
