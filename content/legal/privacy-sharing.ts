/** Privacy Policy: who else receives data, one line for everybody whom `content/site.ts` names. */
import { type ThirdParty, thirdParties } from '@/lib/privacy/third-parties';
import { site } from '../site';
import { signals } from './privacy-measuring';

const campaigns = site.campaigns
  ? ` If a link that names a campaign brought you here, it also learns that name, the advertiser’s number of your click and a random reference when you follow a payment link. ${signals}`
  : '';

const words: Record<ThirdParty['field'], (name: string, host: string) => string> = {
  hostingProvider: (name) => `To deliver these pages and keep the access log: ${name}.`,
  paymentProcessor: (name) => `To take the payments: ${name}.${campaigns}`,
  memberSiteUrl: (address) =>
    `To run the [member area](${address}), where you log in and cancel: its provider.`,
  platformName: (name) =>
    `To switch on your access: ${name}, which learns that your username may use the indicators.`,
  avatarService: (_name, host) =>
    `To show initials where a testimonial has no picture: your browser asks ${host} for an image of them. That company then receives your IP address and browser details.`,
  analytics: (name, host) =>
    `To count visits and what is used on these pages: ${name}. Your browser tells ${host} which page you see, which site led you to it, and whether you chose a plan, started the demo or opened a question. That company then receives your IP address and browser details, but no cookie and no name. ${signals}`,
};

const parties = thirdParties(site);

/** One line for each of them, with what it is needed for. */
export const receivers = parties.map(({ field, name, origin }) =>
  words[field](name, origin === null ? '' : new URL(origin).host),
);

/** Whether a page, while it is read, asks another company for anything. */
export const requests = parties.some(({ origin }) => origin !== null)
  ? 'Otherwise our pages load nothing from other companies.'
  : 'Our pages load nothing from other companies: fonts, pictures and scripts all come from this site.';
