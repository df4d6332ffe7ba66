import type { CheerioAPI } from 'cheerio';
import { pageAt, readExport } from '@/tools/check/export';

/** The built site, as if it stood at the top of its origin. */
export const site = readExport('out');

/** @param path of a route, such as `/terms` @returns the built page */
export function builtPage(path: string): CheerioAPI {
  const page = pageAt(site, path);
  if (!page) throw new Error(`out/ holds no page for ${path}`);
  return page.$;
}

type Selection = ReturnType<CheerioAPI>;

/** @returns the text of each element, with single spaces; those that keep words together stay what they are */
export function textsOf($: CheerioAPI, elements: Selection): string[] {
  return elements.toArray().map((element) =>
    $(element)
      .text()
      .replace(/[ \n]+/g, ' ')
      .trim(),
  );
}

/** @returns an attribute of each element */
export function attributesOf($: CheerioAPI, elements: Selection, name: string) {
  return elements.toArray().map((element) => $(element).attr(name));
}
