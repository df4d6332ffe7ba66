import { JsonLdScript } from 'next-seo';
import type { ReactNode } from 'react';
import { Islands } from '@/components/islands';
import { PageExtras } from '@/components/layout/page-extras';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { Island } from '@/components/ui/island';
import { content } from '@/lib/content/content';
import { FONT_SHEET, preloadFonts } from '@/lib/pages/fonts';
import { languageTag, pageViewport, rootMetadata, writingDirection } from '@/lib/pages/metadata';
import { siteGraph } from '@/lib/pages/structured-data';
import { shownLogo } from '@/lib/pictures/logo';
import { reservedHosts } from '@/lib/plans/reserved-hosts';
import { planLines } from '@/lib/plans/texts';
import './globals.css';
import '@/content/colours.css';

const { controls, footer, launch, navigation, plans, routes, site } = content;

/** Says which colours of `content/colours.css` hold. */
const themeClass = site.theme === 'dark' ? undefined : `theme-${site.theme}`;

const logo = shownLogo(site);
const { pauseMotion, resumeMotion } = controls;
const motion = { pauseMotion, resumeMotion };

const addresses = [site.url, site.memberSiteUrl, site.supportEmail];
const links = plans.map(({ paymentLink }) => paymentLink);
/** An address that is kept for examples leads nowhere, and a visitor who follows it should know why. */
const isSample = reservedHosts([...addresses, ...links].join(' ')).length > 0;

/** Letters of a word that small screens have room for beside the menu, those from 375 px on and all. */
const [MAX_LETTERS, MAX_SMALL_LETTERS] = [15, 11];
const letters = Math.max(...site.name.split(/\s+/).map((word) => word.length));
/** Whether the name asks for a row of its own on small screens, and on which. */
const longName =
  letters > MAX_LETTERS ? 'very' : letters > MAX_SMALL_LETTERS ? 'rather' : undefined;

export const metadata = rootMetadata(site);
export const viewport = pageViewport(site);

export default function RootLayout({ children }: { children: ReactNode }) {
  preloadFonts('headlines', 'text');
  return (
    <html
      lang={languageTag(site)}
      dir={writingDirection(site)}
      className={themeClass}
      data-long-name={logo?.hasName ? undefined : longName}
    >
      <link rel="stylesheet" href={FONT_SHEET} precedence="fonts" />
      <body data-lost-scripts={controls.lostScripts}>
        <a href="#main" className="skip-link button button-primary">
          {navigation.skip}
        </a>
        <Island name="header" isNow canRest>
          <SiteHeader
            navigation={navigation}
            name={site.name}
            logo={logo}
            memberSiteUrl={site.memberSiteUrl}
            motion={motion}
          />
        </Island>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          footer={footer}
          site={site}
          logo={logo}
          plans={planLines(content)}
          refundHref={routes.refund.path}
          withdrawalLink={launch.withdrawalLink}
          isSample={isSample}
          motion={motion}
        />
        <Islands />
        <Island name="extras" isNow canRest={!site.analytics}>
          <PageExtras analyticsEndpoint={site.analytics?.endpoint ?? null} />
        </Island>
        {/* Screen readers only follow regions that stood in the page before the message (WCAG 4.1.3). */}
        <div id="toast-status" role="status" className="live-region not-data-fallback:sr-only" />
        <div id="toast-alert" role="alert" className="live-region not-data-fallback:sr-only" />
        <JsonLdScript scriptKey="site-graph" data={siteGraph(site, plans, routes.refund.path)} />
      </body>
    </html>
  );
}
