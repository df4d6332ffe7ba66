import { generated, type Host, otherAddresses } from './host';

/** https://developers.cloudflare.com/workers/static-assets/redirects/ */
const mostRedirects = 2000;
const permanent = 301;

/**
 * `_redirects`, which Cloudflare and Netlify read: `/terms.html` leads to `/terms`. The slash at the end is left to the
 * hosts: Cloudflare takes it away, and Netlify answers with the page and would take such a rule for a loop.
 * @throws Error for more redirects than Cloudflare takes
 */
export const redirectsFile: Host = ({ pages }) => {
  const lines = otherAddresses(pages)
    .filter(([from]) => !from.endsWith('/'))
    .map(([from, to]) => `${from} ${to} ${permanent}`);
  if (lines.length > mostRedirects)
    throw new Error(
      `_redirects: ${lines.length} redirects, Cloudflare takes ${mostRedirects} without placeholders.`,
    );
  return [{ place: 'export', path: '_redirects', text: `# ${generated}\n${lines.join('\n')}\n` }];
};
