import { z } from 'zod';
import { fields, listOf, slug, template, text, texts, wholeNumber } from '@/lib/content/fields';

/** What to do about a symptom; `title` is also what a message to support is about. Texts may hold links. */
const trouble = z.strictObject({ id: slug, title: text(), text: text() });

const username = z.strictObject({
  ...texts('title', 'label'),
  hint: text(),
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
  /** Said under the field: that it looks right, else what is wrong with it. */
  ok: template([], ['name']),
  ...texts('email', 'space', 'short', 'long'),
  address: template(['name']),
  /** `{found}` is the first character that does not belong. */
  characters: template(['found'], ['others']),
});

const message = z.strictObject({
  ...texts('title', 'topic', 'mail'),
  /** Before there is a username. */
  empty: text(),
  /** Topic of who has no trouble. */
  firstTopic: text(),
  subject: template([], ['username', 'topic']),
  /** A line is left out where a value in it is not known. */
  lines: z
    .array(template([], ['topic', 'username', 'reference', 'paidOn']), 'a list of lines')
    .min(1, 'at least 1 line'),
  copy: text(40),
  /** Once it is copied; where the browser has no clipboard, it is selected instead. */
  ...texts('copied', 'selected'),
});

const refund = z.strictObject({
  ...texts('title', 'label'),
  text: text(),
  ...fields(template(['until']), 'ifToday', 'open', 'ended'),
  last: template([], ['until']),
  early: text(),
});

export const accessDeskSchema = z
  .strictObject({
    progress: template(['done', 'all']),
    complete: text(),
    /** Name of a step's box. */
    tick: template(['step']),
    username,
    message,
    refund,
    troubles: z.strictObject({ ...texts('title', 'write'), items: listOf(trouble, 1, 20) }),
    keeping: z.strictObject({
      ...texts('title', 'erase'),
      text: text(),
      /** Instead of `text` where the browser does not take what there is to keep. */
      unsaved: text(),
      print: text(40),
      erased: text(),
      /** Instead of `erased` where the browser does not let it be erased. */
      notErased: text(),
    }),
  })
  .refine(({ username: { shortest, longest } }) => shortest <= longest, {
    path: ['username', 'longest'],
    error: 'at least as many characters as shortest',
  });
export type AccessDesk = z.infer<typeof accessDeskSchema>;
