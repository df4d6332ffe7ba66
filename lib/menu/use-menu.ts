'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { wrapTarget } from './wrap-target';

/** From this width on the header shows its links and needs no menu. */
const WIDE = '(min-width: 768px)';

const FOCUSABLE = 'a[href], button:not([disabled])';

/** State and handlers of a menu that is a modal dialog: the rest of the page is inert while it is open. */
export interface Menu {
  open: boolean;
  dialogRef: RefObject<HTMLDialogElement | null>;
  /** For the buttons that open and close it, beside their `command`. */
  show(): void;
  hide(): void;
  /** For what closes it on the way to something else. */
  close(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** @returns whether buttons open and close dialogs by themselves here (invoker commands, in browsers since 2025) */
function obeysCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/** Opens, closes (Escape is the dialog's own) and keeps the focus inside; closes once the window is wide. */
export function useMenu(): Menu {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => dialogRef.current?.close();

  useEffect(() => {
    const dialog = dialogRef.current;
    const follow = () => setOpen(dialog?.open ?? false);
    // It may have been opened before the scripts came.
    follow();
    // React passes a dialog's `toggle` on to nobody, and the browser opens and closes it by itself.
    dialog?.addEventListener('toggle', follow);
    return () => dialog?.removeEventListener('toggle', follow);
  }, []);

  useEffect(() => {
    const dialog = dialogRef.current;
    const query = window.matchMedia?.(WIDE);
    const closeWhenWide = () => query?.matches && dialog?.close();
    query?.addEventListener('change', closeWhenWide);
    return () => query?.removeEventListener('change', closeWhenWide);
  }, []);

  return {
    open,
    dialogRef,
    close,
    show: () => obeysCommands() || dialogRef.current?.showModal(),
    hide: () => obeysCommands() || close(),
    onKeyDown: (event) => {
      if (event.key !== 'Tab' || !dialogRef.current) return;
      const stops = [...dialogRef.current.querySelectorAll<HTMLElement>(FOCUSABLE)];
      const target = wrapTarget(stops, document.activeElement, event.shiftKey);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
