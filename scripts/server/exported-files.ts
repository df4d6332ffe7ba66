import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { lookup, mimes } from 'mrmime';
import { listFiles } from '@/checks/export';
import {
  CACHE_RULES,
  type Header,
  responseHeaders,
  SOCIAL_IMAGES,
} from '@/lib/policy/response-headers';
import { contentHash } from '@/scripts/finish/files';
import { pagePolicy } from '@/scripts/hosts/host-input';
import { LAST_FILE } from '@/scripts/hosts/write-hosts';

mimes.ico = 'image/x-icon';

/** Types of text, which has a character set. */
const TEXT = /^text\/|[/+](?:javascript|json|xml)$/;

/** What lies in an export and is no address: copies that are sent under another name, settings of hosts, the 404 page. */
const HIDDEN = /\.(?:br|gz)$|^_(?:headers|redirects)$|(?:^|\/)\.(?!well-known\/)|^404\.html$/;

/** Codings that the build makes copies in, by the extension of the copy; the smaller first. */
const EXTENSIONS = { br: '.br', gzip: '.gz' };
export type Coding = keyof typeof EXTENSIONS;

/** A file as it is sent. */
export interface SentFile {
  readonly body: Buffer;
  readonly copies: ReadonlyMap<Coding, Buffer>;
  readonly headers: readonly Header[];
  readonly etag: string;
  /** In whole seconds, as headers have it. */
  readonly modifiedMs: number;
}

/** A finished export in memory. */
export interface ExportedFiles {
  /** By the path below the root: `terms.html`. What is no address is left out. */
  readonly files: ReadonlyMap<string, SentFile>;
  readonly notFound: SentFile;
}

function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type};charset=utf-8` : type;
}

function headersOf(file: string, shared: readonly Header[]): Header[] {
  const address = `/${file}`;
  const { hashedFolder, hashed, otherwise } = CACHE_RULES;
  const { folder, header: social } = SOCIAL_IMAGES;
  return [
    ...shared.map((header) =>
      header.name === social.name && address.startsWith(folder) ? social : header,
    ),
    { name: 'Cache-Control', value: address.startsWith(hashedFolder) ? hashed : otherwise },
    { name: 'Content-Type', value: typeOf(file) },
  ];
}

/** @throws Error for a folder without a finished site */
function readFiles(root: string): ExportedFiles {
  if (!existsSync(join(root, '404.html')))
    throw new Error(`${root}/ holds no built site, 404.html is missing: run npm run build first.`);
  const names = listFiles(root);
  const read = (file: string) => readFileSync(join(root, file));
  const pages = names
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, $: load(read(file).toString()) }))
    // A build stops at a page without one.
    .filter(({ $ }) => $('meta[http-equiv="Content-Security-Policy" i]').length > 0);
  const shared = responseHeaders(pagePolicy(pages), false);
  const sent = (file: string): SentFile => {
    const body = read(file);
    const copies = (Object.entries(EXTENSIONS) as [Coding, string][])
      .filter(([, extension]) => names.includes(file + extension))
      .map(([coding, extension]) => [coding, read(file + extension)] as const);
    const { mtimeMs } = statSync(join(root, file));
    return {
      body,
      copies: new Map(copies),
      headers: headersOf(file, shared),
      etag: `"${contentHash(body)}"`,
      modifiedMs: Math.floor(mtimeMs / 1000) * 1000,
    };
  };
  const files = names
    .filter((file) => !HIDDEN.test(file))
    .map((file) => [file, sent(file)] as const);
  return { files: new Map(files), notFound: sent('404.html') };
}

/**
 * Holds an export in memory: a build takes its files away one by one, and visitors get those before until it is through.
 * @returns gives the files of the last build that was finished
 * @throws Error for a folder without a finished site
 */
export function followExport(root: string): () => ExportedFiles {
  const finishedMs = () => statSync(join(root, LAST_FILE), { throwIfNoEntry: false })?.mtimeMs;
  let heldMs = finishedMs();
  let held = readFiles(root);
  return () => {
    const newMs = finishedMs();
    if (newMs === undefined || newMs === heldMs) return held;
    try {
      held = readFiles(root);
      heldMs = newMs;
    } catch {
      // The next build has begun already. What is held stays until that one is through.
    }
    return held;
  };
}
