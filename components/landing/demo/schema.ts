import { z } from 'zod';
import { fields, heading, labels, linkSchema, template, text, texts } from '@/lib/schemas/fields';
import { imageSchema } from '@/lib/schemas/picture';

const figure = z.strictObject({ name: text(40), text: template(['count']), picture: imageSchema });

export const demoSchema = z.strictObject({
  ...heading,
  ...labels('emphasis', 'start', 'starting', 'tests'),
  intro: text(),
  figures: z.strictObject(fields(figure, 'own', 'repainting')),
  futures: z.strictObject({ ...texts('title', 'text'), ...fields(imageSchema, 'came', 'other') }),
  moment: template(['bar']),
  checks: z.array(text()).min(2, 'at least 2 checks').max(4, 'at most 4'),
  ...texts('gone', 'kept', 'slow', 'noticeTitle', 'notice'),
  /** Link after the notice. */
  guide: linkSchema.optional(),
});
export type Demo = z.infer<typeof demoSchema>;
