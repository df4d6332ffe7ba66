import { contentFiles } from './content-files';

type Files = typeof contentFiles;

/** All content by the name that its file exports. */
export type Content = { [Name in keyof Files]: Files[Name]['value'] };

/**
 * All content, ready to be shown: what pages, plain texts and checks take their words and facts from. Load it once the
 * content was checked (`scripts/check-content.ts`), and on the server alone: components get what they show as props.
 */
export const content = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
) as Content;

/** @returns the file that exports `name` @throws Error for a name that no content file exports */
export function fileOf(name: string): string {
  if (!Object.hasOwn(contentFiles, name)) throw new Error(`no content file exports ${name}`);
  return contentFiles[name as keyof Files].file;
}
