import { createHash } from 'node:crypto';
import type { LegalDocument } from '@/lib/content/schemas/pages';

/** @returns a short form of a legal page's words, which is another one as soon as they change */
export function fingerprint(page: LegalDocument): string {
  return createHash('sha256').update(JSON.stringify(page)).digest('hex').slice(0, 12);
}
