/** Worte, die etwas versprechen oder vergleichen, jedes mit seinem Beleg. */

import { site } from '@/content/site';
import type { Claims } from '@/lib/content/schemas/proof';

export const claims: Claims = {
  items: [
    {
      id: 'yearly-plans',
      words: 'kosten pro Monat weniger',
      provenance: {
        status: 'verified',
        evidence: {
          kind: 'arithmetic',
          reference: 'Die Preise in content/own/plans.ts, geteilt durch ihre Monate',
          asOf: '2026-11-21',
          reviewBy: '2027-11-21',
          owner: site.legalName,
        },
      },
    },
  ],
};
