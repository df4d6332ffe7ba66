/**
 * Work of a build that comes out the same as last time is not done again: drawn and packed files, what checks found in a page. What was made is
 * kept in a folder, in files named by all that it was made from, so that there is nothing to be out of date.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where `npm run build` and `npm run dev` keep it: `next build` leaves this folder as it is. */
export const KEPT_WORK = '.next/cache/kept-work';

/** Names the folder, for the processes that a build starts too. Without it all work is done each time. */
const FOLDER_VARIABLE = 'KEPT_WORK_FOLDER';

/** Whose code makes what is kept, and whose versions it runs on. */
const SOURCES = ['lib', 'engine', 'checks', 'scripts/finish', 'package-lock.json'];

type Part = string | Uint8Array;

function digest(parts: readonly Part[]): Buffer {
  const hash = createHash('sha256');
  // The length parts what would else run together.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
}

/** @returns eight bytes in hex that change with the code of the project and with Node */
function codeVersion(): string {
  const files = SOURCES.filter((source) => existsSync(source)).flatMap((source) =>
    source.includes('.')
      ? source
      : readdirSync(source, { recursive: true, encoding: 'utf8' })
          .filter((name) => /(?<!\.test)\.(?:ts|js)$/.test(name))
          .sort()
          .map((name) => join(source, name)),
  );
  const texts = files.map((file) => readFileSync(file));
  return digest([process.version, process.arch, ...texts]).toString('hex', 0, 8);
}

/**
 * From now on, this process and those that it starts keep their work.
 * @param folder for it; what other code left there is deleted
 */
export async function keepWorkIn(folder: string): Promise<void> {
  const own = join(folder, codeVersion());
  await mkdir(own, { recursive: true });
  for (const name of await readdir(folder))
    if (name !== basename(own)) await rm(join(folder, name), { recursive: true, force: true });
  process.env[FOLDER_VARIABLE] = own;
}

/** Deletes what nobody has asked for since. @param since as `Date.now()` gives it */
export async function dropUnused(since: number): Promise<void> {
  const { [FOLDER_VARIABLE]: folder } = process.env;
  if (!folder) return;
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < since) await rm(file, { force: true });
  }
}

/** Bytes of what was made, behind a digest of them: a file that was cut short or changed is none. */
const DIGEST_BYTES = 32;

async function read(file: string): Promise<Buffer | null> {
  try {
    const stored = await readFile(file);
    const body = stored.subarray(DIGEST_BYTES);
    if (!digest([body]).equals(stored.subarray(0, DIGEST_BYTES))) return null;
    const now = new Date();
    await utimes(file, now, now);
    return body;
  } catch {
    return null;
  }
}

/** Writes the file in one go, so that nobody reads half of it. A full disk is no reason to stop a build. */
async function write(file: string, body: Uint8Array): Promise<void> {
  const part = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, Buffer.concat([digest([body]), body]));
    await rename(part, file);
  } catch {
    await rm(part, { force: true }).catch(() => undefined);
  }
}

/**
 * @param parts all that the bytes are made from, what they are among it: `['brotli', text]`
 * @param make makes them
 * @returns the bytes, of this or of an earlier build
 */
export async function kept(
  parts: readonly Part[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const { [FOLDER_VARIABLE]: folder } = process.env;
  const file = folder && join(folder, digest(parts).toString('hex'));
  const before = file ? await read(file) : null;
  if (before) return before;
  const made = Buffer.from(await make());
  if (file) await write(file, made);
  return made;
}

/**
 * The same for what JSON can hold.
 * @param make makes it; what it throws is not kept
 */
export async function keptJson<Made>(
  parts: readonly Part[],
  make: () => Made | Promise<Made>,
): Promise<Made> {
  const text = await kept(parts, async () => Buffer.from(JSON.stringify(await make())));
  return JSON.parse(text.toString());
}
