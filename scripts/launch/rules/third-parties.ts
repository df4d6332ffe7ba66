import { leavesOf } from '@/lib/content/walk';
import { type Found, inContent, type LaunchInput, type Rule } from '../finding';

/** Companies that sites share data with most often, by the names that policies use. */
const known = [
  ...['Google Analytics', 'Google Fonts', 'Google Tag Manager', 'Meta Pixel', 'Facebook', 'TikTok'],
  ...['Hotjar', 'Mixpanel', 'Amplitude', 'Plausible', 'Matomo', 'Segment', 'PostHog', 'Sentry'],
  ...['Cloudflare', 'Vercel', 'Netlify', 'Amazon', 'GitHub', 'Fastly', 'Gravatar', 'DiceBear'],
  ...['Stripe', 'Paddle', 'PayPal', 'Lemon Squeezy', 'FastSpring', 'Chargebee', 'Gumroad'],
  ...['Intercom', 'Zendesk', 'HubSpot', 'Mailchimp', 'Klaviyo', 'Discord'],
];

/** Companies that the content says are used, with the field that says so. */
function configured({ content: { site } }: LaunchInput): [field: string, name: string][] {
  const avatars: [string, string][] = site.avatarService
    ? [['avatarService', new URL(site.avatarService).host]]
    : [];
  return [
    ['paymentProcessor', site.paymentProcessor],
    ['hostingProvider', site.hostingProvider],
    ...avatars,
  ];
}

/** The privacy page names the companies that receive data, all of them and no other. */
export const thirdParties: Rule = {
  id: 'LR16',
  part: 'Legal pages',
  title: 'the privacy page names who receives data',
  severity: 'error',
  find(input) {
    const text = leavesOf(input.content.privacy)
      .map((leaf) => leaf.text)
      .join(' ');
    const used = configured(input);
    const unnamed = used
      .filter(([, name]) => !text.includes(name))
      .map(
        ([field, name]): Found =>
          inContent(
            ['privacy', 'sections'],
            `${name} receives data (site.${field}) and is not named. Say what it receives and why.`,
          ),
      );
    const strange = known
      .filter((name) => new RegExp(`\\b${name}\\b`).test(text))
      .filter((name) => !used.some(([, one]) => one.includes(name)))
      .map(
        (name): Found =>
          inContent(
            ['privacy', 'sections'],
            `${name} is named, but nothing in content/site.ts says that you use it. Take it out, or set it there.`,
          ),
      );
    return [...unnamed, ...strange];
  },
};
