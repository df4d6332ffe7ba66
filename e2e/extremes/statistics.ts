import type { Statistics } from '@/components/landing/statistics/schema';
import { statistics as usual } from '@/e2e/content/statistics';

export const statistics: Statistics = { ...usual, items: [] };
