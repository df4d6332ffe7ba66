import type { Token } from 'markdown-it';
import { listAt, textAt } from '@/content/schemas/content-path';
import { IS_PICTURE_FILE } from '@/content/schemas/fields';
import { DRAWINGS } from '@/content/schemas/landing';
import type { MarkdownPage } from '@/content/schemas/markdown';
import { LEGAL_PAGES } from '@/content/schemas/pages';
import { CONDITIONS, PLACEHOLDERS, placeholderOf } from '@/content/schemas/placeholders';
import { describeError } from '@/lib/content/content-errors';
import { replaceConditions } from '@/lib/content/resolve-content';
import { flattenTokens, PICTURE, parseMarkdown, plainText } from '@/lib/text/markdown';
import { type Check, expected, type Issue, type Written } from './finding';

export function readPages(content: Written): MarkdownPage[] {
  return (listAt(content, ['pages']) as MarkdownPage[]).filter(
    (page) => page?.isParsed && typeof page.body === 'string',
  );
}

export function issueAtLine(page: MarkdownPage, line: number, what: string, got: string): Issue {
  const text = describeError({ expected: what, got });
  return { file: page.file, field: `line ${page.bodyLine + line}`, text };
}

const ALLOWED_PLACEHOLDERS = PLACEHOLDERS.map((name) => `{${name}}`).join(', ');
const PICTURES = [...DRAWINGS.map((name) => `drawing:${name}`), 'picture:name.png'].join(', ');

/** Returns the expected picture; null if valid. */
function pictureError(src: string): string | null {
  const [, kind, name = ''] = PICTURE.exec(src) ?? [];
  if (kind === 'picture')
    return IS_PICTURE_FILE.test(name)
      ? null
      : 'picture: and a file name in public/pictures/, without spaces, accents or folders';
  const isDrawing = kind === 'drawing' && DRAWINGS.some((known) => known === name);
  return isDrawing ? null : `a picture in public/pictures/ or a drawing: ${PICTURES}`;
}

/** A picture that Markdown did not recognize, such as one with a space in its address, prints literally. */
const UNREAD_PICTURE = /!\[.*/;

const isKnown = (when: string) => CONDITIONS.some((known) => known === when);

/** Empties the lines of valid conditions. */
const withoutConditions = (body: string): string =>
  replaceConditions(body, (when, block, all) =>
    isKnown(when)
      ? all.slice(0, all.length - block.length).replace(/.+/g, '') + withoutConditions(block)
      : all,
  );

/** Returns the expected and found values; null if valid. */
function syntaxError(token: Token): [what: string, got: string] | null {
  const { type, tag, content: text } = token;
  const when = /^<!--\s*when:\s*(.*?)\s*-->/.exec(text.trim())?.[1];
  if (when !== undefined)
    return isKnown(when)
      ? ['text below this condition', text.trim()]
      : [`a setting: ${CONDITIONS.join(', ')}`, when];
  if (type.startsWith('html')) return ['Markdown without HTML', text.trim()];
  if (type === 'text' && text.includes('\uFFFD')) return ['a file saved as UTF-8', text];
  if (type === 'text' && text.includes('[^')) return ['text without footnotes', text];
  const braces = type === 'text' ? (text.match(/\{[^{}]*\}?|\}/g) ?? []) : [];
  const unknown = braces.find((name) => !placeholderOf(name.slice(1, -1)));
  if (unknown !== undefined) return [`names in braces: ${ALLOWED_PLACEHOLDERS}`, unknown];
  if (type === 'heading_open' && !/^h[2-4]$/.test(tag))
    return ['a heading with ##, ### or ####', text];
  const unread = type === 'text' && UNREAD_PICTURE.exec(text)?.[0];
  if (unread) return ['![alt text](picture:name.png "caption"), a name without spaces', unread];
  const src = `${token.attrGet('src')}`;
  if (type === 'image') return ['a picture in its own paragraph, between empty lines', src];
  if (type !== 'figure') return null;
  const what = pictureError(src);
  if (what) return [what, decodeURI(src)];
  const alternative = plainText(token);
  return alternative.length < 20 ? ['alt text of at least 20 characters', alternative] : null;
}

export const markdown: Check = {
  id: 'content/markdown',
  title: 'Markdown pages use supported syntax only',
  content({ content }) {
    const pages = readPages(content);
    const routes = Object.values(content.routes ?? {}).map((route) => textAt(route, ['path']));
    const taken = pages.flatMap((page) => {
      const isTaken = pages.find(({ path }) => path === page.path) !== page;
      if (!isTaken && !routes.includes(page.path)) return [];
      const index = listAt(content, ['pages']).indexOf(page);
      return expected(['pages', index, 'path'], 'a path that no other page has', page.path);
    });
    const issues = pages.flatMap((page) =>
      flattenTokens(parseMarkdown(withoutConditions(page.body))).flatMap(({ token, line }) => {
        const issue = syntaxError(token);
        return issue ? [issueAtLine(page, line, ...issue)] : [];
      }),
    );
    const missing = LEGAL_PAGES.filter((name) => !pages.some(({ path }) => path === `/${name}`));
    const needed = missing.map((name) => ({
      ...{ file: `content/legal/${name}.md`, field: 'path' },
      text: 'expected this page to exist, got nothing',
    }));
    return [...needed, ...taken, ...issues];
  },
};
