import { printedAddress } from '@/lib/content/resolve-content';
import { securityExpiry } from '@/lib/pages/plain-texts';
import { collectStrings } from '@/lib/schemas/content-path';
import { reservedHosts } from '@/lib/text/reserved-hosts';
import { type Check, contentIssue, daysBetween, type LaunchInput } from './finding';

const SAMPLE_NAMES = /chartwright|candlemoor/i;

function sampleNames({ written, content: { site, launch } }: LaunchInput) {
  const mark =
    "Header, icons and social images show the sample's logo. Set `logo` to an image in public/pictures/, or draw your own in lib/pictures/brand-mark.ts and set launch.mark to 'own'.";
  const texts = collectStrings(written).flatMap(({ path, text }) => {
    const [host] = reservedHosts(text);
    if (host) return contentIssue(path, `${host} is reserved for examples. Use your own address.`);
    const isSample = SAMPLE_NAMES.test(text);
    const why = 'This text names the sample’s brand or platform. Rewrite it.';
    return contentIssue(path, isSample ? why : null);
  });
  const isOwnMark = launch.mark === 'own' || site.logo !== null;
  return [...texts, ...contentIssue(['site', 'logo'], isOwnMark ? null : mark)];
}

function supportMail({ content: { site }, today }: LaunchInput) {
  const end = securityExpiry(site).toISOString().slice(0, 10);
  const left = daysBetween(today, end);
  const { supportEmail, supportEmailChecked: arrived } = site;
  const text = arrived
    ? `The last test email to ${supportEmail} arrived on ${arrived}; security.txt ${left > 0 ? 'expires' : 'expired'} on ${end}. Send another, and set this to its arrival date.`
    : `No test email has reached ${supportEmail}. Send one, and set this to its arrival date.`;
  const severity = left > 0 ? 'warning' : undefined;
  return contentIssue(['site', 'supportEmailChecked'], left <= 30 ? text : null, severity);
}

function seller({ content: { site } }: LaunchInput) {
  const sample = `“${printedAddress(site)}” is the sample's address. Set the seller's address, then set status to own. The EU, the UK and California require an address.`;
  const isSample = site.seller.status === 'example';
  return contentIssue(['site', 'seller', 'address'], isSample ? sample : null);
}

/** Nothing names the sample's business; the seller can be reached. */
export const business: Check = {
  launch: (input) => [...sampleNames(input), ...supportMail(input), ...seller(input)],
};
