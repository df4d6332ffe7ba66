/** A visitor's browser asks no other company for anything but what the content names. */
import { leavesOf } from '@/lib/content/walk';
import { policyOrigins } from '@/lib/policy/content-security-policy';
import { thirdParties } from '@/lib/policy/third-parties';
import type { Page } from './export';
import { type Check, type Found, inContent, onPage, type PagesInput } from './finding';

/** Link types that name an address and load nothing. */
const NAMED = ['canonical', 'alternate', 'author', 'license', 'me'];

/** Attributes whose address a browser fetches, by the elements that carry them. */
const FETCHED: readonly [selector: string, attribute: string][] = [
  ['[src]', 'src'],
  ['object[data]', 'data'],
  ['[poster]', 'poster'],
  ['form[action]', 'action'],
  ['use[href], image[href]', 'href'],
];

/** Addresses in style text: `url(...)` and `@import`. */
function styleAddresses(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => url ?? imported ?? '',
  );
}

/** Addresses that the browser fetches to show the page. */
function loadedAddresses({ $ }: Page): string[] {
  const plain = FETCHED.flatMap(([selector, name]) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const sets = $('[srcset], [imagesrcset]')
    .toArray()
    .flatMap(({ attribs }) => (attribs.srcset ?? attribs.imagesrcset ?? '').split(','))
    .map((part) => part.trim().split(' ')[0] ?? '');
  const linked = $('link[href]')
    .toArray()
    .filter(({ attribs }) => !NAMED.includes(attribs.rel ?? ''))
    .map(({ attribs }) => attribs.href ?? '');
  return [...plain, ...sets, ...linked, ...styleAddresses($('style').text())];
}

/** Addresses in a drawing that a viewer would fetch. */
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
  part: 'The built pages',
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
    return addressesIn(input).flatMap(({ file, addresses }) =>
      addresses
        .filter(isOutside)
        .map((address) =>
          onPage({ file }, `Loads ${address}. Serve the file from this site.`, 'content/site.ts'),
        ),
    );
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

/** The privacy page names the companies that receive data, all of them and no other. */
export const thirdPartiesNamed: Check = {
  id: 'LR16',
  part: 'Legal pages',
  title: 'the privacy page names who receives data',
  launch({ content }) {
    const text = leavesOf(content.privacy)
      .map((leaf) => leaf.text)
      .join(' ');
    const used = thirdParties(content.site);
    const at = (problem: string): Found => inContent(['privacy', 'sections'], problem);
    const unnamed = used
      .filter(({ name }) => !text.includes(name))
      .map(({ field, name }) =>
        at(`${name} receives data (site.${field}) and is not named. Say what it receives and why.`),
      );
    const strange = COMPANIES.filter((name) => new RegExp(`\\b${name}\\b`).test(text))
      .filter((name) => !used.some((one) => one.name.includes(name)))
      .map((name) =>
        at(
          `${name} is named, but nothing in content/site.ts says that you use it. Take it out, or set it there.`,
        ),
      );
    return [...unnamed, ...strange];
  },
};
