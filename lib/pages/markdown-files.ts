import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { oneOf, recentDate, text, wholeNumber } from '@/lib/content/fields';

/** What can be drawn beside the headline on a page's social image. */
const PAGE_DRAWINGS = ['home', 'smart-money', 'zones', 'sessions', 'closing'] as const;

const readPage = z.strictObject({
  isRead: z.literal(true),
  file: z.string(),
  /** Where it is published, after its place in the folder: `/docs/zones`. */
  path: z
    .string()
    .regex(
      /^\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/,
      'a file name in lower-case letters, digits and hyphens, at most one folder deep',
    ),
  title: text(60),
  /** A shorter name for links. */
  name: text(30).optional(),
  summary: text().optional(),
  description: text(160).min(70, 'at least 70 characters'),
  updated: recentDate,
  indexed: z.boolean('true or false').optional(),
  /** Its place among the pages of its folder, which lead to one another. */
  order: wholeNumber(0, 1000).optional(),
  drawing: oneOf('a drawing', PAGE_DRAWINGS).optional(),
  body: z.string('text').min(1, 'text below the front matter'),
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

/** Front matter, and what follows it. */
const PARTS = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\n|$)([\s\S]*)$/;

/** @returns the page in a file as it is written, of any form until it is checked; what is wrong with front matter that is none */
function written(file: string, path: string, text: string) {
  const [, front, body = ''] = PARTS.exec(text) ?? [];
  if (front === undefined) return { isRead: false, file, frontMatter: text.split('\n')[0] };
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  try {
    const fields = parse(front) as unknown;
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return { ...fields, isRead: true, file, path, body: body.trimEnd(), bodyLine };
    return { isRead: false, file, frontMatter: fields };
  } catch (error) {
    return { isRead: false, file, frontMatter: (error as Error).message.split('\n')[0] };
  }
}

/** Legal pages, and every other page that is a Markdown file. */
const FOLDERS = ['content/legal', 'content/pages'];

/** @returns the Markdown pages, in the order of their names @param root folder of the project */
export function markdownFiles(root = process.cwd()): MarkdownPage[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll(sep, '/'))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => {
        const file = `${folder}/${name}`;
        const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
        return written(file, `/${name.replace(/\.md$/, '')}`, text) as MarkdownPage;
      }),
  );
}
