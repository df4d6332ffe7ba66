/** Which of two content files is in use: what stands in content/own/ comes before what was shipped. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SHIPPED = /\bcontent\/(?!own\/)([\w/-]+\.(?:ts|md|css))\b/g;

/**
 * Names the files of the owner in place of those that they replace.
 * @param text anything that names content files: `content/site.ts`
 * @param root folder of the project
 * @returns the text with `content/own/site.ts` where there is such a file
 */
export function namesInUse(text: string, root = process.cwd()): string {
  return text.replace(SHIPPED, (shipped, name: string) => {
    const own = `content/own/${name}`;
    return existsSync(join(root, own)) ? own : shipped;
  });
}
