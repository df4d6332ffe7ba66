'use client';

import { Menu as MenuIcon, X } from 'lucide-react';
import type { Navigation } from '@/lib/content/schemas/chrome';
import { useMenu } from '@/lib/menu/use-menu';
import { NavLinks } from './nav-links';
import { Wordmark } from './wordmark';

const MENU = 'site-menu';
/** The button's own command opens the dialog before, and without, JavaScript. */
const showMenu = { command: 'show-modal', commandfor: MENU };
const closeMenu = { command: 'close', commandfor: MENU };

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
  const { open, dialogRef, show, hide, close, onKeyDown } = useMenu();

  return (
    <div className="ml-2 md:hidden">
      <button
        type="button"
        className="icon-button"
        aria-label={navigation.openMenu}
        aria-expanded={open}
        aria-controls={MENU}
        aria-haspopup="dialog"
        onClick={show}
        {...showMenu}
      >
        <MenuIcon aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </button>
      <dialog
        ref={dialogRef}
        id={MENU}
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
