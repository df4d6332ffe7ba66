import { z } from 'zod';
import {
  fields,
  heading,
  labels,
  linkSchema,
  plural,
  template,
  text,
  texts,
} from '@/lib/schemas/fields';
import { imageSchema } from '@/lib/schemas/picture';

const figure = { name: text(40), picture: imageSchema };

export const demoSchema = z.strictObject({
  ...heading,
  ...labels('start', 'starting', 'tests'),
  intro: text(),
  /** What follows the large number: of our marks that changed, and of swings taken back. */
  figures: z.strictObject({
    own: z.strictObject({ ...figure, text: template(['count']) }),
    repainting: z.strictObject({ ...figure, text: plural }),
  }),
  futures: z.strictObject({ ...texts('title', 'text'), ...fields(imageSchema, 'came', 'other') }),
  moment: template(['bar']),
  checks: z.array(text()).min(2, 'at least 2 checks').max(4, 'at most 4'),
  ...texts('startNote', 'slow', 'noticeTitle', 'notice'),
  /** Link after the notice. */
  guide: linkSchema.optional(),
  /** Shown below it with `content/repaint-index.json`. */
  index: z.strictObject({ text: text(), link: linkSchema }).optional(),
});
export type Demo = z.infer<typeof demoSchema>;
