import { site } from '@/content/site';
import type { Claims } from '@/lib/content/schemas/proof';

export const claims: Claims = {
  items: [
    { id: 'support-hours', words: '24時間', provenance: { status: 'stated' } },
    {
      id: 'longer-plans',
      words: '1か月あたりの料金が安く',
      provenance: {
        status: 'verified',
        evidence: {
          kind: 'arithmetic',
          reference: 'content/plans.tsの料金を月数で割った値',
          asOf: '2026-11-21',
          reviewBy: '2027-11-21',
          owner: site.legalName,
        },
      },
    },
  ],
};
