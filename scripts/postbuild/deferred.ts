import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As React prints an async script; `nomodule` ones carry no `async`. */
const asyncScript = /<script src="([^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/** Its own comment is for those who read the source. */
const starter = readFileSync(join(__dirname, 'start-scripts.js'), 'utf8')
  .replace(/^\/\*[\s\S]*?\*\/\s*/, '')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, ' ')
  .trim();

/**
 * The page with its scripts waiting: they no longer compete with style sheet, fonts and first picture for the first
 * paint. Links, answers and prices work without them, so nothing is lost meanwhile.
 * @param html a page as Next exported it
 * @throws when there is no script to defer: Next prints them in another form than this step knows
 */
export function deferred(html: string): string {
  const waiting = html
    .replace(scriptPreload, '')
    .replace(asyncScript, (_, source: string) => `<script data-src="${source}"></script>`);
  if (!waiting.includes('<script data-src=')) throw new Error('it has no async script');
  return waiting.replace('</body>', () => `<script>${starter}</script></body>`);
}
