import type { Content } from '@/lib/content/content';
import { fieldAt } from '@/lib/content/content-files';
import { type ContentEntry, describeFault } from '@/lib/content/faults';
import type { Path } from '@/lib/content/walk';
import type { Page, ReadExport } from './export';

/** An error stops the build or the launch; a warning wants a look. */
type Severity = 'error' | 'warning';

/** What a check of the content is given. Values may be of any shape: such checks run on faulty content too. */
export interface ContentInput {
  entries: readonly ContentEntry[];
  /** The values of the entries, by their names. */
  content: Readonly<Record<string, unknown>>;
  /** Whether a file exists, by its path from the project's root. */
  fileExists: (path: string) => boolean;
  /** Bytes of a file, by its path from the project's root. */
  read: (path: string) => Buffer;
}

/** What a check of the built pages is given. */
export interface PagesInput {
  content: Content;
  site: ReadExport;
}

/** What a check before a launch is given. */
export interface LaunchInput extends PagesInput {
  /** The day on which it is checked, YYYY-MM-DD. Checks ask for no other time. */
  today: string;
}

/** One thing that is wrong, as a check returns it. */
export interface Found {
  /** File to edit, or where to begin to look, from the project's root. */
  file: string;
  /** Field in the file, `plans[1].paymentLink`; empty where no single one is meant. */
  field: string;
  /** What is wrong, and what to do about it. */
  text: string;
  /** File of the built page on which it was seen. */
  page?: string;
  /** Set where what stands there came with the project. */
  isSample?: true;
  /** Where it is less than the check's own severity. */
  severity?: Severity;
}

/** One thing that is wrong, with the check that found it. */
export interface Finding extends Omit<Found, 'page'> {
  /** Id of the check, explained in docs/rules.md. */
  rule: string;
  title: string;
  /** Heading under which the launch list has it. */
  part: string;
  severity: Severity;
  /** Files of the built pages on which it was seen. */
  pages: readonly string[];
}

/**
 * One rule that the site keeps. It may look at the content before a build, at the pages after it, and at both before a
 * launch, which runs all three. Checks read; none changes anything.
 */
export interface Check {
  /** The key in docs/rules.md: `LAW12`. */
  id: string;
  /** What is asked for, in a few words. */
  title: string;
  /** An error where nothing is said. */
  severity?: Severity;
  content?: (input: ContentInput) => Found[] | Promise<Found[]>;
  pages?: (input: PagesInput) => Found[] | Promise<Found[]>;
  launch?: (input: LaunchInput) => Found[];
}

/** A check with its heading in the launch list. */
export interface ListedCheck extends Check {
  part: string;
}

/** What is wrong at one place: one thing, several, or nothing. */
type Texts = string | readonly string[] | null;

/**
 * Something to do in a field of the content.
 * @param path the export's name and the steps into it
 * @param more what else is to be said of it
 */
export function inContent(path: Path, texts: Texts, more: Partial<Found> = {}): Found[] {
  return [texts ?? []].flat().map((text) => ({ ...fieldAt(path), text, ...more }));
}

/** A field of the content that holds something else than it should. @param path the export's name and the steps into it */
export function expected(path: Path, what: string, got: unknown): Found[] {
  return inContent(path, describeFault({ expected: what, got }), fieldAt(path, got));
}

/** Something wrong on a built page, or in another file of the export. @param file where to begin to look */
export function onPage(page: Pick<Page, 'file'>, texts: Texts, file: string): Found[] {
  return [texts ?? []].flat().map((text) => ({ file, field: '', text, page: page.file }));
}

/** What finds faults of each page on its own. @param file where to begin to look; a page of Markdown has its words in one file */
export function onEachPage(
  file: string,
  find: (page: Page, input: PagesInput) => Texts,
): (input: PagesInput) => Found[] {
  return (input) =>
    input.site.pages.flatMap((page) => {
      const markdown = input.content.pages.find(({ path }) => path === page.path);
      const source = file === 'content/' ? (markdown?.file ?? file) : file;
      return onPage(page, find(page, input), source);
    });
}

/** What finds faults of a text file of the export, which must be there. @param file where to begin to look */
export function inTextFile(
  name: string,
  file: string,
  find: (text: string, input: PagesInput) => Texts,
): (input: PagesInput) => Found[] {
  return (input) => {
    const { files, read } = input.site;
    const faults = files.has(name) ? find(read(name).toString(), input) : 'The file is missing.';
    return onPage({ file: name }, faults, file);
  };
}
