import { z } from 'zod';
import { fields, labels, linkSchema, template, text, texts } from '@/lib/schemas/fields';
import { pictureSchema } from '@/lib/schemas/picture';

export const closingSchema = z.strictObject({
  ...labels('label'),
  ...texts('title', 'note'),
  ...fields(linkSchema, 'primary', 'secondary'),
  picture: pictureSchema,
  /** With a drawing, what its card says. */
  alert: z.strictObject({
    when: text(8),
    title: template(['mark', 'price']),
    text: template(['time']),
  }),
});
export type Closing = z.infer<typeof closingSchema>;
