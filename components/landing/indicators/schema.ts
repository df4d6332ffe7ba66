import { z } from 'zod';
import { INDICATOR_IDS } from '@/engine/indicators/suite';
import {
  heading,
  linkSchema,
  listOf,
  oneOf,
  plural,
  slug,
  text,
  texts,
} from '@/lib/schemas/fields';
import { iconSchema, pictureSchema } from '@/lib/schemas/picture';

const indicator = z.strictObject({
  id: slug,
  ...texts('title', 'description'),
  name: text(12),
  /** The engine indicator that draws this one in the demo, if any. */
  draws: oneOf('an engine indicator', INDICATOR_IDS).optional(),
  type: text(20),
  features: z.array(text()).min(1, 'at least 1 feature'),
  image: pictureSchema,
  /** Link to the page with the rules. */
  guide: linkSchema.optional(),
});

export const indicatorsSchema = z.strictObject({
  ...heading,
  featureIcons: z.array(iconSchema).max(3, 'at most 3 icons'),
  more: plural,
  items: listOf(indicator, 0, 12),
});
export type Indicators = z.infer<typeof indicatorsSchema>;
