/** Without the link to the sums of a question that is not there. */
import type { AccessDesk } from '@/lib/content/schemas/access-desk';
import { accessDesk as shipped } from '@/shipped/access-desk';

export const accessDesk: AccessDesk = {
  ...shipped,
  troubles: {
    ...shipped.troubles,
    items: shipped.troubles.items.filter(({ text }) => !text.includes('/#platform')),
  },
};
