'use client';

import type { HeaderProps } from './header-props';
import { MobileMenu, NavLinks } from './mobile-menu';
import { MotionToggle } from './motion-toggle';
import { useActiveSection } from './page-scroll';
import { Wordmark } from './wordmark';

export function SiteHeader(props: HeaderProps) {
  const { navigation, name, logo, memberSiteUrl, motion, menuEnd } = props;
  const active = useActiveSection('main section[data-theme]');

  return (
    <header className="site-header" data-menu-end={menuEnd}>
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
