import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';

/** A message to the visitor, who sends it away. */
export interface Toast {
  /** `error` is announced at once and looks destructive; `status` waits for a pause in speech. */
  kind: 'status' | 'error';
  title: string;
  text: string;
  /** Accessible name of the button that sends it away. */
  dismissLabel: string;
  /** What was pressed: the toast stands at the foot of its card, so that it lies over nothing that speaks of something else. */
  place: HTMLElement;
}

/**
 * Names for the styles of `toast.css`; of its own the library keeps what places and moves a toast. This
 * is the only module that knows it, and has a React root of its own: no page carries a toaster before there is
 * a toast.
 */
const CLASS_NAMES = {
  toast: 'toast',
  title: 'toast-title',
  description: 'toast-text',
  content: 'toast-content',
  icon: 'toast-icon',
  closeButton: 'toast-dismiss',
  error: 'toast-error',
};

/** How long the record of a dismissed toast is kept, as the specification has it; on screen nothing follows from it. */
const REMOVAL_DELAY_MS = 1_000_000;

/** Titles of the toast on screen and of those dismissed lately, by id. */
export const toastHistory = new Map<string, string>();

/** Holds the root; moves to what was pressed. */
let frame: HTMLElement | undefined;
let root: Root | undefined;

/** Id of the toast on screen. Another takes its place under the same id, so that there is never a second. */
let current: string | null = null;
let count = 0;

/**
 * Shows a toast in place of the one on screen; it stays until it is dismissed.
 * @param onDismiss called when the visitor sends it away
 */
export function show(toast: Toast, onDismiss: () => void): void {
  if (current === null) {
    // One that is just leaving goes at once; its id cannot be used again, because the library removes it later.
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
  // A long card may end below the window.
  frame?.scrollIntoView({ block: 'nearest' });
}

/** Takes the toast off the screen at once, without its exit animation. */
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

/** The library's own region would say every toast a second time, and errors too politely. */
function muteRegion(section: HTMLElement | null) {
  section?.setAttribute('aria-live', 'off');
}
