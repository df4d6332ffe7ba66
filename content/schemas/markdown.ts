import { z } from 'zod';
import { oneOf, recentDate, text, wholeNumber } from './fields';

const PAGE_DRAWINGS = ['home', 'smart-money', 'zones', 'sessions', 'closing'] as const;

const readPage = z.strictObject({
  isRead: z.literal(true),
  file: z.string(),
  /** URL path, from the place of the file: `/docs/zones`. */
  path: z
    .string()
    .regex(
      /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
      'a file name in lower-case letters, digits and hyphens, at most one folder deep',
    ),
  title: text(60),
  name: text(30).optional(),
  summary: text().optional(),
  description: text(160).min(70, 'at least 70 characters'),
  updated: recentDate,
  indexed: z.boolean('true or false').optional(),
  order: wholeNumber(0, 1000).optional(),
  drawing: oneOf('a drawing', PAGE_DRAWINGS).optional(),
  body: z.string('text').min(1, 'text below the front matter'),
  bodyLine: z.number(),
});

const unreadPage = z.strictObject({
  isRead: z.literal(false),
  file: z.string(),
  frontMatter: z.never('YAML front matter between two lines of ---'),
});

export const markdownPagesSchema = z.array(z.discriminatedUnion('isRead', [readPage, unreadPage]));

export type MarkdownPage = z.infer<typeof readPage>;
