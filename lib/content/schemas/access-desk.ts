import { z } from 'zod';
import { listOf, slug, template, text, wholeNumber } from '@/lib/content/fields';

/** What to do about a symptom; `title` is also what a message to support is about. Texts may hold links. */
const trouble = z.strictObject({ id: slug, title: text(80), text: text(700) });

const username = z.strictObject({
  title: text(60),
  label: text(60),
  hint: text(200),
  /** What a username may look like. */
  shortest: wholeNumber(1, 50),
  longest: wholeNumber(1, 200),
  /** Signs allowed beside letters and digits. */
  others: z
    .string('signs')
    .max(20, 'at most 20 signs')
    .regex(
      /^[^\p{L}\p{M}\p{N}\p{C}\s]*$/u,
      'signs without letters, digits and blanks, which need not be listed',
    ),
  /** Said under the field. */
  ok: template(200, [], ['name']),
  email: text(200),
  address: template(200, ['name']),
  space: text(200),
  /** `{found}` is the first character that does not belong. */
  characters: template(200, ['found'], ['others']),
  short: text(200),
  long: text(200),
});

const message = z.strictObject({
  title: text(60),
  /** Before there is a username. */
  empty: text(200),
  topic: text(60),
  /** Topic of who has no trouble. */
  firstTopic: text(80),
  subject: template(100, [], ['username', 'topic']),
  /** A line is left out where a value in it is not known. */
  lines: z
    .array(template(200, [], ['topic', 'username', 'reference', 'paidOn']), 'a list of lines')
    .min(1, 'at least 1 line'),
  copy: text(40),
  copied: text(100),
  /** Where the browser has no clipboard: the message is selected instead. */
  selected: text(100),
  mail: text(60),
});

const refund = z.strictObject({
  title: text(60),
  text: text(400),
  label: text(60),
  ifToday: template(200, ['until']),
  open: template(200, ['until']),
  last: template(200, [], ['until']),
  ended: template(200, ['until']),
  early: text(200),
});

export const accessDeskSchema = z
  .strictObject({
    progress: template(60, ['done', 'all']),
    complete: text(100),
    /** Name of a step's box. */
    tick: template(60, ['step']),
    username,
    message,
    refund,
    troubles: z.strictObject({
      title: text(60),
      write: text(60),
      items: listOf(trouble, 1, 20),
    }),
    keeping: z.strictObject({
      title: text(60),
      text: text(300),
      print: text(40),
      erase: text(60),
      erased: text(100),
    }),
  })
  .refine(({ username: { shortest, longest } }) => shortest <= longest, {
    path: ['username', 'longest'],
    error: 'at least as many characters as shortest',
  });
export type AccessDesk = z.infer<typeof accessDeskSchema>;
