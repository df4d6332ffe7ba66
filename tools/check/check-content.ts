import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { counted, findingLine, KEY_LINE } from './report';

const ROOT = join(__dirname, '../..');

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

/**
 * @param error a syntax error of the compiler, or an error inside a content file
 * @param folder absolute path of the project's root
 * @returns one line, with the content file and its line where the error names them
 */
export function loadFault(error: unknown, folder: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const missing = /Cannot find module '@\/(content\/[\w/-]+)'/.exec(message)?.[1];
  if (missing) return `${missing}.ts: expected a file that loads, got nothing`;
  const source = `${message}\n${stack}`.split(`${folder}${sep}content${sep}`)[1];
  const [, file, line] = source?.match(/^([\w\-/\\]+\.ts)(?::(\d+))?/) ?? [];
  const name = file ? `content/${file.replaceAll('\\', '/')}` : 'content';
  // The compiler writes the place before the reason.
  const reason = message.match(/ERROR: (.+)/)?.[1] ?? message.split('\n')[0] ?? '';
  const hint = HINTS.find(([pattern]) => pattern.test(reason))?.[1];
  const place = line ? `${name}: line ${line}` : name;
  return `${place}: expected a file that loads, got "${reason}"${hint ? ` (${hint})` : ''}`;
}

async function contentLines(skipped: readonly string[]): Promise<string[]> {
  try {
    // Loaded here, so that a file with a syntax error gets its line.
    const { CHECKS }: typeof import('./checks') = require('./checks');
    const { contentFindings }: typeof import('./run') = require('./run');
    const { contentEntries }: typeof import('@/lib/content/content-files') =
      require('@/lib/content/content-files');
    const checks = CHECKS.filter(({ id }) => !skipped.includes(id));
    const findings = await contentFindings(checks, contentEntries, {
      fileExists: (file) => existsSync(join(ROOT, file)),
      read: (file) => readFileSync(join(ROOT, file)),
    });
    return findings.map(findingLine);
  } catch (error) {
    return [loadFault(error, ROOT)];
  }
}

/** @param skipped ids of checks @returns a line for each fault in the content and its colours, and their number; nothing where there is none */
export async function checkContent(skipped: readonly string[] = []): Promise<string[]> {
  const lines = await contentLines(skipped);
  if (lines.length === 0) return [];
  return [...lines, KEY_LINE, `${counted(lines.length, 'fault')} in content.`];
}
