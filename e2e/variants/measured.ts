import { site } from '@/content/site';
import type { Variant } from './variant';

/** The shipped site with campaigns kept and visits counted, both of which it leaves off. */
export const variant: Variant = {
  content: {
    site: {
      ...site,
      campaigns: true,
      analytics: { company: 'Counter', endpoint: 'https://counter.example/api/event' },
    },
  },
  skippedChecks: [],
};
