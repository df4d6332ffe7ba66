/** `online` fires when the network returns. */
const INPUT_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'online'] as const;

/** Waits longer after each failure, because moving a mouse is many inputs. */
const PAUSE_MS = 1000;
/** A file that hangs neither loads nor fails. */
const SLOW_MS = 15_000;

/** Shows or hides the sentence that a file is missing, with its link to reload (`layout.tsx`). */
export function sayLost(isLost: boolean): void {
  const sentence = document.getElementById('lost');
  sentence?.classList.remove('late-status');
  sentence?.toggleAttribute('hidden', !isLost);
}

export function nextInput(): Promise<void> {
  const controller = new AbortController();
  return new Promise((resolve) => {
    const onInput = () => {
      controller.abort();
      resolve();
    };
    for (const name of INPUT_EVENTS)
      addEventListener(name, onInput, { capture: true, signal: controller.signal });
  });
}

/** Loads what controls need. After each failure, tries again at an input; after the second, the page says so. */
export async function loadControls<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    const timer = setTimeout(() => sayLost(true), SLOW_MS);
    try {
      const result = await load();
      sayLost(false);
      return result;
    } catch {
      if (failures > 1) sayLost(true);
    } finally {
      clearTimeout(timer);
    }
    const pause = new Promise((resolve) => setTimeout(resolve, failures * PAUSE_MS));
    await Promise.all([nextInput(), pause]);
  }
}
