import { z } from 'zod';
import {
  fields,
  internalHref,
  labels,
  linkSchema,
  listOf,
  slug,
  template,
  text,
  texts,
} from '@/lib/schemas/fields';
import { iconSchema, pictureSchema } from '@/lib/schemas/picture';

export const homeSchema = z.strictObject({
  ...labels('name', 'emphasis'),
  ...texts('headline', 'intro', 'risk'),
  ...fields(linkSchema, 'primary', 'secondary'),
  price: template(['prices']),
  picture: pictureSchema,
  /** A note in the drawing. A line has room for 44 characters. */
  callout: z.array(text(44)).min(2, 'at least 2 lines').max(4, 'at most 4').optional(),
  /** Below a drawing: how many of our marks changed, and how often a zigzag took its newest swing back. */
  proof: z.strictObject({
    kept: template(['changed', 'count']),
    repainted: template(['takenBack']),
  }),
  /** Link to the demo after the counts; if missing, the counts are hidden. */
  test: linkSchema.optional(),
  points: listOf(
    z.strictObject({
      ...{ id: slug, title: text(40), text: text(), icon: iconSchema },
      href: internalHref.optional(),
    }),
    0,
    4,
  ),
});
export type Home = z.infer<typeof homeSchema>;
