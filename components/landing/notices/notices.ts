import { islandProps } from '@/components/island-props';
import { motionPreference, noticesPreference } from '@/lib/browser/preference';
import * as queues from './notice-queue';
import type { Notice } from './schema';

export const wordsOf = ({ name, country, plan, time }: Notice): string =>
  `${name}, ${country} · ${plan} · ${time}`;

/**
 * Schedules notices with `notice-queue.ts`. Uses plain DOM, because React may load later than the first notice.
 * @param stack from `notice-place.tsx`
 */
export async function startNotices(stack: Element): Promise<void> {
  const { notices } = await islandProps();
  const pool = notices?.texts.pool ?? [];
  const model = stack.lastElementChild;
  const returnFocus = followFocus(stack);
  const cards = new Map<number, HTMLElement>();
  let queue = queues.createQueue(pool.length, performance.now());
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply(step: (queue: queues.NoticeQueue, now: number) => queues.NoticeQueue) {
    const now = performance.now();
    queue = step(queue, now);
    clearTimeout(timer);
    const wakeAt = queues.nextTickAt(queue);
    if (wakeAt !== null) timer = setTimeout(wake, wakeAt - now);
    show(queue.entries);
  }

  function wake() {
    apply((q, now) => queues.tick(q, now, Math.random));
  }

  function show(entries: queues.NoticeQueue['entries']) {
    for (const [key, card] of cards) {
      if (entries.some((entry) => entry.key === key)) continue;
      cards.delete(key);
      slideOut(card);
    }
    for (const { key, index } of entries) {
      const notice = pool[index];
      if (!notice || !model || cards.has(key)) continue;
      const card = createCard(model, wordsOf(notice), {
        dismiss: () => {
          apply((q) => queues.dismiss(q, key));
          returnFocus();
        },
        turnOff: () => {
          noticesPreference.set(false);
          returnFocus();
        },
        hold: () => apply((q, now) => queues.hold(q, key, now)),
        release: () => apply((q, now) => queues.release(q, key, now)),
      });
      cards.set(key, card);
      stack.prepend(card);
    }
  }

  function update() {
    const isWanted = noticesPreference.getSnapshot().isOn && motionPreference.getSnapshot().isOn;
    if (isWanted && !document.hidden) apply(queues.resume);
    else apply((q, now) => queues.suspend(isWanted ? q : queues.clear(q), now));
  }

  noticesPreference.subscribe(update);
  motionPreference.subscribe(update);
  document.addEventListener('visibilitychange', update);
  update();
  // Browser tests wait for this.
  stack.setAttribute('data-started', '');
  // In old browsers, notices may appear where nobody sees them.
  if (typeof IntersectionObserver === 'undefined') return;
  const header = document.querySelector<HTMLElement>('.site-header')?.offsetHeight ?? 0;
  new IntersectionObserver(
    (entries) => {
      apply((q) => ({ ...q, isInView: entries.at(-1)?.isIntersecting ?? true }));
      wake();
    },
    { rootMargin: `-${header}px 0px 0px`, threshold: 1 },
  ).observe(stack);
}

/**
 * Tracks focus in the notices.
 * @returns a function that moves the focus out of them, to where it was before or to `<main>`, without scrolling
 */
function followFocus(stack: Element): () => void {
  let before: HTMLElement | null = null;
  stack.addEventListener('focusin', (event) => {
    const { relatedTarget } = event as FocusEvent;
    if (relatedTarget instanceof HTMLElement && !stack.contains(relatedTarget))
      before = relatedTarget;
  });
  return () => {
    if (!stack.contains(document.activeElement)) return;
    const target = before?.isConnected ? before : document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
}

function slideOut(card: HTMLElement): void {
  card.inert = true;
  const transitions = card.getAnimations?.() ?? [];
  void Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => card.remove());
}

type Actions = Record<'dismiss' | 'turnOff' | 'hold' | 'release', () => void>;

/** Not a live region: nobody asked for notices. */
function createCard(model: Element, words: string, actions: Actions): HTMLElement {
  const card = model.cloneNode(true) as HTMLElement;
  card.inert = false;
  const text = card.querySelector('p > :last-child');
  if (text) text.textContent = words;
  const [turnOff, dismiss] = card.querySelectorAll('button');
  turnOff?.addEventListener('click', actions.turnOff);
  dismiss?.addEventListener('click', actions.dismiss);
  card.addEventListener('pointerenter', actions.hold);
  card.addEventListener('pointerleave', actions.release);
  card.addEventListener('focusin', actions.hold);
  card.addEventListener('focusout', actions.release);
  return card;
}
