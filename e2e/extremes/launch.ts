import { launch as usual } from '@/e2e/content/launch';
import type { Launch } from '@/lib/schemas/site';

export const launch: Launch = {
  ...usual,
  withdrawalLink: 'https://members.site.example/withdraw',
};
