import MarkdownIt, { type Token } from 'markdown-it';

/** A part of a text in Markdown: a block, or something in a line. */
export interface Node {
  /** As the parser names it, without `_open`: `paragraph`, `heading`, `text`, `image`. */
  type: string;
  /** The element it is by itself: `h2`, `ul`, `strong`; empty for words. */
  tag: string;
  /** Of a text or of code. */
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: Node[];
  /** Line in which its block begins, from 0. */
  line: number;
  /** Of a heading: what links to it name. */
  id: string;
}

// HTML is read as such, so that the checks can say where it stands; nothing renders it.
const parser = new MarkdownIt({ html: true, linkify: true });
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** Ids of what stands around the words of a page. */
const TAKEN = [
  'main',
  'contact',
  'toast-status',
  'toast-alert',
  'document-series',
  'document-contents',
];

/** An id of the writer's own, at the end of a heading: `## Zones {#zones}`. */
const OWN_ID = /\s*\{#([^{}\s]+)\}$/;

function nodeOf(token: Token, line: number): Node {
  const type = token.type.replace(/_open$/, '');
  const attributes = Object.fromEntries(
    (token.attrs ?? []).map(([name, value]) => [name, String(value)]),
  );
  // A line that the writer broke goes on.
  if (token.type === 'softbreak')
    return { type, tag: '', text: ' ', attributes, children: [], line, id: '' };
  const text = token.content;
  const children = token.type === 'image' ? nodesOf(token.children ?? [], line) : [];
  return { type, tag: token.tag, text, attributes, children, line, id: '' };
}

/** A tree of what the parser gives as a list of openings and endings. */
function nodesOf(tokens: readonly Token[], from: number): Node[] {
  const root: Node[] = [];
  const open = [root];
  let line = from;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    const into = open.at(-1) ?? root;
    if (token.type === 'inline') into.push(...nodesOf(token.children ?? [], line));
    else if (token.nesting < 0) open.pop();
    // A paragraph of a tight list has no element of its own.
    else if (token.hidden) open.push(into);
    else {
      const node = nodeOf(token, line);
      into.push(node);
      if (token.nesting > 0) open.push(node.children);
    }
  }
  return root;
}

/** @returns the words of a node and of all in it */
export function wordsOf(node: Node): string {
  return node.children.length > 0 ? node.children.map(wordsOf).join('') : node.text;
}

/** @returns words as an id of a heading: letters of any script, digits and hyphens */
function slugOf(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
}

/** Gives each heading an id: its own, else one made of its words; one that is taken gets a number. */
function nameHeadings(nodes: readonly Node[]): void {
  const taken = new Set(TAKEN);
  for (const heading of nodes.filter(({ type }) => type === 'heading')) {
    const last = heading.children.at(-1);
    const own = last && OWN_ID.exec(last.text)?.[1];
    if (own && last) last.text = last.text.replace(OWN_ID, '');
    const wanted = own ?? slugOf(wordsOf(heading));
    let id = wanted;
    for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
    taken.add(id);
    heading.id = id;
  }
}

/** @param text in CommonMark, with tables @returns its blocks in order */
export function markdownNodes(text: string): Node[] {
  const nodes = nodesOf(parser.parse(text, {}), 0);
  nameHeadings(nodes);
  return nodes;
}

/** @returns the headings of a text, or those of one element: `h2` */
export function headingsOf(nodes: readonly Node[], tag?: string): { id: string; title: string }[] {
  return nodes
    .filter((node) => node.type === 'heading' && (!tag || node.tag === tag))
    .map((node) => ({ id: node.id, title: wordsOf(node) }));
}

/** @returns every node of a text, each before what is in it */
export function everyNode(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children)]);
}

/** The name of a drawing in the address of a picture: `drawing:zones`. */
export const DRAWING = /^drawing:(.+)$/;
