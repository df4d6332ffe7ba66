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

/** What `run` gives for a program that a signal ended: Ctrl+C goes to the check that is under way. */
const SIGNALLED = 130;

/** Checks the content of the current folder in a process of its own, which reads each file anew. @returns null when it is told to end */
async function verdict(): Promise<Verdict | null> {
  let text = '';
  const args = ['--import', 'tsx', 'scripts/check-content.ts'];
  const code = await run(process.execPath, args, {}, (part) => {
    text += part;
  });
  return code === SIGNALLED ? null : { isRight: code === 0, text: text.trimEnd() };
}

/**
 * Checks the content now and after each edit of `content/`, until it is ended or the process gets Ctrl+C.
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
    if (!now) {
      process.exitCode = SIGNALLED;
      return end();
    }
    if (isStale) return check();
    if (now.text !== last) tell(now);
    last = now.text;
  }

  const edited = () => {
    clearTimeout(timer);
    timer = setTimeout(check, SETTLED_MS);
  };
  const watcher = watch('content', { recursive: true }, edited);
  const end = () => {
    clearTimeout(timer);
    watcher.close();
  };
  edited();
  return end;
}
