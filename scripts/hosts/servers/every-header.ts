import type { HostInput } from '../host';
import type { Answer } from './ask';

/**
 * Expects an answer to carry the headers of the policy, and none that says what serves it.
 * @param replaced values of those that differ for this file, by their names
 */
export function expectEveryHeader(
  { headers }: Answer,
  wanted: HostInput['headers'],
  replaced: Record<string, string> = {},
): void {
  for (const { name, value } of wanted)
    expect([name, headers[name.toLowerCase()]]).toEqual([name, replaced[name] ?? value]);
  // A version tells an attacker what to try.
  expect(headers.server ?? '').not.toMatch(/\d/);
  expect(headers['x-powered-by']).toBeUndefined();
}
