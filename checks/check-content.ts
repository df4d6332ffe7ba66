import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { faultLine, schemaFaults } from '@/lib/content/faults';
import { counted, findingLine, KEY_LINE } from './report';

const ROOT = join(__dirname, '..');

/** Where an error comes from: a content file and a line in it, as far as the error knows them. */
function sourceOf(error: unknown, folder: string): { name?: string; line?: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const from = `${message}\n${stack}`.split(`${folder}${sep}content${sep}`)[1];
  // Of an import that leads nowhere, only the file is known.
  const [, file, line] = from?.match(/^([\w\-/\\]+\.ts)(?::(\d+))?/) ?? [];
  return file ? { name: `content/${file.replaceAll('\\', '/')}`, line } : {};
}

/**
 * @param error what loading the content threw: a syntax error of the compiler, or an error inside a file
 * @param folder absolute path of the project's root
 * @returns one line that names the content file, and the line in it, where the error knows them
 */
export function loadFault(error: unknown, folder: string): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const { name, line } = sourceOf(error, folder);
  // A shipped file that is gone is at fault, and not the one that asks for it; of an owner's the import may be misspelt.
  const gone = MISSING_FILE.exec(message)?.[1];
  if (gone)
    return `content/${gone}.ts: expected a file that loads, got nothing${name ? `, and ${name} takes words from it` : ''}`;
  // A compiler's message repeats the place in front of the reason.
  const reason = message.match(/ERROR: (.+)/)?.[1] ?? message.split('\n')[0];
  const place = line ? `${name}: line ${line}` : (name ?? 'content');
  // Content that finds its own fault says what it expected.
  if (reason?.includes(': expected ')) return `${place}: ${reason}`;
  const hint = HINTS.find(([pattern]) => pattern.test(reason ?? ''))?.[1];
  return `${place}: expected a file that loads, got "${reason}"${hint ? ` (${hint})` : ''}`;
}

const MISSING_FILE = /Cannot find module '@\/content\/([\w/-]+)'/;

/** What an owner most likely typed where the compiler says this. */
const HINTS: readonly [said: RegExp, hint: string][] = [
  [/Expected ":" but found "[,}]"/, 'a number has a decimal point and nothing else: 1299.00'],
  [
    /but found "\w+"/,
    'is a comma missing before it? A text with an apostrophe takes ’ or stands in "…"',
  ],
  [/Unterminated string/, 'is a quote missing at the end of a text?'],
  [/Unexpected "[‘’“”„]/, 'texts stand in straight quotes'],
  [/Cannot find module '(?!@\/|[./])/, 'npm ci installs what this version of the project needs'],
];

const IMPORTS = /^import \{([^}]+)\} from ['"]@\/content\/([\w/-]+)['"]/gm;

/**
 * @param importer path of a content file that cannot be made, from the project's root
 * @returns a line for each export that it takes from another content file, and that is not there: what it would be made from
 */
function lackedExports(importer: string): string[] {
  const source = readFileSync(join(ROOT, importer), 'utf8');
  return [...source.matchAll(IMPORTS)].flatMap(([, taken = '', file]) => {
    const exported: Record<string, unknown> = require(`@/content/${file}`);
    const names = taken.split(',').map((one) => one.trim().split(' as ')[0] ?? '');
    return names
      .filter((name) => name && exported[name] === undefined)
      .map((name) => `content/${file}.ts: expected export const ${name} = …, got nothing`);
  });
}

/** @returns what is wrong with site.ts, from which all other content is made; it may be what keeps that from loading */
function siteLines(): string[] {
  try {
    const { site }: typeof import('@/content/site') = require('@/content/site');
    const { siteSchema }: typeof import('@/lib/content/schemas/site') =
      require('@/lib/content/schemas/site');
    const entry = { file: 'content/site.ts', name: 'site', schema: siteSchema, value: site };
    return schemaFaults(entry).map((fault) => `${faultLine(entry, fault)} (C1)`);
  } catch {
    return [];
  }
}

async function contentLines(): Promise<string[]> {
  try {
    // Loaded here and not above, so that a file with a syntax error gets its line too.
    const { CHECKS }: typeof import('./checks') = require('./checks');
    const { contentFindings }: typeof import('./run') = require('./run');
    const files: typeof import('@/lib/content/content-files') =
      require('@/lib/content/content-files');
    const findings = await contentFindings(CHECKS, files.contentEntries, {
      fileExists: (file) => existsSync(join(ROOT, file)),
      read: (file) => readFileSync(join(ROOT, file)),
    });
    return findings.map(findingLine);
  } catch (error) {
    const lines = siteLines();
    if (lines.length > 0) return lines;
    const { name } = sourceOf(error, ROOT);
    const lacked = error instanceof TypeError && name ? lackedExports(name) : [];
    return lacked.length > 0 ? lacked : [loadFault(error, ROOT)];
  }
}

/** @returns a line for every fault in the content and its colours, and a last line that counts them; nothing where there is none */
export async function checkContent(): Promise<string[]> {
  const lines = await contentLines();
  if (lines.length === 0) return [];
  return [...lines, KEY_LINE, `${counted(lines.length, 'fault')} in content.`];
}
