/**
 * Words on the site that promise or compare something, each with what proves it. A text may use such words only when
 * they stand here. `verified` names the evidence; `stated` is your own word for it, which `npm run launch` asks you to
 * replace by evidence.
 */

import { site } from '@/content/site';
import type { Claims } from '@/lib/content/schemas/proof';

export const claims: Claims = {
  items: [
    { id: 'support-hours', words: '24/7', provenance: { status: 'stated' } },
    {
      id: 'longer-plans',
      words: 'cost less per month',
      provenance: {
        status: 'verified',
        evidence: {
          kind: 'arithmetic',
          reference: 'The prices in content/plans.ts, divided by their months',
          asOf: '2026-11-21',
          reviewBy: '2027-11-21',
          owner: site.legalName,
        },
      },
    },
  ],
};
