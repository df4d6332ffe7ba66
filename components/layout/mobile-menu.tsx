'use client';

import { Menu as MenuIcon, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Navigation } from '@/lib/content/schemas/chrome';
import { NavLinks } from './nav-links';
import { Wordmark } from './wordmark';

const MENU_ID = 'site-menu';
/** The button's own command opens the dialog before, and without, JavaScript. */
const showMenu = { command: 'show-modal', commandfor: MENU_ID };
const closeMenu = { command: 'close', commandfor: MENU_ID };

/** The header's links on a small screen, in a modal dialog. */
export function MobileMenu({
  navigation,
  name,
  memberSiteUrl,
  active,
}: {
  navigation: Navigation;
  name: string;
  memberSiteUrl: string;
  active: string | null;
}) {
  const { isOpen, dialogRef, show, hide, close, onKeyDown } = useMenu();

  return (
    <div className="ml-2 md:hidden">
      <button
        type="button"
        className="icon-button"
        aria-label={navigation.openMenu}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        aria-haspopup="dialog"
        onClick={show}
        {...showMenu}
      >
        <MenuIcon aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </button>
      <dialog
        ref={dialogRef}
        id={MENU_ID}
        className="site-menu"
        aria-label={navigation.menuLabel}
        onKeyDown={onKeyDown}
      >
        <div className="flex h-[60px] items-center justify-between">
          <Wordmark name={name} />
          <button
            type="button"
            className="icon-button"
            aria-label={navigation.closeMenu}
            onClick={hide}
            {...closeMenu}
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </div>
        <nav aria-label={navigation.menuLabel} className="mt-8 flex flex-col">
          <NavLinks
            links={navigation.links}
            active={active}
            onChoose={close}
            className="block border-b border-hairline py-4 font-serif text-display hover:text-brass active:text-bone aria-[current]:text-brass"
          />
        </nav>
        <div className="mt-8 grid gap-3">
          <a href={navigation.access.href} className="button button-primary" onClick={close}>
            {navigation.access.name}
          </a>
          <a href={memberSiteUrl} className="button button-secondary">
            {navigation.login}
          </a>
        </div>
      </dialog>
    </div>
  );
}

/** From this width on the header shows its links and needs no menu. */
const WIDE_QUERY = '(min-width: 768px)';

const FOCUSABLE = 'a[href], button:not([disabled])';

/** @returns whether buttons open and close dialogs by themselves here (invoker commands, in browsers since 2025) */
function obeysCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

/**
 * State and handlers of a menu that is a modal dialog: the rest of the page is inert while it is open. It keeps the focus
 * inside, and closes once the window is wide; Escape is the dialog's own.
 * @returns `show` and `hide` for the buttons that open and close it, beside their `command`; `close` for what closes it on
 * the way to something else
 */
function useMenu() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => dialogRef.current?.close();

  useEffect(() => {
    const dialog = dialogRef.current;
    const follow = () => setIsOpen(dialog?.open ?? false);
    // It may have been opened before the scripts came.
    follow();
    // React passes a dialog's `toggle` on to nobody, and the browser opens and closes it by itself.
    dialog?.addEventListener('toggle', follow);
    const query = window.matchMedia?.(WIDE_QUERY);
    const closeWhenWide = () => query?.matches && dialog?.close();
    query?.addEventListener('change', closeWhenWide);
    return () => {
      dialog?.removeEventListener('toggle', follow);
      query?.removeEventListener('change', closeWhenWide);
    };
  }, []);

  return {
    isOpen,
    dialogRef,
    close,
    show: () => obeysCommands() || dialogRef.current?.showModal(),
    hide: () => obeysCommands() || close(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !dialogRef.current) return;
      const stops = [...dialogRef.current.querySelectorAll<HTMLElement>(FOCUSABLE)];
      if (event.shiftKey) stops.reverse();
      // From where Tab would leave the menu, to its other end.
      if (document.activeElement !== stops.at(-1)) return;
      event.preventDefault();
      stops[0]?.focus();
    },
  };
}
