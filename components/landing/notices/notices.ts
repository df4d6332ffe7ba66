import { islandProps } from '@/components/island-props';
import { motionPreference, noticesPreference } from '@/lib/browser/preference';
import { followFocus, isObstructed, LIVE_REGION } from './notice-overlap';
import * as queues from './notice-queue';
import type { Notice, Notices } from './schema';

/** On a phone in landscape, or at 400% zoom, a notice would cover much of the page. */
const SHORT_WINDOW_QUERY = '(height < 30em)';

const SVG = 'http://www.w3.org/2000/svg';

/** Schedules notices with `notice-queue.ts`. Uses plain DOM, because React may load later than the first notice. */
export async function startNotices(): Promise<void> {
  const { notices } = await islandProps();
  if (!notices) return;
  const { texts } = notices;
  const { pool } = texts;
  const shortWindow = matchMedia(SHORT_WINDOW_QUERY);
  const stack = document.createElement('ul');
  stack.className = 'notice-stack';
  stack.dataset.noticeStack = '';
  document.querySelector('main')?.append(stack);
  const returnFocus = followFocus(stack);
  const cards = new Map<number, HTMLLIElement>();
  let queue: queues.NoticeQueue | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBlocked = false;

  function apply(step: (queue: queues.NoticeQueue, now: number) => queues.NoticeQueue) {
    const now = performance.now();
    queue = step(queue ?? queues.createQueue(pool.length, now), now);
    clearTimeout(timer);
    const wakeAt = queues.nextTickAt(queue);
    if (wakeAt !== null) timer = setTimeout(wake, wakeAt - now);
    show(queue.entries);
  }

  function wake() {
    check();
    apply((q, now) => queues.tick(q, now, Math.random));
  }

  function check() {
    if (isObstructed(stack) === isBlocked) return;
    isBlocked = !isBlocked;
    if (isBlocked) returnFocus();
    update();
  }

  function show(entries: queues.NoticeQueue['entries']) {
    for (const [key, card] of cards) {
      if (entries.some((entry) => entry.key === key)) continue;
      cards.delete(key);
      fadeOut(card);
    }
    for (const { key, index } of entries) {
      const notice = pool[index];
      if (!notice || cards.has(key)) continue;
      const card = createCard(texts, notice, {
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
    const isWanted =
      noticesPreference.getSnapshot().isOn &&
      motionPreference.getSnapshot().isOn &&
      !shortWindow.matches &&
      !isBlocked;
    if (isWanted && !document.hidden) apply(queues.resume);
    // Without a queue, there is nothing to suspend.
    else if (queue) apply((q, now) => queues.suspend(isWanted ? q : queues.clear(q), now));
  }

  noticesPreference.subscribe(update);
  motionPreference.subscribe(update);
  shortWindow.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  const checkSoon = () =>
    requestAnimationFrame(() => {
      if (isBlocked || cards.size > 0) check();
    });
  addEventListener('scroll', checkSoon, { passive: true });
  addEventListener('resize', checkSoon);
  // Opening an FAQ answer moves the page; `toggle` does not bubble.
  document.addEventListener('toggle', checkSoon, true);
  const toasts = new MutationObserver(checkSoon);
  for (const region of document.querySelectorAll(LIVE_REGION))
    toasts.observe(region, { childList: true });
  update();
}

function fadeOut(card: HTMLElement): void {
  card.inert = true;
  const transitions = card.getAnimations?.() ?? [];
  void Promise.allSettled(transitions.map(({ finished }) => finished)).then(() => card.remove());
}

type Actions = Record<'dismiss' | 'turnOff' | 'hold' | 'release', () => void>;

/** Not a live region: nobody asked for notices. */
function createCard(
  texts: Notices,
  { name, country, plan, time }: Notice,
  actions: Actions,
): HTMLLIElement {
  const card = document.createElement('li');
  card.className = 'notice';
  card.dataset.provenance = texts.provenance.status;
  const text = document.createElement('p');
  if (texts.provenance.status === 'example') {
    const label = document.createElement('span');
    label.className = 'chip';
    label.textContent = texts.simulatedLabel;
    text.append(label, ' ');
  }
  text.append(`${name}, ${country} · ${plan} · ${time}`);
  const cross = document.createElementNS(SVG, 'svg');
  cross.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M18 6 6 18M6 6l12 12');
  cross.append(path);
  card.append(
    text,
    createButton(texts.turnOff, texts.turnOffShort, actions.turnOff),
    createButton(texts.dismiss, cross, actions.dismiss),
  );
  card.addEventListener('pointerenter', actions.hold);
  card.addEventListener('pointerleave', actions.release);
  card.addEventListener('focusin', actions.hold);
  card.addEventListener('focusout', actions.release);
  return card;
}

function createButton(name: string, content: Node | string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'notice-button';
  button.ariaLabel = name;
  button.append(content);
  button.addEventListener('click', onClick);
  return button;
}
