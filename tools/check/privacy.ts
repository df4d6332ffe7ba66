import { BUSINESS_FILE } from '@/lib/content/business';
import { policyOrigins } from '@/lib/policy/response-headers';
import { legalPage } from './content';
import { attributesOf } from './export';
import { type Check, contentIssue, type LaunchInput, type PagesInput, pageIssue } from './finding';

/** Link types that load nothing. */
const NAMING = ['canonical', 'alternate', 'author', 'license', 'me'].map((rel) => `[rel="${rel}"]`);
const LOADING = `*:not(a, area, ${NAMING.join(', ')})`;

const styleAddresses = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => url ?? imported ?? '',
  );

function outsideOrigins({ site, content }: PagesInput) {
  const { url } = content.site;
  const { imageOrigins, connectOrigins } = policyOrigins(content.site);
  const allowed = [url, ...imageOrigins, ...connectOrigins];
  const isOutside = (address: string) => {
    if (!URL.canParse(address, url)) return true;
    const { origin, protocol } = new URL(address, url);
    return protocol !== 'data:' && !allowed.includes(origin);
  };
  const inPages = site.pages.map(({ file, $ }) => {
    const plain = ['src', 'data', 'poster', 'action', 'href'].flatMap((name) =>
      attributesOf($, LOADING, name),
    );
    const sets = attributesOf($, '*', 'srcset', 'imagesrcset').flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    );
    return { file, addresses: [...plain, ...sets, ...styleAddresses($('style').text())] };
  });
  const inSheets = [...site.files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, addresses: styleAddresses(site.read(file).toString()) }));
  return [...inPages, ...inSheets].flatMap(({ file, addresses }) => {
    const outside = addresses.filter(isOutside);
    const issues = outside.map(
      (address) =>
        `${address} is on another origin. Serve it from this site; only avatarService and analytics may load from elsewhere.`,
    );
    return pageIssue({ file }, issues, BUSINESS_FILE);
  });
}

const COMPANIES =
  /\b(?:Google \w+|Meta Pixel|Facebook|TikTok|Hotjar|Mixpanel|Plausible|Matomo|PostHog|Sentry|Cloudflare|Vercel|Netlify|Amazon|GitHub|Gravatar|Stripe|Paddle|PayPal|Lemon Squeezy|Intercom|Zendesk|HubSpot|Mailchimp|Discord)\b/g;

function thirdParties({ content, written }: LaunchInput) {
  const { avatarService, analytics, ...site } = content.site;
  const { path, text: source } = legalPage(written, 'privacy');
  const { text } = legalPage({ ...content }, 'privacy');
  const used: Readonly<Record<string, string>> = {
    hostingProvider: site.hostingProvider,
    paymentProcessor: site.paymentProcessor,
    memberSiteUrl: site.memberSiteUrl,
    platformName: site.platformName,
    ...(avatarService && { avatarService: new URL(avatarService).host }),
    ...(analytics && { analytics: analytics.company }),
  };
  const unnamed = Object.entries(used)
    .filter(([, name]) => !text.includes(name))
    .map(
      ([field, name]) => `${name} receives data (site.${field}), but the page does not name it.`,
    );
  const unused = [...new Set(source.match(COMPANIES))]
    .filter((name) => !Object.values(used).some((one) => one.includes(name)))
    .map((name) => `The page names ${name}, which ${BUSINESS_FILE} does not use.`);
  const keys = ['{motionKey}', '{noticesKey}']
    .filter((key) => !source.includes(key))
    .map((key) => `The page does not name the browser storage key ${key}.`);
  return contentIssue(path, [...unnamed, ...unused, ...keys]);
}

export const privacy: readonly Check[] = [
  {
    id: 'privacy/third-parties',
    title: 'pages load only from allowed origins',
    pages: outsideOrigins,
  },
  {
    id: 'privacy/recipients',
    title: 'the privacy page names every data recipient',
    launch: thirdParties,
  },
];
