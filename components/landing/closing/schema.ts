import { z } from 'zod';
import { fields, labels, lines, linkSchema, template, text } from '@/lib/schemas/fields';
import { pictureSchema } from '@/lib/schemas/picture';

export const closingSchema = z
  .strictObject({
    ...labels('label', 'emphasis'),
    title: lines(),
    ...fields(linkSchema, 'primary', 'secondary'),
    note: text(),
    picture: pictureSchema,
    /** With a drawing, what its card says. */
    alert: z.strictObject({
      when: text(8),
      title: template(['mark', 'price']),
      text: template(['time']),
    }),
  })
  .refine(({ title, emphasis }) => title.split(emphasis).length === 2, {
    error: 'a word that occurs once in the title',
    path: ['emphasis'],
  });
export type Closing = z.infer<typeof closingSchema>;
