import MarkdownIt, { type StateCore, type Token } from 'markdown-it';

// HTML is parsed only to report its line; it renders as text.
const parser = new MarkdownIt({ html: true, linkify: true });
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
const { options, renderer, utils } = parser;

/** Ids that the page already uses; `e2e/html/valid.test.ts` compares. */
const TAKEN = `
  contact document-contents document-series footer-legal footer-plans footer-profiles footer-quick-links
  footer-resources legal-others lost main notices page site-graph site-menu site-menu-toggle toast-alert toast-status`;

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

parser.core.ruler.push('headings', nameHeadings);
parser.core.ruler.push('figures', markFigures);

const { rules } = renderer;
Object.assign(rules, { html_block: rules.text, html_inline: rules.text, figure: rules.image });
// The CSP blocks the style attributes that align columns.
Object.assign(rules, { th_open: () => '<th>', td_open: () => '<td>' });
// A heading links to itself so that visitors can copy its address.
rules.heading_open = (tokens, index) =>
  `${renderer.renderToken(tokens, index, options)}<a href="#${utils.escapeHtml(`${tokens[index]?.attrGet('id')}`)}">`;
rules.heading_close = (tokens, index) => `</a>${renderer.renderToken(tokens, index, options)}`;
rules.link_open = (tokens, index) => {
  tokens[index]?.attrSet('class', 'text-link');
  return renderer.renderToken(tokens, index, options);
};

export const parseMarkdown = (text: string): Token[] => parser.parse(text, {});

/** Returns HTML, with `<img>` elements for figures. */
export const renderMarkdown = (tokens: Token[]): string => renderer.render(tokens, options, {});

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
