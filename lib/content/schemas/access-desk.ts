import { z } from 'zod';
import { fields, listOf, slug, template, text, texts, wholeNumber } from '@/lib/content/fields';

/** What to do about a symptom; `title` is also what a message to support is about. Texts may hold links. */
const trouble = z.strictObject({ id: slug, title: text(80), text: text(700) });

const username = z.strictObject({
  ...texts(60, 'title', 'label'),
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
  /** Said under the field: that it looks right, else what is wrong with it. */
  ok: template(200, [], ['name']),
  ...texts(200, 'email', 'space', 'short', 'long'),
  address: template(200, ['name']),
  /** `{found}` is the first character that does not belong. */
  characters: template(200, ['found'], ['others']),
});

const message = z.strictObject({
  ...texts(60, 'title', 'topic', 'mail'),
  /** Before there is a username. */
  empty: text(200),
  /** Topic of who has no trouble. */
  firstTopic: text(80),
  subject: template(100, [], ['username', 'topic']),
  /** A line is left out where a value in it is not known. */
  lines: z
    .array(template(200, [], ['topic', 'username', 'reference', 'paidOn']), 'a list of lines')
    .min(1, 'at least 1 line'),
  copy: text(40),
  /** Once it is copied; where the browser has no clipboard, it is selected instead. */
  ...texts(100, 'copied', 'selected'),
});

const refund = z.strictObject({
  ...texts(60, 'title', 'label'),
  text: text(600),
  ...fields(template(200, ['until']), 'ifToday', 'open', 'ended'),
  last: template(200, [], ['until']),
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
    troubles: z.strictObject({ ...texts(60, 'title', 'write'), items: listOf(trouble, 1, 20) }),
    keeping: z.strictObject({
      ...texts(60, 'title', 'erase'),
      text: text(300),
      /** Instead of `text` where the browser does not take what there is to keep. */
      unsaved: text(300),
      print: text(40),
      erased: text(100),
      /** Instead of `erased` where the browser does not let it be erased. */
      notErased: text(200),
    }),
  })
  .refine(({ username: { shortest, longest } }) => shortest <= longest, {
    path: ['username', 'longest'],
    error: 'at least as many characters as shortest',
  });
export type AccessDesk = z.infer<typeof accessDeskSchema>;
