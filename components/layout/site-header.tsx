'use client';

import type { ComponentProps } from 'react';
import { MobileMenu } from './mobile-menu';
import { NavLinks } from './nav-links';
import { useActiveSection, useScrolled } from './page-scroll';
import { Wordmark } from './wordmark';

/** Brand, links, login and the way to the plans; flush at the top, a floating bar after the first scroll. */
export function SiteHeader(props: Omit<ComponentProps<typeof MobileMenu>, 'active'>) {
  const { navigation, name, memberSiteUrl } = props;
  const isScrolled = useScrolled();
  const active = useActiveSection(navigation.links.map(({ id }) => id));

  return (
    <header className="site-header" data-scrolled={isScrolled}>
      <div className="site-header-bar">
        <Wordmark name={name} />
        <nav aria-label={navigation.mainLabel} className="ms-auto hidden items-center md:flex">
          <NavLinks links={navigation.links} active={active} className="nav-link" />
          <a href={memberSiteUrl} className="nav-link lg:ms-4">
            {navigation.login}
          </a>
        </nav>
        <a
          href={navigation.access.href}
          className="button button-primary ms-auto min-h-11 whitespace-nowrap px-3 max-[359px]:px-2.5 max-[359px]:text-caption sm:px-4 md:ms-3"
        >
          {navigation.access.name}
        </a>
        <MobileMenu {...props} active={active} />
      </div>
    </header>
  );
}
