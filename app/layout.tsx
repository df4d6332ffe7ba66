import { JsonLdScript } from 'next-seo';
import type { ReactNode } from 'react';
import { DevelopmentScripts } from '@/components/development-scripts';
import { headerProps } from '@/components/layout/header-props';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { Island } from '@/components/ui/island';
import { ReloadLink } from '@/components/ui/links';
import { content } from '@/lib/content/content';
import {
  languageTag,
  pageViewport,
  profilesOf,
  rootMetadata,
  writingDirection,
} from '@/lib/pages/metadata';
import { siteGraph } from '@/lib/pages/structured-data';
import { planLines } from '@/lib/plans/texts';
import { reservedHosts } from '@/lib/text/reserved-hosts';
import './globals.css';
import '@/content/colors.css';

const { controls, footer, navigation, notices, plans, routes, sections, site } = content;

const themeClass = site.theme === 'dark' ? undefined : `theme-${site.theme}`;

const addresses = [site.url, site.memberSiteUrl, site.supportEmail];
const links = plans.map(({ paymentLink }) => paymentLink);
/** The footer tells visitors why example addresses fail. */
const isSample = reservedHosts([...addresses, ...links].join(' ')).length > 0;

const profiles = profilesOf(footer);

export const metadata = rootMetadata(site, profiles);
export const viewport = pageViewport(site);

export default async function RootLayout({ children }: { children: ReactNode }) {
  const header = await headerProps();
  return (
    <html lang={languageTag(site)} dir={writingDirection(site)} className={themeClass}>
      <body data-analytics={site.analytics?.endpoint} data-locale={site.locale}>
        <a
          href="#main"
          className="skip-link button button-primary fixed start-2 top-2 z-60 not-focus:[transform:translateY(-200%)] print:hidden"
        >
          {navigation.skip}
        </a>
        <Island name="header" view={SiteHeader} props={header} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          footer={footer}
          site={site}
          logo={header.logo}
          plans={planLines(content)}
          refundHref={routes.refund.path}
          withdrawalLink={site.withdrawalLink}
          isSample={isSample}
          notices={sections.some(({ id }) => id === 'notices') ? notices : null}
          motion={header.motion}
        />
        {process.env.NODE_ENV === 'production' ? null : <DevelopmentScripts />}
        {/* Screen readers announce only regions that existed before the message (WCAG 4.1.3). */}
        <div id="toast-status" role="status" className="live-region" />
        <div id="toast-alert" role="alert" className="live-region" />
        <div role="status">
          <p id="lost" className="visible-status late-status">
            {controls.lost.text} <ReloadLink>{controls.lost.reload}</ReloadLink>
          </p>
        </div>
        <JsonLdScript
          scriptKey="site-graph"
          data={siteGraph(site, plans, routes.refund.path, profiles)}
        />
      </body>
    </html>
  );
}
