'use client';

import type { ComponentProps } from 'react';
import { MobileMenu, NavLinks } from './mobile-menu';
import { MotionToggle } from './motion-toggle';
import { useActiveSection, useHeroCtaPassed, useScrolled } from './page-scroll';
import { Wordmark } from './wordmark';

/** CSS pixels of an average letter. */
const LETTER_PX = 8.25;
/** Letters that fit in the narrowest window of a breakpoint, without icons. */
const ROOM = { md: 76, xl: 135 };
/** Letters as wide as a link's padding, a button's padding. */
const [LINK_PADDING, BUTTON_PADDING] = [3, 4];

const lettersOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

/** Returns the breakpoint from which the header is sure to show all links. Below it, there is a menu. */
function menuEnd({ navigation, name, logo }: Pick<MenuProps, 'navigation' | 'name' | 'logo'>) {
  const { links, login, access } = navigation;
  const names = [...links.map((link) => link.name), login];
  // The name is in larger letters.
  const brand = (logo?.width ?? 0) / LETTER_PX + (logo?.hasName ? 0 : 1.4 * lettersOf(name));
  const letters = names.reduce(
    (sum, text) => sum + lettersOf(text) + LINK_PADDING,
    brand + lettersOf(access.name) + BUTTON_PADDING,
  );
  if (letters <= ROOM.md) return 'md';
  return letters <= ROOM.xl ? 'xl' : 'never';
}

type MenuProps = Omit<ComponentProps<typeof MobileMenu>, 'active'>;

export function SiteHeader(props: MenuProps) {
  const { navigation, name, logo, memberSiteUrl, motion } = props;
  const isScrolled = useScrolled();
  const isHeroCtaPassed = useHeroCtaPassed();
  const active = useActiveSection(navigation.links.map(({ id }) => id));

  return (
    <header
      className="site-header"
      data-menu-end={menuEnd(props)}
      data-scrolled={isScrolled}
      data-hero-passed={isHeroCtaPassed}
    >
      <div className="site-header-bar">
        <Wordmark name={name} logo={logo} />
        <nav aria-label={navigation.mainLabel} className="header-nav">
          <ul>
            <NavLinks links={navigation.links} active={active} className="nav-link" />
          </ul>
          <a href={memberSiteUrl} className="nav-link lg:ms-4">
            {navigation.login}
          </a>
        </nav>
        <MotionToggle texts={motion} hasIcon />
        <a href={navigation.access.href} className="header-access button button-primary">
          {navigation.access.name}
        </a>
        <MobileMenu {...props} active={active} />
      </div>
    </header>
  );
}
