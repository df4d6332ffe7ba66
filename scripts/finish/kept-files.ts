import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { listFiles } from '@/checks/export';
import { CACHE_RULES, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import { contentHash, rewritePages } from './files';

/** What pages ask for beside their code, and browsers would ask about again on each visit. */
const KEPT = new Set([
  '.avif',
  '.css',
  '.gif',
  '.jpeg',
  '.jpg',
  '.png',
  '.svg',
  '.webmanifest',
  '.webp',
  '.woff2',
]);

/** Those that name others: the manifest its icons, the sheet of fonts their files. */
const NAMING = /\.(?:webmanifest|css)$/;

/** An address of this site between quotes: those of HTML and JSON, or of JSON in a script. */
const QUOTED = /"(\/[^"\\\s]+)(?=\\?")/g;

/**
 * Copies pictures, fonts and the manifest to an address that changes with what they hold, and has the pages ask for those
 * copies: a browser that has them asks for the page alone. The files stay where they were as well, for pages of the release before and
 * for who links to them. They share one hash, so that code in browsers has to know two folders instead of each name.
 * Social images and `favicon.ico`, which others ask for by name, are left as they are.
 * @param out folder of the export, before its scripts are moved out of the pages
 */
export async function keepFiles(out: string): Promise<void> {
  const files = listFiles(out).filter(
    (file) =>
      KEPT.has(extname(file)) &&
      !`/${file}`.startsWith(CACHE_RULES.hashedFolder) &&
      !`/${file}`.startsWith(SOCIAL_IMAGES.folder),
  );
  const bodies = new Map(files.map((file) => [`/${file}`, readFileSync(join(out, file))]));
  const folder = `${CACHE_RULES.hashedFolder}files-${contentHash(...[...bodies].flat())}`;
  // A folder itself is what code puts a name behind.
  const moved = new Set([...bodies.keys()].flatMap((path) => [path, `${dirname(path)}/`]));
  const rewritten = (text: string) =>
    text.replace(QUOTED, (found, path: string) => (moved.has(path) ? `"${folder}${path}` : found));
  for (const [path, body] of bodies) {
    const file = join(out, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, NAMING.test(path) ? rewritten(body.toString()) : body);
  }
  await rewritePages(out, rewritten);
}
