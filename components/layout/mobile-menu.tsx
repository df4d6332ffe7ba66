'use client';

import { Menu as MenuIcon, X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '@/lib/browser/page-state';
import type { NavLink } from '@/lib/schemas/pages';
import type { HeaderProps } from './header-props';
import { MotionToggle } from './motion-toggle';
import { Wordmark } from './wordmark';

const MENU_ID = 'site-menu';
const TOGGLE_ID = 'site-menu-toggle';

/** A modal dialog for what the header has no room for; before hydration, it opens as a `:target` (`header.css`). Section links close it. */
export function MobileMenu({
  navigation,
  name,
  logo,
  memberSiteUrl,
  motion,
  active,
}: HeaderProps & { active: string | null }) {
  const { isOpen, dialogRef, show, close, onKeyDown } = useMenu();

  return (
    <div className="header-menu">
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
          <ul>
            <NavLinks
              links={navigation.links}
              active={active}
              onChoose={close}
              className="menu-link"
            />
          </ul>
        </nav>
        <div>
          <a href={navigation.access.href} className="button button-primary" onClick={close}>
            {navigation.access.name}
          </a>
          <a href={memberSiteUrl} className="button button-secondary">
            {navigation.login}
          </a>
          <MotionToggle texts={motion} className="button button-secondary" />
        </div>
      </dialog>
    </div>
  );
}

/** Renders a link, which works through `:target`, and after hydration acts as a button. */
function LinkButton({
  onPress,
  'aria-expanded': isExpanded,
  ...props
}: ComponentProps<'a'> & { onPress(): void }) {
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    onPress();
  };
  const button = {
    role: 'button',
    'aria-expanded': isExpanded,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => (event.key === ' ' ? press(event) : undefined),
  };
  return <a {...props} {...(useHydrated() ? button : {})} className="icon-button" />;
}

function endTarget(dialog: HTMLElement | null): boolean {
  if (!dialog?.matches(':target')) return false;
  // Focuses the toggle, and closes the menu.
  location.replace(`#${TOGGLE_ID}`);
  history.replaceState(null, '', location.pathname + location.search);
  return true;
}

function useMenu() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const show = () => dialogRef.current?.showModal();
  const close = () => {
    // Otherwise the effect would reopen the menu.
    endTarget(dialogRef.current);
    dialogRef.current?.close();
  };

  useEffect(() => {
    const dialog = dialogRef.current;
    const follow = () => setIsOpen(dialog?.open ?? false);
    // React attaches no `onToggle` to hydrated dialogs, and Escape does not call `close` above.
    dialog?.addEventListener('toggle', follow);
    // Wide windows have room for all links.
    const hasMenu = () => document.getElementById(TOGGLE_ID)?.checkVisibility?.() ?? true;
    const closeWhenWide = () => dialog?.open && !hasMenu() && dialog.close();
    window.addEventListener('resize', closeWhenWide);
    // Opened before hydration, or by Back.
    const takeOver = () => {
      if (endTarget(dialog) && hasMenu()) dialog?.showModal();
    };
    // Closing returns the focus to the toggle, which must be the button by now.
    if (isHydrated) takeOver();
    window.addEventListener('hashchange', takeOver);
    return () => {
      dialog?.removeEventListener('toggle', follow);
      window.removeEventListener('resize', closeWhenWide);
      window.removeEventListener('hashchange', takeOver);
    };
  }, [isHydrated]);

  return {
    isOpen,
    dialogRef,
    show,
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !dialogRef.current) return;
      const stops = [...dialogRef.current.querySelectorAll<HTMLElement>('a, button')];
      if (event.shiftKey) stops.reverse();
      // Wraps Tab at both ends.
      if (document.activeElement !== stops.at(-1)) return;
      event.preventDefault();
      stops[0]?.focus();
    },
  };
}

export function NavLinks({
  links,
  active,
  className,
  onChoose,
}: {
  links: readonly NavLink[];
  active: string | null;
  className: string;
  onChoose?: () => void;
}) {
  return links.map(({ id, name, href }) => (
    <li key={id}>
      <a
        href={href}
        className={className}
        aria-current={id === active ? 'location' : undefined}
        onClick={onChoose}
      >
        {name}
      </a>
    </li>
  ));
}
