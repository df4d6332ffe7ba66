import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As React prints an async script; `nomodule` ones carry no `async`. */
const asyncScript = /<script src="([^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
/** Scripts in the page itself that run; structured data has a type, and never does. */
const inlineScript = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

/** What starts the scripts of every page. Its comments are for those who read the source. */
export const starter = readFileSync(join(__dirname, 'start-scripts.js'), 'utf8')
  .replace(/^\/\*[\s\S]*?\*\/\s*/, '')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, ' ')
  .trim();

/** A page without the code that stood in it. */
export interface Externalized {
  /** @param data address of the file that holds `code` @param start address of the starter */
  html: (data: string, start: string) => string;
  /** The code that stood in the page, in its order. */
  code: string;
}

/**
 * Takes the code out of a page, so that one policy without hashes fits all pages, and has its scripts wait: they no longer
 * compete with styles, fonts and first picture for the first paint. Links, answers and prices work without them.
 *
 * @param page as Next exported it
 * @throws when there is no script to wait or no code to take out: Next prints them in another form than this step knows
 */
export function externalized(page: string): Externalized {
  const code: string[] = [];
  const bare = page
    .replace(scriptPreload, '')
    .replace(inlineScript, (_, text: string) => {
      code.push(text);
      return '';
    })
    .replace(asyncScript, (_, source: string) => `<script data-src="${source}"></script>`);
  const first = bare.indexOf('<script data-src=');
  if (first < 0) throw new Error('it has no async script');
  if (code.length === 0) throw new Error('it has no inline script');
  return {
    html: (data, start) =>
      `${bare.slice(0, first)}<script data-src="${data}"></script>${bare.slice(first)}`.replace(
        '</body>',
        () => `<script src="${start}" async></script></body>`,
      ),
    code: code.join(';\n'),
  };
}
