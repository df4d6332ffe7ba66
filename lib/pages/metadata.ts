import type { Metadata, Viewport } from 'next';
import type { Route, Site } from '@/content/schemas/site';
import { colorSchemes, palette } from '@/lib/pictures/colours';

/** @returns path of a route's social image under `public/`: `/social/payment-success.png` */
export function socialImagePath(name: string): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/social/${file.replaceAll('/', '-')}.png`;
}

/**
 * The one address of a page. Canonical link, `og:url`, sitemap and structured data all write it this way: the home page
 * is the bare origin, because Next prints a canonical link to `/` without the slash, whatever it is given
 * (`next/dist/lib/metadata/resolvers/resolve-url.js`).
 * @param path as `content/routes.ts` writes it: `/`, `/terms`
 */
export function canonicalUrl(site: Pick<Site, 'url'>, path: string): string {
  return path === '/' ? site.url : `${site.url}${path}`;
}

/** @returns the language of every page as `<html lang>` has it: the locale without a region that goes without saying, `en` for `en-US` */
export function languageTag({ locale }: Pick<Site, 'locale'>): string {
  return new Intl.Locale(locale).minimize().toString();
}

/** @returns which way the pages are written, where that is not left to right */
export function writingDirection({ locale }: Pick<Site, 'locale'>): 'rtl' | undefined {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(locale).maximize().script ?? '')
    ? 'rtl'
    : undefined;
}

/** Scripts of ISO 15924 that are written from right to left and in use; Node 20 has no `getTextInfo`. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** What the root layout sets for every page; pages add `pageMetadata`. */
export function rootMetadata(site: Pick<Site, 'url' | 'name'>): Metadata {
  return {
    metadataBase: new URL(site.url),
    applicationName: site.name,
    // Browsers must not turn prices into telephone links.
    formatDetection: { telephone: false, address: false, email: false },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { url: '/icons/icon-48.png', type: 'image/png', sizes: '48x48' },
      ],
      apple: [{ url: '/icons/apple-touch-icon.png', type: 'image/png', sizes: '180x180' }],
    },
  };
}

/** @returns what browsers colour around a page, and their own controls in it, before its styles have come */
export function pageViewport({ theme }: Pick<Site, 'theme'>): Viewport {
  const schemes = colorSchemes(theme);
  const colours = schemes.map((scheme) => ({
    ...(schemes.length > 1 && { media: `(prefers-color-scheme: ${scheme})` }),
    color: palette(scheme).ground,
  }));
  return { themeColor: colours, colorScheme: theme === 'system' ? 'light dark' : theme };
}

/** @returns language and territory as Open Graph writes them: `en_US` */
export function openGraphLocale({ locale }: Pick<Site, 'locale'>): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/**
 * All metadata of one page, complete in itself: Next replaces a layout's `openGraph` by the page's, it does not merge them.
 * The 404 page has no address of its own, so it names none; and it sets no robots rule, because Next prints
 * `noindex` on it already.
 */
export function pageMetadata(
  route: Route,
  name: string,
  site: Pick<Site, 'url' | 'name' | 'locale'>,
): Metadata {
  const { title, description } = route;
  const url = canonicalUrl(site, route.path);
  const addressed = name !== 'notFound';
  const image = { url: `${site.url}${socialImagePath(name)}`, alt: route.imageAlt };
  return {
    title: { absolute: title },
    description,
    ...(addressed && { alternates: { canonical: url } }),
    ...(addressed && !route.indexed && { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      title,
      description,
      ...(addressed && { url }),
      siteName: site.name,
      locale: openGraphLocale(site),
      // Large cards of X and Open Graph readers both take this size uncropped.
      images: [{ ...image, width: 1200, height: 630, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
