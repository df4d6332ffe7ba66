import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { BusinessFileError } from '@/lib/content/business';
import { counted, findingLine, RULES_LINE } from './report';

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

async function contentLines(skipped: readonly string[]): Promise<string[]> {
  try {
    // These load the content, which may contain syntax errors.
    const { CHECKS }: typeof import('./run') = require('./run');
    const { contentFindings }: typeof import('./run') = require('./run');
    const { contentEntries }: typeof import('@/lib/content/content-files') =
      require('@/lib/content/content-files');
    const checks = CHECKS.filter(({ id }) => !skipped.includes(id));
    const findings = await contentFindings(checks, contentEntries, {
      // Some file systems find `A.png` as `a.png`; hosts do not.
      fileExists: (file) => {
        const path = join(ROOT, file);
        return existsSync(path) && readdirSync(dirname(path)).includes(basename(path));
      },
      read: (file) => readFileSync(join(ROOT, file)),
    });
    return findings.map(findingLine);
  } catch (error) {
    return [loadError(error, ROOT)];
  }
}

/** Returns one line per content error, then a summary; nothing for valid content. @param skipped rule ids */
export async function checkContent(skipped: readonly string[] = []): Promise<string[]> {
  const lines = await contentLines(skipped);
  if (lines.length === 0) return [];
  return [...lines, RULES_LINE, `${counted(lines.length, 'error')} in content/.`];
}

// npm run check:content
if (require.main === module)
  checkContent().then((lines) => {
    for (const line of lines) console.error(line);
    if (lines.length === 0) console.log('Content OK.');
    process.exitCode = Math.min(1, lines.length);
  });
