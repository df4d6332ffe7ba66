import { z } from 'zod';
import { oneOf, recentDate, text, wholeNumber } from '@/lib/content/fields';

/** Lists of the footer that a page can have an entry in. */
export const FOOTER_LISTS = ['resources', 'legal'] as const;

const FOOTER = `a list of the footer, ${FOOTER_LISTS.join(', ')}, or an entry of one, such as resources.blog`;

/** What can be drawn beside the headline on a page's social image. */
const PAGE_DRAWINGS = ['home', 'smart-money', 'zones', 'sessions', 'closing'] as const;

const readPage = z.strictObject({
  isRead: z.literal(true),
  /** Path from the project's root. */
  file: z.string(),
  /** Where it is published, after its place in the folder: `/docs/zones`. */
  path: z
    .string()
    .regex(
      /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
      'a file name in lower-case letters, digits and hyphens, at most one folder deep',
    ),
  title: text(60),
  /** As links call it; its title where there is none. */
  name: text(30).optional(),
  /** Under the title, larger. */
  summary: text().optional(),
  description: text(160).min(70, 'at least 70 characters'),
  /** Day of the last change that readers would notice. */
  updated: recentDate,
  /** Whether search engines may list it. */
  indexed: z.boolean('true or false').optional(),
  /** The list of the footer that gets an entry for it: `legal`; with a placeholder's id that one leads here: `resources.blog`. */
  footer: z
    .string(FOOTER)
    .regex(new RegExp(`^(?:${FOOTER_LISTS.join('|')})(?:\\.[a-z0-9-]+)?$`), FOOTER)
    .optional(),
  /** Whether the header has a link to it. */
  header: z.boolean('true or false').optional(),
  /** Its place among the pages of its folder, which lead to one another. */
  order: wholeNumber(0, 1000).optional(),
  drawing: oneOf('a drawing', PAGE_DRAWINGS).optional(),
  /** The words, in Markdown. */
  body: z.string('text').min(1, 'text below the front matter'),
  /** Line of the file in which they begin. */
  bodyLine: z.number(),
});

/** A file whose front matter nobody can read. */
const unreadPage = z.strictObject({
  isRead: z.literal(false),
  file: z.string(),
  frontMatter: z.never('fields between two lines of ---, as YAML writes them'),
});

export const markdownPagesSchema = z.array(z.discriminatedUnion('isRead', [readPage, unreadPage]));

/** A page that is a Markdown file. */
export type MarkdownPage = z.infer<typeof readPage>;
