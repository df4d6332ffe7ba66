import MarkdownIt, { type Token } from 'markdown-it';

export interface Node {
  /** The token type without `_open`: `paragraph`, `heading`, `text`, `image`. */
  type: string;
  tag: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
  /** Starts at 0. */
  line: number;
  id: string;
}

// HTML is parsed only to report its line, never rendered.
const parser = new MarkdownIt({ html: true, linkify: true });
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** Ids that the page already uses. */
const TAKEN = [
  'main',
  'contact',
  'toast-status',
  'toast-alert',
  'document-series',
  'document-contents',
];

/** `## Zones {#zones}` */
const OWN_ID = /\s*\{#([^{}\s]+)\}$/;

function nodeOf(token: Token, line: number): Node {
  const type = token.type.replace(/_open$/, '');
  const attributes = Object.fromEntries(
    (token.attrs ?? []).map(([name, value]) => [name, String(value)]),
  );
  if (token.type === 'softbreak')
    return { type, tag: '', text: ' ', attributes, children: [], line, id: '' };
  const text = token.content;
  const children = token.type === 'image' ? nodesOf(token.children ?? [], line) : [];
  return { type, tag: token.tag, text, attributes, children, line, id: '' };
}

function nodesOf(tokens: readonly Token[], from: number): Node[] {
  const root: Node[] = [];
  const open = [root];
  let line = from;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    const into = open.at(-1) ?? root;
    if (token.type === 'inline') into.push(...nodesOf(token.children ?? [], line));
    else if (token.nesting < 0) open.pop();
    // Paragraphs in a tight list render no element.
    else if (token.hidden) open.push(into);
    else {
      const node = nodeOf(token, line);
      into.push(node);
      if (token.nesting > 0) open.push(node.children);
    }
  }
  return root;
}

export function nodeText(node: Node): string {
  return node.children.length > 0 ? node.children.map(nodeText).join('') : node.text;
}

function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
}

function nameHeadings(nodes: readonly Node[]): void {
  const taken = new Set(TAKEN);
  for (const heading of nodes.filter(({ type }) => type === 'heading')) {
    const last = heading.children.at(-1);
    const own = last && OWN_ID.exec(last.text)?.[1];
    if (own && last) last.text = last.text.replace(OWN_ID, '');
    const wanted = own ?? slugOf(nodeText(heading));
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    heading.id = id;
  }
}

export function parseMarkdown(text: string): Node[] {
  const nodes = nodesOf(parser.parse(text, {}), 0);
  nameHeadings(nodes);
  return nodes;
}

export function headingsOf(nodes: readonly Node[], tag?: string): { id: string; title: string }[] {
  return nodes
    .filter((node) => node.type === 'heading' && (!tag || node.tag === tag))
    .map((node) => ({ id: node.id, title: nodeText(node) }));
}

export function flattenNodes(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...flattenNodes(node.children)]);
}

/** `drawing:zones` or `picture:zones.png` */
export const PICTURE = /^(drawing|picture):(.+)$/;
