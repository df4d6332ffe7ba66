import { z } from 'zod';
import { labels, slug, texts } from '@/lib/schemas/fields';
import { provenanceSchema } from '@/lib/schemas/proof';

const NAME = 'an initial and a surname, such as "B. Breakout"';

const notice = z.strictObject({
  name: z.string(NAME).regex(/^[\p{Lu}\p{Lo}]\. \p{L}[\p{L}\p{M}'’ -]{0,38}$/u, NAME),
  ...labels('country', 'time'),
  /** Plan id; `visibleNotices` replaces it with the plan's name. */
  plan: slug,
  isActive: z.boolean('true or false').optional(),
});
export type Notice = z.infer<typeof notice>;

export const noticesSchema = z.strictObject({
  ...labels('title', 'simulatedLabel', 'dismiss', 'turnOffShort'),
  ...texts('text', 'turnOff', 'turnOn', 'offStatus', 'offUnsaved'),
  provenance: provenanceSchema,
  pool: z.array(notice, 'a list').max(50, 'at most 50 items'),
});
export type Notices = z.infer<typeof noticesSchema>;
