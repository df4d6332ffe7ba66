'use client';

import { Menu as MenuIcon, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Navigation } from '@/content/schemas/pages';
import { useHydrated } from '@/lib/browser/hydrated';
import type { Logo } from '@/lib/pictures/logo';
import { MotionToggle, type MotionWords } from './motion-toggle';
import { NavLinks } from './nav-links';
import { Wordmark } from './wordmark';

const MENU_ID = 'site-menu';
const TOGGLE_ID = 'site-menu-toggle';

/**
 * The header's links on a small screen, in a modal dialog. Before, and without, scripts it is the target of a link
 * (`header.css`): any link in it closes it by leading elsewhere, in every browser.
 */
export function MobileMenu({
  navigation,
  name,
  logo,
  memberSiteUrl,
  motion,
  active,
}: {
  navigation: Navigation;
  name: string;
  /** None has the drawn mark in its place. */
  logo?: Logo | undefined;
  memberSiteUrl: string;
  motion: MotionWords;
  active: string | null;
}) {
  const { isOpen, dialogRef, show, close, onKeyDown } = useMenu();

  return (
    <div className="ms-2 md:hidden">
      <LinkButton
        id={TOGGLE_ID}
        href={`#${MENU_ID}`}
        aria-label={navigation.openMenu}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        aria-haspopup="dialog"
        onPress={show}
      >
        <MenuIcon aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </LinkButton>
      <dialog
        ref={dialogRef}
        id={MENU_ID}
        className="site-menu"
        aria-label={navigation.menuLabel}
        onKeyDown={onKeyDown}
      >
        <div>
          <Wordmark name={name} logo={logo} />
          <LinkButton href={`#${TOGGLE_ID}`} aria-label={navigation.closeMenu} onPress={close}>
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </LinkButton>
        </div>
        <nav aria-label={navigation.menuLabel}>
          <NavLinks
            links={navigation.links}
            active={active}
            onChoose={close}
            className="menu-link"
          />
        </nav>
        <div>
          <a href={navigation.access.href} className="button button-primary" onClick={close}>
            {navigation.access.name}
          </a>
          <a href={memberSiteUrl} className="button button-secondary">
            {navigation.login}
          </a>
          <MotionToggle words={motion} />
        </div>
      </dialog>
    </div>
  );
}

/** A link into the page, of which scripts make a button. */
function LinkButton({ href, onPress, ...props }: ComponentProps<'a'> & { onPress(): void }) {
  const isHydrated = useHydrated();
  return (
    <a
      href={href}
      {...props}
      role={isHydrated ? 'button' : undefined}
      className="icon-button"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    />
  );
}

/** No scripted link would end the menu's being the target. @returns whether it was */
function endTarget(dialog: HTMLElement | null): boolean {
  if (!dialog?.matches(':target')) return false;
  // A new target does, and takes the focus for Escape to give it back.
  location.replace(`#${TOGGLE_ID}`);
  history.replaceState(null, '', location.pathname + location.search);
  return true;
}

/** From this width on the header shows its links and needs no menu. */
const WIDE_QUERY = '(min-width: 768px)';

/**
 * State and handlers of a menu that is a modal dialog: the rest of the page is inert while it is open. It keeps the focus
 * inside, and closes once the window is wide; Escape is the dialog's own.
 */
function useMenu() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const show = () => dialogRef.current?.showModal();
  const close = () => {
    // A press that comes before the effect below would have it open again what the press has closed.
    endTarget(dialogRef.current);
    dialogRef.current?.close();
  };

  useEffect(() => {
    const dialog = dialogRef.current;
    const follow = () => setIsOpen(dialog?.open ?? false);
    // React passes a dialog's `toggle` on to nobody, and Escape closes it without a handler of this page.
    dialog?.addEventListener('toggle', follow);
    const query = window.matchMedia?.(WIDE_QUERY);
    const closeWhenWide = () => query?.matches && dialog?.close();
    query?.addEventListener('change', closeWhenWide);
    // Opened before the scripts came, or by Back from what was chosen then.
    const takeOver = () => {
      if (endTarget(dialog) && !query?.matches) dialog?.showModal();
    };
    takeOver();
    window.addEventListener('hashchange', takeOver);
    return () => {
      dialog?.removeEventListener('toggle', follow);
      query?.removeEventListener('change', closeWhenWide);
      window.removeEventListener('hashchange', takeOver);
    };
  }, []);

  return {
    isOpen,
    dialogRef,
    show,
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !dialogRef.current) return;
      const stops = [...dialogRef.current.querySelectorAll<HTMLElement>('a, .button')];
      if (event.shiftKey) stops.reverse();
      // From where Tab would leave the menu, to its other end.
      if (document.activeElement !== stops.at(-1)) return;
      event.preventDefault();
      stops[0]?.focus();
    },
  };
}
