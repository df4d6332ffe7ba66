import { leavesOf } from '@/lib/content/walk';
import { thirdParties } from '@/lib/policy/third-parties';
import { type Found, inContent, type Rule } from '../finding';

/** Companies that sites share data with most often, by the names that policies use. */
const known = [
  ...['Google Analytics', 'Google Fonts', 'Google Tag Manager', 'Meta Pixel', 'Facebook', 'TikTok'],
  ...['Hotjar', 'Mixpanel', 'Amplitude', 'Plausible', 'Matomo', 'Segment', 'PostHog', 'Sentry'],
  ...['Cloudflare', 'Vercel', 'Netlify', 'Amazon', 'GitHub', 'Fastly', 'Gravatar', 'DiceBear'],
  ...['Stripe', 'Paddle', 'PayPal', 'Lemon Squeezy', 'FastSpring', 'Chargebee', 'Gumroad'],
  ...['Intercom', 'Zendesk', 'HubSpot', 'Mailchimp', 'Klaviyo', 'Discord'],
];

/** The privacy page names the companies that receive data, all of them and no other. */
export const thirdPartiesNamed: Rule = {
  id: 'LR16',
  part: 'Legal pages',
  title: 'the privacy page names who receives data',
  severity: 'error',
  find(input) {
    const text = leavesOf(input.content.privacy)
      .map((leaf) => leaf.text)
      .join(' ');
    const used = thirdParties(input.content.site);
    const unnamed = used
      .filter(({ name }) => !text.includes(name))
      .map(
        ({ field, name }): Found =>
          inContent(
            ['privacy', 'sections'],
            `${name} receives data (site.${field}) and is not named. Say what it receives and why.`,
          ),
      );
    const strange = known
      .filter((name) => new RegExp(`\\b${name}\\b`).test(text))
      .filter((name) => !used.some((one) => one.name.includes(name)))
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
