import type { z } from 'zod';
import type { Wording } from '@/lib/schemas/placeholders';

/** What the site knows of a landing section, wherever `content/sections.ts` puts it. */
export interface SectionFacts {
  words: object;
  schema: z.ZodType;
  /** Field with the section's name. Named sections get a number and an entry in the section navigation. */
  name?: string;
  /** Field with a list; if it is empty, the section is hidden. */
  list?: string;
  /** Returns the ids of further link targets in the section. */
  anchors?(words: object, plans: readonly { id: string }[]): string[];
  /** True if the footer shows it, on every page. */
  isInFooter?: true;
  /** True if its drawing has the colors of theme `dark`. */
  isNeverLight?: true;
}

export interface Section<Words extends object> extends SectionFacts {
  /** The owner's words, from the content file with the section's id. */
  words: Wording<Words>;
  schema: z.ZodType<Words>;
  name?: keyof Words & string;
  list?: keyof Words & string;
  anchors?(words: Words, plans: readonly { id: string }[]): string[];
}
