import { z } from 'zod';
import { isoDate, oneOf, recentDate, text, wholeNumber } from './fields';

const PAGE_DRAWINGS = ['home', 'smart-money', 'zones', 'sessions', 'closing'] as const;

const articleFields = {
  /** Makes the page an article. Day of the first publication; a build before it leaves the page out. */
  published: isoDate.optional(),
  /** A person; if missing, the brand. */
  author: text(60).optional(),
};
export type ArticleField = keyof typeof articleFields;

const pageFields = z.strictObject({
  isParsed: z.literal(true),
  file: z.string(),
  /** URL path, derived from the file's path: `/docs/zones`. */
  path: z
    .string()
    .regex(
      /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
      'a file name in lowercase letters, digits and hyphens, at most one folder deep',
    ),
  title: text(60),
  /** For search results and browser tabs; if missing, `title`. */
  documentTitle: text(60).optional(),
  ...articleFields,
  /** Shown in `npm run dev` only. */
  draft: z.boolean('true or false').optional(),
  name: text(30).optional(),
  summary: text().optional(),
  description: text(160).min(70, 'at least 70 characters'),
  updated: isoDate,
  indexed: z.boolean('true or false').optional(),
  order: wholeNumber(0, 1000).optional(),
  drawing: oneOf('a drawing', PAGE_DRAWINGS).optional(),
  body: z.string('text').min(1, 'text below the front matter'),
  bodyLine: z.number(),
});

const parsedPage = pageFields
  .refine(({ author, published }) => !author || published, {
    error: 'published beside it, which makes the page an article',
    path: ['author'],
  })
  .refine(
    ({ published, updated }) => published === updated || recentDate.safeParse(updated).success,
    { error: 'a date at most 31 days ahead, or that of published', path: ['updated'] },
  )
  .refine(({ published = '', updated }) => published <= updated, {
    error: 'a date that is not before published',
    path: ['updated'],
  });

const unparsedPage = z.strictObject({
  isParsed: z.literal(false),
  file: z.string(),
  frontMatter: z.never(
    'fields between two --- lines, and quotes around text with a colon (title: "A: B")',
  ),
});

export const markdownPagesSchema = z.array(
  z.discriminatedUnion('isParsed', [parsedPage, unparsedPage]),
);

export type MarkdownPage = z.infer<typeof parsedPage>;
