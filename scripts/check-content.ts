import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from '@/engine/chart/tokens';
import { type ContentEntry, contentFaults, formatFault } from '../lib/content/faults';
import { colourFaults } from './colours';

const root = path.join(__dirname, '..');

/**
 * @param error what loading the content threw: a syntax error of the compiler, or an error inside a file
 * @param folder absolute path of the project's root
 * @returns one line that names the content file, and the line in it, where the error knows them
 */
export function loadFault(error: unknown, folder: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const inside = `${folder}${path.sep}content${path.sep}`;
  const from = `${message}\n${stack}`.split(inside)[1];
  const [, file, line] = from?.match(/^([\w\-/\\]+\.ts):(\d+)/) ?? [];
  // A compiler's message repeats the place in front of the reason.
  const reason = message.match(/ERROR: (.+)/)?.[1] ?? message.split('\n')[0];
  const place = file ? `content/${file.replaceAll('\\', '/')}: line ${line}` : 'content';
  // Content that finds its own fault says what it expected.
  return reason?.includes(': expected ')
    ? `${place}: ${reason}`
    : `${place}: expected a file that loads, got "${reason}"`;
}

/** @returns all content, or the line that says why it does not load */
function load(): readonly ContentEntry[] | string {
  try {
    // Loaded here and not above, so that a file with a syntax error gets its line too.
    const {
      contentEntries,
    }: typeof import('../lib/content/content-files') = require('../lib/content/content-files');
    const {
      readyEntries,
    }: typeof import('../lib/content/ready-content') = require('../lib/content/ready-content');
    return readyEntries(contentEntries);
  } catch (error) {
    return loadFault(error, root);
  }
}

/** @returns every fault in the content and its colours, one line each, and a last line that counts them; nothing when there is none */
export function checkContent(): string[] {
  const loaded = load();
  const faults =
    typeof loaded === 'string'
      ? [loaded]
      : contentFaults(loaded, (file) => existsSync(path.join(root, file))).map(formatFault);
  const css = readFileSync(path.join(root, 'app/globals.css'), 'utf8');
  const lines = [...faults, ...colourFaults(css, tokens)];
  if (lines.length === 0) return [];
  const count = lines.length === 1 ? '1 fault' : `${lines.length} faults`;
  return [...lines, `${count} in content; nothing was built.`];
}

if (require.main === module) {
  const lines = checkContent();
  for (const line of lines) console.error(line);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
