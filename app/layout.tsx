import localFont from 'next/font/local';
import { JsonLdScript } from 'next-seo';
import type { ReactNode } from 'react';
import { PageExtras } from '@/components/layout/page-extras';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { content } from '@/lib/content/content';
import { reservedHosts } from '@/lib/content/reserved-hosts';
import { languageTag, rootMetadata, writingDirection } from '@/lib/pages/metadata';
import { siteGraph } from '@/lib/pages/structured-data';
import { planLine } from '@/lib/plans/texts';
import './globals.css';

/**
 * Headlines. Subset by `scripts/fonts.ts`. What stands in until it has loaded is set up in `typefaces.css`, for more
 * systems, and closer to this page's words, than next/font's own fallback.
 */
const instrumentSerif = localFont({
  src: './fonts/instrument-serif.woff2',
  variable: '--font-instrument-serif',
  adjustFontFallback: false,
  weight: '400',
});

/** One word of the headline and the quotes: loaded when met, not preloaded. */
const instrumentSerifItalic = localFont({
  src: './fonts/instrument-serif-italic.woff2',
  variable: '--font-instrument-serif-italic',
  adjustFontFallback: false,
  weight: '400',
  preload: false,
});

/** Everything else. */
const geist = localFont({
  src: './fonts/geist.woff2',
  variable: '--font-geist',
  adjustFontFallback: false,
  weight: '400 600',
});

/** Classes that define the font variables `app/theme.css` names. */
const fontVariables = [instrumentSerif, instrumentSerifItalic, geist]
  .map(({ variable }) => variable)
  .join(' ');

const { controls, footer, launch, navigation, plans, routes, site } = content;

const { pauseMotion, resumeMotion } = controls;
const motion = { pauseMotion, resumeMotion };

const addresses = [site.url, site.memberSiteUrl, site.supportEmail];
const links = plans.map(({ paymentLink }) => paymentLink);
/** An address that is kept for examples leads nowhere, and a visitor who follows it should know why. */
const isSample = reservedHosts([...addresses, ...links].join(' ')).length > 0;

export const metadata = rootMetadata(site);
export { viewport } from '@/lib/pages/metadata';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTag(site)} dir={writingDirection(site)} className={fontVariables}>
      <body data-lost-scripts={controls.lostScripts}>
        <a href="#main" className="skip-link button button-primary">
          {navigation.skip}
        </a>
        <SiteHeader
          navigation={navigation}
          name={site.name}
          memberSiteUrl={site.memberSiteUrl}
          motion={motion}
        />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          footer={footer}
          site={site}
          plans={plans.map(planLine)}
          withdrawalLink={launch.withdrawalLink}
          isSample={isSample}
          motion={motion}
        />
        <PageExtras
          campaignHosts={site.campaigns ? launch.paymentHosts : null}
          analytics={site.analytics}
        />
        {/* Screen readers only follow regions that stood in the page before the message (WCAG 4.1.3). */}
        <div id="toast-status" role="status" className="live-region not-data-fallback:sr-only" />
        <div id="toast-alert" role="alert" className="live-region not-data-fallback:sr-only" />
        <JsonLdScript scriptKey="site-graph" data={siteGraph(site, plans, routes.refund.path)} />
      </body>
    </html>
  );
}
