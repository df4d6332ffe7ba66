import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';

export interface Toast {
  /** `error` is announced assertively, `status` politely. */
  kind: 'status' | 'error';
  title: string;
  text: string;
  dismissLabel: string;
  /** The pressed control; the toast renders at the foot of its card. */
  place: HTMLElement;
}

const CLASS_NAMES = {
  toast: 'toast',
  title: 'toast-title',
  description: 'toast-text',
  content: 'toast-content',
  icon: 'toast-icon',
  closeButton: 'toast-dismiss',
  error: 'toast-error',
};

/** Specification row D9. */
const REMOVAL_DELAY_MS = 1_000_000;

export const toastHistory = new Map<string, string>();

let frame: HTMLElement | undefined;
let root: Root | undefined;

/** Newer toasts reuse this id, so only one is visible. */
let current: string | null = null;
let count = 0;

export function show(toast: Toast, onDismiss: () => void): void {
  if (current === null) {
    // sonner may still be removing a dismissed toast, so the next one needs a new id.
    unmount();
    count += 1;
    current = `toast-${count}`;
  }
  const id = current;
  toastHistory.set(id, toast.title);
  render(toast);
  const add = toast.kind === 'error' ? sonner.error : sonner.message;
  add(toast.title, {
    id,
    description: toast.text,
    duration: Number.POSITIVE_INFINITY,
    onDismiss: () => {
      if (id !== current) return;
      archive();
      onDismiss();
    },
  });
  frame?.scrollIntoView({ block: 'nearest' });
}

export function clear(): void {
  archive();
  unmount();
}

function archive() {
  const id = current;
  current = null;
  if (id !== null) setTimeout(() => toastHistory.delete(id), REMOVAL_DELAY_MS);
}

function unmount() {
  sonner.dismiss();
  flushSync(() => root?.render(null));
}

function render({ dismissLabel, place }: Toast) {
  frame ??= document.createElement('div');
  frame.className = 'toast-frame';
  place.after(frame);
  root ??= createRoot(frame);
  root.render(
    <Toaster
      ref={muteRegion}
      position="top-center"
      visibleToasts={1}
      closeButton
      toastOptions={{ unstyled: true, classNames: CLASS_NAMES, closeButtonAriaLabel: dismissLabel }}
    />,
  );
}

/** sonner's own region would announce every toast a second time. */
function muteRegion(section: HTMLElement | null) {
  section?.setAttribute('aria-live', 'off');
}
