import { type Path, placeOf } from '@/lib/content/walk';
import type { ReadExport } from '../postbuild/read-export';
import { fileOf, type LaunchContent } from './content';

/** An error keeps the site from going public; a warning wants a look. */
type Severity = 'error' | 'warning';

/** Headings of the list, in the order in which an owner works. */
export const parts = [
  'Your business and its addresses',
  'Plans and payment',
  'What you claim',
  'Words',
  'Legal pages',
  'Fonts and pictures',
  'The built pages',
  'Put up with for now',
] as const;

/** What rules look at. Rules read; none changes anything, and none asks for the time. */
export interface LaunchInput {
  content: LaunchContent;
  /** The built site. */
  site: ReadExport;
  /** Whether it was built from this content. */
  isCurrent: boolean;
  /** The day on which it is checked, YYYY-MM-DD. */
  today: string;
}

/** Something to do before the site goes public. */
export interface Found {
  /** File to edit, from the project's root. */
  file: string;
  /** Field in the file, `plans[1].paymentLink`; empty where no single one is meant. */
  field: string;
  /** What is wrong, and what to do about it. */
  text: string;
  /** File of the built page on which it was seen. */
  page?: string;
  /** Set where what stands there came with the project. */
  isSample?: true;
  /** Where it is less than the rule's own severity. */
  severity?: Severity;
}

/** A thing to do with the rule that asks for it. */
export interface Finding extends Omit<Found, 'page'> {
  rule: string;
  /** What the rule asks for, in a few words. */
  title: string;
  part: (typeof parts)[number];
  severity: Severity;
  /** Built pages on which it was seen. */
  pages: readonly string[];
}

/** One rule that a public site keeps. */
export interface Rule {
  id: string;
  part: (typeof parts)[number];
  /** What the rule asks for, in a few words. */
  title: string;
  severity: Severity;
  /** Whether an owner may put up with it for a while. */
  acknowledgeable?: true;
  find: (input: LaunchInput) => Found[] | Promise<Found[]>;
}

/** A thing to do in a field of the content. @param path the export's name and the steps into it */
export function inContent(path: Path, text: string): Found {
  return { file: fileOf(String(path[0])), field: placeOf(path), text };
}
