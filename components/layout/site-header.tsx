'use client';

import type { ComponentProps } from 'react';
import { MobileMenu, NavLinks } from './mobile-menu';
import { MotionToggle } from './motion-toggle';
import { useActiveSection } from './page-scroll';
import { Wordmark } from './wordmark';

export function SiteHeader(props: Omit<ComponentProps<typeof MobileMenu>, 'active'>) {
  const { navigation, name, logo, memberSiteUrl, motion } = props;
  const active = useActiveSection(navigation.links.map(({ id }) => id));

  return (
    <header className="site-header">
      <div className="site-header-bar">
        <Wordmark name={name} logo={logo} />
        <nav aria-label={navigation.mainLabel} className="ms-auto hidden items-center md:flex">
          <NavLinks links={navigation.links} active={active} className="nav-link" />
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
