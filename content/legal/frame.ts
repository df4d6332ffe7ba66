/** Words that frame every legal page. */
import type { LegalFrame } from '@/lib/content/schemas/pages';

export const frame: LegalFrame = {
  contents: 'On this page',
  updated: 'Last updated',
  others: 'Other policies',
};
