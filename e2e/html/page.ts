import type { CheerioAPI } from 'cheerio';
import { pageAt, readExport } from '@/tools/build/export';

export const exportedSite = readExport('.sites/fixture/out');

/** @param path such as `/terms` */
export function builtPage(path: string): CheerioAPI {
  const page = pageAt(exportedSite, path);
  if (!page) throw new Error(`out/ has no page for ${path}`);
  return page.$;
}

type Selection = ReturnType<CheerioAPI>;

/** Returns each element's text with single spaces. */
export function textsOf($: CheerioAPI, elements: Selection): string[] {
  return elements.toArray().map((element) =>
    $(element)
      .text()
      .replace(/[ \n]+/g, ' ')
      .trim(),
  );
}

export function attributesOf($: CheerioAPI, elements: Selection, name: string) {
  return elements.toArray().map((element) => $(element).attr(name));
}
