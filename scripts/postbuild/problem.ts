import type { SiteContent } from './content';
import type { ReadExport } from './read-export';

/** One fault of the built site: where it is, what is wrong, what to do. */
export type Problem = { file: string; problem: string; fix: string };

/** What a check is given. Checks read; none changes a page. */
export type CheckInput = { site: ReadExport; content: SiteContent };

/** Looks at the whole export and lists every fault it finds. */
export type Check = {
  name: string;
  run: (input: CheckInput) => Problem[] | Promise<Problem[]>;
};

/** Changes files of the export. */
export type Transform = {
  name: string;
  run: (out: string, content: SiteContent) => Promise<void>;
};
