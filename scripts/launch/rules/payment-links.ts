import { inContent, type Rule } from '../finding';

/** @returns what is wrong with a payment link, or null */
function fault(link: string | null, hosts: readonly string[]): string | null {
  if (!link) return 'The plan cannot be bought. Set the address of its payment page.';
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url?.protocol !== 'https:')
    return `${link} does not start with https://. Set the address of its payment page.`;
  if (hosts.includes(url.hostname)) return null;
  return `It leads to ${url.hostname}, which launch.paymentHosts does not list. If that is your payment company, add it there; if not, correct the link.`;
}

/** Every plan leads to a payment page of the company that takes the payments. */
export const paymentLinks: Rule = {
  id: 'LR03',
  part: 'Plans and payment',
  title: 'every plan can be bought',
  severity: 'error',
  find: ({ content: { plans, launch } }) =>
    plans.flatMap(({ paymentLink }, index) => {
      const text = fault(paymentLink, launch.paymentHosts);
      return text ? [inContent(['plans', index, 'paymentLink'], text)] : [];
    }),
};
