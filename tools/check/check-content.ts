import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { BusinessFileError } from '@/lib/content/business';
import { counted, issueLine } from './report';

const ROOT = join(__dirname, '../..');

const HINTS: readonly [reason: RegExp, hint: string][] = [
  [/Expected ":" but found "[,}]"/, 'write numbers with a decimal point only: 1299.00'],
  [
    /but found "\w+"/,
    'is a comma missing before it? Write an apostrophe as ’, or quote the text with "…"',
  ],
  [/Unterminated string/, 'is the closing quote missing?'],
  [/Unexpected "[‘’“”„]/, 'use straight quotes around text'],
  [/Cannot find module '(?!@\/|[./])/, 'run npm ci'],
];

/** Describes an error thrown while content loads, with file and line if the stack has them. @param folder project root */
export function loadError(error: unknown, folder: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof BusinessFileError) return message;
  const missing = /Cannot find module '@\/(content\/[\w/-]+)'/.exec(message)?.[1];
  if (missing) return `${missing}.ts: expected this file to exist, got nothing`;
  const source = `${message}\n${stack}`.split(`${folder}${sep}content${sep}`)[1];
  const [, file, line] = source?.match(/^([\w\-/\\]+\.ts)(?::(\d+))?/) ?? [];
  const name = file ? `content/${file.replaceAll('\\', '/')}` : 'content';
  const reason = message.match(/ERROR: (.+)/)?.[1] ?? message.split('\n')[0] ?? '';
  const hint = HINTS.find(([pattern]) => pattern.test(reason))?.[1];
  const place = line ? `${name}: line ${line}` : name;
  return `${place}: expected valid TypeScript, got "${reason}"${hint ? ` (${hint})` : ''}`;
}

/** Imports what loads the content, which may contain syntax errors. */
async function loaded() {
  const { contentIssues } = await import('./run');
  const { contentEntries } = await import('@/lib/content/content-files');
  return { contentIssues, contentEntries };
}

async function contentLines(): Promise<string[]> {
  const found = await loaded().catch((error) => loadError(error, ROOT));
  if (typeof found === 'string') return [found];
  const issues = await found.contentIssues(found.contentEntries, {
    // Some file systems find `A.png` as `a.png`; hosts do not.
    fileExists: (file) => {
      const path = join(ROOT, file);
      return existsSync(path) && readdirSync(dirname(path)).includes(basename(path));
    },
    read: (file) => readFileSync(join(ROOT, file)),
  });
  return issues.map(issueLine);
}

/** Returns one line per error, then a summary; nothing for valid content. */
export async function checkContent(): Promise<string[]> {
  const lines = await contentLines();
  if (lines.length === 0) return [];
  return [...lines, `${counted(lines.length, 'error')} in content/.`];
}

// npm run check:content
if (require.main === module)
  checkContent().then((lines) => {
    for (const line of lines) console.error(line);
    if (lines.length === 0) console.log('Content OK.');
    process.exitCode = Math.min(1, lines.length);
  });
