import type { Token } from 'markdown-it';
import { replaceConditions } from '@/lib/content/resolve-content';
import { IS_PICTURE_FILE } from '@/lib/schemas/fields';
import type { MarkdownPage } from '@/lib/schemas/markdown';
import { LEGAL_PAGES } from '@/lib/schemas/pages';
import { DRAWINGS } from '@/lib/schemas/picture';
import { CONDITIONS, PLACEHOLDERS, placeholderOf } from '@/lib/schemas/placeholders';
import { flattenTokens, PICTURE, parseMarkdown, plainText } from '@/lib/text/markdown';
import { type Check, type ContentInput, type Issue, issueAtLine } from './finding';

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

function errorsIn(page: MarkdownPage): Issue[] {
  let level = 1;
  return flattenTokens(parseMarkdown(withoutConditions(page.body))).flatMap(({ token, line }) => {
    const before = level;
    if (token.type === 'heading_open') level = Number(token.tag.slice(1));
    const skipped = `a heading with at most ${'#'.repeat(before + 1)}, because it is below a heading with ${'#'.repeat(before)}`;
    const error =
      syntaxError(token) ?? (level > before + 1 ? ([skipped, token.content] as const) : null);
    return error ? [issueAtLine(page, line, ...error)] : [];
  });
}

function wrongPaths({ written: { pages, routes } }: ContentInput): Issue[] {
  const taken = Object.values(routes).map(({ path }) => path);
  const missing = LEGAL_PAGES.filter((name) => !pages.some(({ path }) => path === `/${name}`));
  return [
    ...missing
      .map((name) => `content/legal/${name}.md`)
      .map((file) => ({
        ...{ file, field: '', text: 'expected this page to exist, got nothing' },
      })),
    ...pages
      .filter(({ path }, at) =>
        [...taken, ...pages.slice(0, at).map((page) => page.path)].includes(path),
      )
      .map(({ file, path }) => ({
        ...{ file, field: '' },
        text: `expected another file name, because another page has the address ${path}`,
      })),
  ];
}

/** Markdown pages have their own address, and only the supported syntax. */
export const markdown: Check = {
  content: (input) => [...wrongPaths(input), ...input.written.pages.flatMap(errorsIn)],
};
