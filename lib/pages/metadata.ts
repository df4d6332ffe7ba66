import type { Metadata, Viewport } from 'next';
import { colorSchemes, palette } from '@/lib/pictures/colors';
import { socialVersion } from '@/lib/pictures/picture-folders';
import type { Footer } from '@/lib/schemas/pages';
import type { Route, Site } from '@/lib/schemas/site';

/**
 * Returns a path such as `/social/payment-success-1a2b3c4d.png`. The hash changes with the picture, because networks
 * keep a picture as long as its address.
 */
export function socialImagePath(
  name: string,
  { headline, drawing }: Pick<Route, 'headline' | 'drawing'>,
): string {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `/social/${file.replaceAll('/', '-')}-${socialVersion(headline, drawing)}.png`;
}

/** Picture of the product in structured data. */
export const productImagePath = ({ productName: headline }: Pick<Site, 'productName'>): string =>
  socialImagePath('productPicture', { headline });

/** The owner's addresses on other sites. */
export const profilesOf = ({ social }: Pick<Footer, 'social'>): string[] =>
  social.links.flatMap(({ href }) => (href?.startsWith('https:') ? href : []));

const X_PROFILE = /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w{1,15})\/?$/;

/**
 * Returns the URL for canonical link, `og:url`, sitemap and structured data. The home page has no
 * trailing slash, because Next prints none (`next/dist/lib/metadata/resolvers/resolve-url.js`).
 */
export function canonicalUrl(site: Pick<Site, 'url'>, path: string): string {
  return path === '/' ? site.url : `${site.url}${path}`;
}

/** Returns a day's start with its time zone, without which readers of the data would assume their own. */
export const dateTime = (day: string) => `${day}T00:00:00Z`;

/** Returns the shortest tag: `en` for `en-US`. */
export function languageTag({ locale }: Pick<Site, 'locale'>): string {
  return new Intl.Locale(locale).minimize().toString();
}

export function writingDirection({ locale }: Pick<Site, 'locale'>): 'rtl' | undefined {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(locale).maximize().script ?? '')
    ? 'rtl'
    : undefined;
}

/** ISO 15924 scripts; Node 20 has no `getTextInfo`. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

export function rootMetadata(
  { verification, ...site }: Pick<Site, 'url' | 'name' | 'verification'>,
  profiles: readonly string[] = [],
): Metadata {
  const { google, bing } = verification ?? {};
  const [account] = profiles.flatMap((href) => X_PROFILE.exec(href)?.[1] ?? []);
  return {
    metadataBase: new URL(site.url),
    applicationName: site.name,
    // Browsers must not turn prices into telephone links.
    formatDetection: { telephone: false, address: false, email: false },
    verification: { google, other: bing ? { 'msvalidate.01': bing } : {} },
    ...(account && { other: { 'twitter:site': `@${account}` } }),
    icons: {
      icon: [
        { url: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { url: '/icons/icon-48.png', type: 'image/png', sizes: '48x48' },
      ],
      apple: [{ url: '/icons/apple-touch-icon.png', type: 'image/png', sizes: '180x180' }],
    },
  };
}

export function pageViewport({ theme }: Pick<Site, 'theme'>): Viewport {
  const schemes = colorSchemes(theme);
  const colors = schemes.map((scheme) => ({
    ...(schemes.length > 1 && { media: `(prefers-color-scheme: ${scheme})` }),
    color: palette(scheme).ground,
  }));
  return { themeColor: colors, colorScheme: theme === 'system' ? 'light dark' : theme };
}

/** Returns a locale such as `en_US`. */
export function openGraphLocale({ locale }: Pick<Site, 'locale'>): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/**
 * Returns a page's metadata. Next merges it into the layout's, but replaces `openGraph` as a whole. The
 * 404 page has no URL; Next adds its `noindex`.
 */
export function pageMetadata(
  route: Route,
  name: string,
  site: Pick<Site, 'url' | 'name' | 'locale'>,
  feed?: string | null,
): Metadata {
  const { title, description } = route;
  const url = canonicalUrl(site, route.path);
  const addressed = name !== 'notFound';
  const image = { url: `${site.url}${socialImagePath(name, route)}`, alt: route.imageAlt };
  return {
    title: { absolute: title },
    description,
    ...(addressed && {
      alternates: { canonical: url, ...(feed && { types: { 'application/atom+xml': feed } }) },
      robots: route.indexed ? { 'max-image-preview': 'large' } : { index: false, follow: true },
    }),
    openGraph: {
      ...(route.published
        ? {
            type: 'article',
            publishedTime: dateTime(route.published),
            modifiedTime: dateTime(route.updated),
          }
        : { type: 'website' }),
      title,
      description,
      ...(addressed && { url }),
      siteName: site.name,
      locale: openGraphLocale(site),
      images: [{ ...image, width: 1200, height: 630, type: 'image/png' }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
