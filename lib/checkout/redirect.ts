import { REDIRECT_DELAY, REDIRECT_LIMIT, RETRY_DELAY } from './choose-plan';
import { navigate } from './navigate';

/** The redirection under way: there is one per page, because there is one window to redirect. */
let current: Redirection | null = null;

interface Redirection {
  url: string;
  timers: ReturnType<typeof setTimeout>[];
  /** Whether the browser has been sent there. */
  left: boolean;
}

/** @returns whether the page is already on its way to `url`. */
export function isLeavingFor(url: string | null): boolean {
  return current !== null && current.url === url;
}

/**
 * Goes to `url` once the toast has had time to be seen, or when that takes too long. A redirection to
 * elsewhere is called off: the visitor's last choice counts.
 * @param shown settles when the toast can be seen
 */
export function leaveFor(url: string, shown: Promise<void>): void {
  stay();
  const mine: Redirection = { url, timers: [setTimeout(go, REDIRECT_LIMIT)], left: false };
  current = mine;

  function go() {
    stopTimers(mine);
    mine.left = true;
    navigate(url);
    // The visitor may stop the browser on its way; the button must not be dead then.
    mine.timers.push(setTimeout(stay, RETRY_DELAY));
  }

  shown.then(() => {
    if (current === mine && !mine.left) mine.timers.push(setTimeout(go, REDIRECT_DELAY));
  });
}

/** Calls off what is under way. */
export function stay(): void {
  if (current) stopTimers(current);
  current = null;
}

function stopTimers(redirection: Redirection) {
  for (const timer of redirection.timers) clearTimeout(timer);
  redirection.timers = [];
}
