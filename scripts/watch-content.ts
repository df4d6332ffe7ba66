/** Follows edits of the content, for `npm run check:content -- --watch` and `npm run dev`. */
import { watch } from 'node:fs';
import { run } from './setup.mjs';

/** Editors write a file in several steps. */
const SETTLED_MS = 150;

/** What the checks say of the content as it is now. */
export interface Verdict {
  isRight: boolean;
  /** A line for each fault, or that there is none. */
  text: string;
}

/** Checks the content of the current folder in a process of its own, which reads each file anew. */
async function verdict(): Promise<Verdict> {
  let text = '';
  const args = ['--import', 'tsx', 'scripts/check-content.ts'];
  const code = await run(process.execPath, args, {}, (part) => {
    text += part;
  });
  return { isRight: code === 0, text: text.trimEnd() };
}

/**
 * Checks the content now and after each edit of `content/`.
 * @param tell gets each verdict that differs from the one before
 * @returns ends it
 */
export function watchContent(tell: (verdict: Verdict) => void): () => void {
  let last: string | undefined;
  let isRunning = false;
  let isStale = false;
  let timer: NodeJS.Timeout | undefined;

  async function check() {
    isStale = isRunning;
    if (isRunning) return;
    isRunning = true;
    const now = await verdict();
    isRunning = false;
    if (isStale) return check();
    if (now.text !== last) tell(now);
    last = now.text;
  }

  const edited = () => {
    clearTimeout(timer);
    timer = setTimeout(check, SETTLED_MS);
  };
  const watcher = watch('content', { recursive: true }, edited);
  edited();
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
