import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { noBreak } from './sentences';

// HTML is parsed only to report its line; it renders as text.
const parser = new MarkdownIt({ html: true, linkify: true });
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
const { options, renderer } = parser;
export const { escapeHtml } = parser.utils;

/** Ids that the page already uses; `e2e/html/valid.test.ts` compares. */
const TAKEN = `
  check check-result contact document-contents document-series document-title footer-legal footer-plans
  footer-profiles footer-quick-links footer-resources legal-others lost main notices page site-graph site-menu
  site-menu-toggle toast-alert toast-status tool`;

/** `## Zones {#zones}` */
const OWN_ID = /\s*\{#([^{}\s]+)\}$/;

/** Returns text without markup, such as a picture's text alternative. */
export const plainText = ({ children }: Token): string =>
  renderer.renderInlineAsText(children ?? [], options, {});

function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
}

/** Gives headings an id, and their plain text as content. */
function nameHeadings({ tokens }: StateCore): void {
  const taken = new Set(TAKEN.trim().split(/\s+/));
  for (const [index, heading] of tokens.entries()) {
    const { [index + 1]: inline } = tokens;
    if (heading.type !== 'heading_open' || !inline) continue;
    const last = inline.children?.at(-1);
    const own = last && OWN_ID.exec(last.content)?.[1];
    if (own) last.content = last.content.replace(OWN_ID, '');
    heading.content = plainText(inline);
    const wanted = own ?? slugOf(heading.content);
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    heading.attrSet('id', id);
  }
}

/** Takes pictures out of paragraphs that contain nothing else. */
function markFigures({ tokens }: StateCore): void {
  for (const [index, { children }] of tokens.entries()) {
    const [image, ...others] = children ?? [];
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (image?.type !== 'image' || others.length > 0 || before?.type !== 'paragraph_open') continue;
    image.type = 'figure';
    for (const edge of [before, after]) if (edge) edge.hidden = true;
  }
}

/** Names each table after the heading above it, and moves alignment out of styles, which the CSP blocks. */
function prepareTables({ tokens }: StateCore): void {
  let heading = 'document-title';
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = `${token.attrGet('id')}`;
    if (token.type === 'table_open') token.attrSet('aria-labelledby', heading);
    const [, align] = /^text-align:(\w+)/.exec(`${token.attrGet('style')}`) ?? [];
    if (align) token.attrs = [['data-align', align]];
    // An empty corner heads nothing.
    if (token.type === 'th_open' && tokens[index + 1]?.content === '')
      for (const part of [token, tokens[index + 2]]) if (part) part.tag = 'td';
  }
}

parser.core.ruler.push('headings', nameHeadings);
parser.core.ruler.push('tables', prepareTables);
parser.core.ruler.push('figures', markFigures);

const { rules } = renderer;
Object.assign(rules, { html_block: rules.text, html_inline: rules.text, figure: rules.image });
// A keyboard scrolls a wide table only if it has the focus, which needs a name. Regions would need different names.
rules.table_open = (tokens, index) =>
  `<div class="table-scroll" role="group" tabindex="0"${tokens[index] ? renderer.renderAttrs(tokens[index]) : ''}><table>`;
rules.table_close = () => '</table></div>';
// A heading links to itself so that visitors can copy its address.
rules.heading_open = (tokens, index) =>
  `${renderer.renderToken(tokens, index, options)}<a href="#${escapeHtml(`${tokens[index]?.attrGet('id')}`)}">`;
rules.heading_close = (tokens, index) => `</a>${renderer.renderToken(tokens, index, options)}`;
rules.link_open = (tokens, index) => {
  tokens[index]?.attrSet('class', 'text-link');
  return renderer.renderToken(tokens, index, options);
};

export const parseMarkdown = (text: string): Token[] => parser.parse(text, {});

/** Returns HTML, with `<img>` elements for figures. */
export const renderMarkdown = (tokens: Token[]): string => renderer.render(tokens, options, {});

/** Reads paragraphs, lists and links; all else prints as written. */
const answers = new MarkdownIt('zero').enable(['list', 'link']);
answers.renderer.rules.link_open = rules.link_open;
answers.renderer.rules.text = (tokens, index) => escapeHtml(noBreak(tokens[index]?.content ?? ''));

/** Returns the HTML of an answer. Its lines may be indented, as in a TypeScript file. */
export const renderAnswer = (text: string): string => answers.render(text.replace(/^ +/gm, ''));

export function headingsOf(
  tokens: readonly Token[],
  tag?: string,
): { id: string; title: string }[] {
  return tokens
    .filter((token) => token.type === 'heading_open' && (!tag || token.tag === tag))
    .map((token) => ({ id: `${token.attrGet('id')}`, title: token.content }));
}

/** Returns all tokens and the line where their block begins, from 0. */
export function flattenTokens(
  tokens: readonly Token[],
  from = 0,
): { token: Token; line: number }[] {
  let line = from;
  return tokens.flatMap((token) => {
    line = token.map?.[0] ?? line;
    return [{ token, line }, ...flattenTokens(token.children ?? [], line)];
  });
}

/** `drawing:zones` or `picture:zones.png` */
export const PICTURE = /^(drawing|picture):(.+)$/;
