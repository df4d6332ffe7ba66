import { readFileSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';

const parsed = new Map<string, CheerioAPI>();

/** @param path of a route, such as `/terms` @returns the built page, parsed once */
export function builtPage(path: string): CheerioAPI {
  const known = parsed.get(path);
  if (known) return known;
  const $ = load(readFileSync(`out/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8'));
  parsed.set(path, $);
  return $;
}

type Selection = ReturnType<CheerioAPI>;

/** @returns the text of each element, with single spaces */
export function textsOf($: CheerioAPI, elements: Selection): string[] {
  return elements.toArray().map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

/** @returns an attribute of each element */
export function attributesOf($: CheerioAPI, elements: Selection, name: string) {
  return elements.toArray().map((element) => $(element).attr(name));
}
