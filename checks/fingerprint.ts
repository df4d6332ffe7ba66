import { createHash } from 'node:crypto';
import type { LegalDocument } from '@/lib/content/schemas/pages';
import type { Plan } from '@/lib/content/schemas/plans';

function shortForm(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

/** @returns a short form of a legal page's words, which is another one as soon as they change */
export function fingerprint(page: LegalDocument): string {
  return shortForm(page);
}

/** @returns a short form of what the plans charge, for how long and where, which is another one as soon as that changes */
export function priceFingerprint(plans: readonly Plan[]): string {
  return shortForm(
    plans.map(({ id, price, months, paymentLink }) => [id, price, months, paymentLink]),
  );
}
