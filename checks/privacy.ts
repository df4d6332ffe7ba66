/** A visitor's browser asks no other company for anything but what the content names. */
import { policyOrigins } from '@/lib/policy/content-security-policy';
import { legalPage } from './content';
import type { Page } from './export';
import { type Check, inContent, onPage, type PagesInput } from './finding';
import { attributesOf } from './page';

/** Link types that name an address and load nothing. */
const NAMED = ['canonical', 'alternate', 'author', 'license', 'me'].map((rel) => `[rel="${rel}"]`);

/** Attributes whose address a browser fetches, by the elements that carry them. */
const FETCHED: readonly [selector: string, attribute: string][] = [
  ['[src]', 'src'],
  ['object[data]', 'data'],
  ['[poster]', 'poster'],
  ['form[action]', 'action'],
  ['use[href], image[href]', 'href'],
  [`link[href]:not(${NAMED.join(', ')})`, 'href'],
];

/** Addresses in style text: `url(...)` and `@import`. */
function styleAddresses(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => url ?? imported ?? '',
  );
}

function loadedAddresses({ $ }: Page): string[] {
  const plain = FETCHED.flatMap(([selector, name]) => attributesOf($, selector, name));
  const sets = attributesOf($, '[srcset], [imagesrcset]', 'srcset', 'imagesrcset')
    .flatMap((set) => set.split(','))
    .map((part) => part.trim().split(' ')[0] ?? '');
  return [...plain, ...sets, ...styleAddresses($('style').text())];
}

function svgAddresses(svg: string): string[] {
  const links = [...svg.matchAll(/<(?:image|use|script)\b[^>]*?href="([^"]+)"/g)];
  return [...links.map(([, href]) => href ?? ''), ...styleAddresses(svg)];
}

function addressesIn({ site }: PagesInput): { file: string; addresses: string[] }[] {
  const among = (extension: string, find: (text: string) => string[]) =>
    [...site.files]
      .filter((file) => file.endsWith(extension))
      .map((file) => ({ file, addresses: find(site.read(file).toString()) }));
  return [
    ...site.pages.map((page) => ({ file: page.file, addresses: loadedAddresses(page) })),
    ...among('.css', styleAddresses),
    ...among('.svg', svgAddresses),
  ];
}

export const outsideOrigins: Check = {
  id: 'LR15',
  title: 'pages load nothing from elsewhere',
  pages(input) {
    const { url } = input.content.site;
    const { imageOrigins, connectOrigins } = policyOrigins(input.content.site);
    const allowed = new Set([url, ...imageOrigins, ...connectOrigins]);
    const isOutside = (address: string) => {
      if (!URL.canParse(address, url)) return true;
      const { origin, protocol } = new URL(address, url);
      return protocol !== 'data:' && !allowed.has(origin);
    };
    return addressesIn(input).flatMap(({ file, addresses }) => {
      const outside = addresses.filter(isOutside);
      const faults = outside.map((address) => `Loads ${address}. Serve the file from this site.`);
      return onPage({ file }, faults, 'content/site.ts');
    });
  },
};

/** Companies that sites share data with most often, by the names that policies use. */
const COMPANIES = [
  ...['Google Analytics', 'Google Fonts', 'Google Tag Manager', 'Meta Pixel', 'Facebook', 'TikTok'],
  ...['Hotjar', 'Mixpanel', 'Amplitude', 'Plausible', 'Matomo', 'Segment', 'PostHog', 'Sentry'],
  ...['Cloudflare', 'Vercel', 'Netlify', 'Amazon', 'GitHub', 'Fastly', 'Gravatar', 'DiceBear'],
  ...['Stripe', 'Paddle', 'PayPal', 'Lemon Squeezy', 'FastSpring', 'Chargebee', 'Gumroad'],
  ...['Intercom', 'Zendesk', 'HubSpot', 'Mailchimp', 'Klaviyo', 'Discord'],
];

/** @returns who receives data beside the owner, as the privacy page names them, by their fields of content/site.ts */
function receivers(site: PagesInput['content']['site']): [field: string, name: string][] {
  const { avatarService, analytics } = site;
  return Object.entries({
    hostingProvider: site.hostingProvider,
    paymentProcessor: site.paymentProcessor,
    memberSiteUrl: site.memberSiteUrl,
    platformName: site.platformName,
    ...(avatarService && { avatarService: new URL(avatarService).host }),
    ...(analytics && { analytics: analytics.company }),
  });
}

export const thirdPartiesNamed: Check = {
  id: 'LR16',
  title: 'the privacy page names who receives data',
  launch({ content }) {
    const page = legalPage({ ...content }, 'privacy');
    if (!page) return [];
    const { text } = page;
    const used = receivers(content.site);
    const unnamed = used
      .filter(([, name]) => !text.includes(name))
      .map(
        ([field, name]) =>
          `${name} receives data (site.${field}) and is not named. Say what it receives and why.`,
      );
    const strange = COMPANIES.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
      .filter((name) => !used.some(([, one]) => one.includes(name)))
      .map(
        (name) =>
          `${name} is named, but nothing in content/site.ts says that you use it. Take it out, or set it there.`,
      );
    return inContent(page.path, [...unnamed, ...strange]);
  },
};
