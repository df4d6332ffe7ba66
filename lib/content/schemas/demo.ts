import { z } from 'zod';
import { FACTS } from '@/lib/content/facts';
import { fields, heading, template, text, textFault, texts } from '@/lib/content/fields';
import { leavesOf } from '@/lib/content/walk';
import { imageSchema } from './landing';

const figure = z.strictObject({
  name: text(40),
  text: template(['count']),
  picture: imageSchema,
});

/** The section before the demo is started: the whole of it is in the page. */
export const demoSchema = z.strictObject({
  ...heading,
  /** Closes the title in italics. */
  emphasis: text(20),
  /** How many bars after the first picture of the page the proof is printed. */
  intro: template(['later']),
  /** What is said after the count of marks that changed, and the chart it stands over: of the indicators, and of the version that repaints. */
  figures: z.strictObject(fields(figure, 'own', 'naive')),
  /** What a visitor can do in the demo. */
  checks: z.array(text()).min(2, 'at least 2 checks').max(4, 'at most 4'),
  start: text(30),
  starting: text(40),
  /** Where the demo is not there after a while, cannot be fetched, and where there is no JavaScript. */
  ...texts('slow', 'failed', 'scriptless'),
  notice: text(),
});
export type Demo = z.infer<typeof demoSchema>;

/** Texts that are loaded with the code of the demo: TypeScript knows their fields from `content/demo.ts`. */
export const demoWordsSchema = z.unknown().superRefine((words, context) => {
  for (const { path, text: said } of leavesOf(words)) {
    const fact = FACTS.find((name) => said.includes(`{${name}}`));
    const message = textFault(said) ?? (fact ? `text without {${fact}}` : null);
    if (message) context.addIssue({ code: 'custom', path: [...path], message });
  }
});
