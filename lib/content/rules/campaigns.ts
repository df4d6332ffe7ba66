import type { Fault, Gathered } from '../faults';
import { listAt, valueAt } from '../walk';

/** Campaigns go along to payment pages on hosts that are known; without such hosts they would be kept for nothing. */
export function campaignFaults({ value }: Gathered): Fault[] {
  const got = valueAt(value('site'), ['campaigns']);
  if (got !== true || listAt(value('launch'), ['paymentHosts']).length > 0) return [];
  const expected = 'false, or hosts of payment links in content/launch.ts: paymentHosts';
  return [{ file: 'content/site.ts', path: ['site', 'campaigns'], expected, got }];
}
