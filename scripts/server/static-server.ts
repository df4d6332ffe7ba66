import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Coding, type ExportedFiles, followExport, type SentFile } from './exported-files';
import { createLocalServer, type LocalServer } from './local-server';

/** What a request is answered with before the files are asked; `true` means that it was answered. */
export type Intercept = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** @returns the file at an address: `/` and `/terms/` lead to pages too; undefined where there is none */
function fileAt({ files }: ExportedFiles, address: string): SentFile | undefined {
  const [pathname = ''] = address.split('?', 1);
  let path: string;
  try {
    path = decodeURIComponent(pathname).replace(/^\//, '').replace(/\/$/, '');
  } catch {
    return undefined;
  }
  return (
    files.get(path || 'index.html') ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`)
  );
}

/**
 * @param accepted an `Accept-Encoding`, such as `gzip, br;q=0.5, *;q=0` (RFC 9110, 12.5.3)
 * @returns which of these the sender likes best, the first of several; null for none
 */
function codingFor(accepted: string, codings: readonly Coding[]): Coding | null {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().replace(/\s/g, '').split(';');
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  const weightOf = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const taken = codings.filter((coding) => weightOf(coding) > 0);
  return taken.sort((a, b) => weightOf(b) - weightOf(a))[0] ?? null;
}

/** @returns whether the asking browser has this file as it is (RFC 9110, 13.1.2 and 13.1.3) */
function isKept({ headers }: IncomingMessage, { etag, modifiedMs }: SentFile): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return modifiedMs <= Date.parse(headers['if-modified-since'] ?? '');
  return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

function answer(site: ExportedFiles, request: IncomingMessage, response: ServerResponse): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const found = isRead ? fileAt(site, request.url ?? '/') : undefined;
  const file = found ?? site.notFound;
  for (const { name, value } of file.headers) response.setHeader(name, value);
  if (!isRead) {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { body, copies, etag, modifiedMs } = file;
  if (copies.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (found) {
    // Weak, because it stands for the file and for its copies.
    response.setHeader('ETag', `W/${etag}`);
    response.setHeader('Last-Modified', new Date(modifiedMs).toUTCString());
    if (isKept(request, found)) {
      response.writeHead(304).end();
      return;
    }
  }
  const coding = codingFor(request.headers['accept-encoding'] ?? '', [...copies.keys()]);
  if (coding) response.setHeader('Content-Encoding', coding);
  const sent = (coding && copies.get(coding)) || body;
  response.writeHead(found ? 200 : 404, { 'Content-Length': sent.length }).end(sent);
}

/**
 * A server that answers from a finished export the way a static host does: `/terms` from `terms.html`, compressed
 * files, status 404 with the 404 page, long caching for hashed files alone, the headers of hosts but those about https.
 * A new build is served once it is finished.
 * @param options.root folder of the export
 * @param options.intercept asked first; for tests that need an API beside the files
 * @throws Error when `root` holds no finished site
 */
export function createStaticServer(options: { root: string; intercept?: Intercept }): LocalServer {
  const files = followExport(options.root);
  return createLocalServer(async (request, response) => {
    if (!(await options.intercept?.(request, response))) answer(files(), request, response);
  });
}
