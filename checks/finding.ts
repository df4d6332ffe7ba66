import { type Content, fileOf } from '@/lib/content/content';
import { type ContentEntry, describeFault } from '@/lib/content/faults';
import { type Path, placeOf } from '@/lib/content/walk';
import type { Page, ReadExport } from './export';

/** An error stops the build or the launch; a warning wants a look. */
type Severity = 'error' | 'warning';

/** Headings of the launch list, in the order in which an owner works. */
export const PARTS = [
  'Content files',
  'Your business and its addresses',
  'Plans and payment',
  'What you claim',
  'Words',
  'Legal pages',
  'Fonts and pictures',
  'The built pages',
  'Accepted exceptions',
] as const;

/** What a check of the content is given. Values may be of any shape: such checks run on faulty content too. */
export interface ContentInput {
  entries: readonly ContentEntry[];
  /** Value of an export; undefined where there is none. */
  value: (name: string) => unknown;
  /** Whether a file exists, by its path from the project's root. */
  fileExists: (path: string) => boolean;
  /** Text of a file, by its path from the project's root. */
  read: (path: string) => string;
}

/** What a check of the built pages is given. */
export interface PagesInput {
  content: Content;
  site: ReadExport;
}

/** What a check before a launch is given. */
export interface LaunchInput extends PagesInput {
  /** Whether the site was built from this content. */
  isCurrent: boolean;
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
  part: (typeof PARTS)[number];
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
  part: (typeof PARTS)[number];
  /** What is asked for, in a few words. */
  title: string;
  /** An error where nothing is said. */
  severity?: Severity;
  /** Whether an owner may accept an exception for a while. */
  isAcceptable?: true;
  content?: (input: ContentInput) => Found[];
  pages?: (input: PagesInput) => Found[] | Promise<Found[]>;
  launch?: (input: LaunchInput) => Found[];
}

/** Something to do in a field of the content. @param path the export's name and the steps into it */
export function inContent(path: Path, text: string): Found {
  return { file: fileOf(String(path[0])), field: placeOf(path), text };
}

/** A field of the content that holds something else than it should. @param path the export's name and the steps into it */
export function expected(path: Path, what: string, got: unknown): Found {
  return inContent(path, describeFault({ expected: what, got }));
}

/** Something wrong on a built page. @param file where to begin to look */
export function onPage(page: Pick<Page, 'file'>, text: string, file: string): Found {
  return { file, field: '', text, page: page.file };
}
