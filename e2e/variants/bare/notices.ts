/** No notice: the section goes. */
import type { Notices } from '@/lib/content/schemas/proof';
import { notices as shipped } from '@/shipped/notices';

export const notices: Notices = { ...shipped, pool: [] };
