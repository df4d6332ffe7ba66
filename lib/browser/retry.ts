/** `online` fires when the network returns. A screen reader's press may be a `click` alone. */
export const INPUT_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'click',
  'scroll',
  'online',
] as const;

/** Waits longer after each failure, because moving a mouse is many inputs. */
const PAUSE_MS = 1000;
/** A file that hangs neither loads nor fails. */
const SLOW_MS = 15_000;

const lost = new Set<unknown>();

/**
 * Shows the sentence that a part of the page is missing, with its link to reload (`layout.tsx`), while any part is lost.
 * Until the first call, CSS shows it after 15 s.
 */
export function setLost(part: unknown, isLost: boolean): void {
  if (isLost) lost.add(part);
  else lost.delete(part);
  const sentence = document.getElementById('lost');
  sentence?.classList.remove('late-status');
  sentence?.toggleAttribute('hidden', lost.size === 0);
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

/**
 * Loads a part of the page. After a failure, tries again once, then at each input, while the page says that it is lost.
 * @param onLost called after the second failure or if loading takes long
 */
export async function loadPart<Result>(
  load: () => Promise<Result>,
  onLost?: () => void,
): Promise<Result> {
  const report = () => {
    setLost(load, true);
    onLost?.();
  };
  for (let failures = 1; ; failures += 1) {
    const timer = setTimeout(report, SLOW_MS);
    try {
      const result = await load();
      setLost(load, false);
      return result;
    } catch {
      if (failures > 1) report();
    } finally {
      clearTimeout(timer);
    }
    const pause = new Promise((resolve) => setTimeout(resolve, failures * PAUSE_MS));
    await Promise.all([pause, failures > 1 && nextInput()]);
  }
}
