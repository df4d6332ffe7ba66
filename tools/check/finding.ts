import { describeError } from '@/lib/content/content-errors';
import { fieldAt, type Written } from '@/lib/content/content-files';
import type { Content } from '@/lib/content/resolve-content';
import type { Path } from '@/lib/schemas/content-path';
import type { MarkdownPage } from '@/lib/schemas/markdown';

export interface Issue {
  file: string;
  /** `plans[1].paymentLink`, or empty. */
  field: string;
  text: string;
  /** Errors stop the build or the launch. */
  severity?: 'warning';
}

interface Input {
  /** Matches the schemas. */
  written: Written;
  /** With placeholders filled in, without what is hidden. */
  content: Content;
}

export interface ContentInput extends Input {
  /** Paths are relative to the project root. */
  fileExists: (path: string) => boolean;
  read: (path: string) => Buffer;
}

export interface LaunchInput extends Input {
  /** YYYY-MM-DD */
  today: string;
}

export interface Check {
  /** Finds errors that stop the build. */
  content?: (input: ContentInput) => Issue[] | Promise<Issue[]>;
  /** Finds what is left to do before launch. */
  launch?: (input: LaunchInput) => Issue[];
}

/** @param path starts with the export's name; @param text null if there is no issue */
export function contentIssue(path: Path, text: string | null, severity?: 'warning'): Issue[] {
  return text === null ? [] : [{ ...fieldAt(path), text, ...(severity && { severity }) }];
}

export function expected(path: Path, what: string, got: unknown): Issue[] {
  return [{ ...fieldAt(path, got), text: describeError({ expected: what, got }) }];
}

/** @param line in the page's text, from 0 */
export function issueAtLine(page: MarkdownPage, line: number, what: string, got: string): Issue {
  const text = describeError({ expected: what, got });
  return { file: page.file, field: `line ${page.bodyLine + line}`, text };
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
