import type { Notices } from '@/components/landing/notices/schema';
import { notices as usual } from '@/e2e/content/notices';

export const notices: Notices = { ...usual, pool: [] };
