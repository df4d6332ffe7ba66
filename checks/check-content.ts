import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { counted, findingLine, KEY_LINE } from './report';

const ROOT = join(__dirname, '..');

/**
 * @param error what loading the content threw: a syntax error of the compiler, or an error inside a file
 * @param folder absolute path of the project's root
 * @returns one line that names the content file, and the line in it, where the error knows them
 */
export function loadFault(error: unknown, folder: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const from = `${message}\n${stack}`.split(`${folder}${sep}content${sep}`)[1];
  const [, file, line] = from?.match(/^([\w\-/\\]+\.ts):(\d+)/) ?? [];
  // A compiler's message repeats the place in front of the reason.
  const reason = message.match(/ERROR: (.+)/)?.[1] ?? message.split('\n')[0];
  const place = file ? `content/${file.replaceAll('\\', '/')}: line ${line}` : 'content';
  // Content that finds its own fault says what it expected.
  return reason?.includes(': expected ')
    ? `${place}: ${reason}`
    : `${place}: expected a file that loads, got "${reason}"`;
}

function contentLines(): string[] {
  try {
    // Loaded here and not above, so that a file with a syntax error gets its line too.
    const { CHECKS }: typeof import('./checks') = require('./checks');
    const { contentFindings }: typeof import('./run') = require('./run');
    const files: typeof import('@/lib/content/content-files') =
      require('@/lib/content/content-files');
    return contentFindings(CHECKS, files.contentEntries, {
      fileExists: (file) => existsSync(join(ROOT, file)),
      read: (file) => readFileSync(join(ROOT, file), 'utf8'),
    }).map(findingLine);
  } catch (error) {
    return [loadFault(error, ROOT)];
  }
}

/** @returns every fault in the content and its colours, one line each, and a last line that counts them; nothing when there is none */
export function checkContent(): string[] {
  const lines = contentLines();
  if (lines.length === 0) return [];
  return [...lines, KEY_LINE, `${counted(lines.length, 'fault')} in content; nothing was built.`];
}
