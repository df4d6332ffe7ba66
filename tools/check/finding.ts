import { type ContentEntry, describeError } from '@/lib/content/content-errors';
import { fieldAt } from '@/lib/content/content-files';
import type { Content } from '@/lib/content/resolve-content';
import type { Path } from '@/lib/schemas/content-path';
import type { Page, ReadExport } from './export';

/** Content of any shape, by export name. */
export type Written = Readonly<Record<string, unknown>>;

export interface ContentInput {
  entries: readonly ContentEntry[];
  content: Written;
  /** Paths are relative to the project root. */
  fileExists: (path: string) => boolean;
  read: (path: string) => Buffer;
}

export interface PagesInput {
  /** With placeholders resolved. */
  content: Content;
  site: ReadExport;
}

export interface LaunchInput extends PagesInput {
  written: Written;
  /** YYYY-MM-DD */
  today: string;
}

export interface Issue {
  file: string;
  /** `plans[1].paymentLink`, or empty. */
  field: string;
  text: string;
  page?: string;
  /** Errors stop the build or the launch. */
  severity?: 'error' | 'warning';
}

export interface Check {
  /** `legal/review`; `npm run build -- --skip` takes it. */
  id: string;
  title: string;
  severity?: 'error' | 'warning';
  content?: (input: ContentInput) => Issue[] | Promise<Issue[]>;
  pages?: (input: PagesInput) => Issue[] | Promise<Issue[]>;
  launch?: (input: LaunchInput) => Issue[];
}

export type ListedCheck = Check & { part: string };

export type Finding = Omit<Issue, 'page'> &
  Required<Pick<ListedCheck, 'title' | 'part' | 'severity'>> & {
    rule: string;
    pages: readonly string[];
  };

type Texts = string | readonly string[] | null;

/** @param path starts with the export's name */
export function contentIssue(path: Path, texts: Texts, more: Partial<Issue> = {}): Issue[] {
  return [texts ?? []].flat().map((text) => ({ ...fieldAt(path), text, ...more }));
}

export function expected(path: Path, what: string, got: unknown): Issue[] {
  return contentIssue(path, describeError({ expected: what, got }), fieldAt(path, got));
}

/** @param file where to look for the cause */
export function pageIssue(page: Pick<Page, 'file'>, texts: Texts, file: string): Issue[] {
  return [texts ?? []].flat().map((text) => ({ file, field: '', text, page: page.file }));
}

/** Returns the file of a Markdown page. */
export function markdownFile({ path }: Page, content: Content): string | undefined {
  return content.pages.find((page) => page.path === path)?.file;
}

/** @param file where to look for causes; unused for Markdown pages */
export function forEachPage(file: string, find: (page: Page, input: PagesInput) => Texts) {
  return (input: PagesInput): Issue[] =>
    input.site.pages.flatMap((page) =>
      pageIssue(page, find(page, input), markdownFile(page, input.content) ?? file),
    );
}

export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
