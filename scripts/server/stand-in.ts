import { createHash, randomUUID } from 'node:crypto';
import { escaped } from '@/engine/chart/svg';
import { palette } from '@/lib/content/colours';
import type { Content } from '@/lib/content/content';
import { reservedHosts } from '@/lib/content/reserved-hosts';
import { planLine } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { createLocalServer } from './local-server';

/** Stands in for payment pages whose addresses are examples. */
export interface StandIn {
  readonly origin: string;
  /** @returns a text of the site in which links to those pages lead to the one that stands in */
  redirect(text: string): string;
  close(): Promise<void>;
}

const tokens = palette('dark');

const STYLE = `
:root { color-scheme: dark; font: 1.0625rem/1.6 system-ui, sans-serif }
body { display: grid; min-height: 90vh; margin: 0; padding: 1rem; place-items: center; background: ${tokens.ground}; color: ${tokens.ink} }
main { max-width: 34rem; border: 1px dashed ${tokens.edge}; padding: clamp(1.25rem, 5vw, 2.5rem) }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
p { overflow-wrap: anywhere }
p + p { color: ${tokens.muted} }
nav { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem }
a { border: 1px solid ${tokens.edge}; padding: .6rem 1.1rem; color: inherit; text-decoration: none }
a:first-child { border-color: ${tokens.brass}; background: ${tokens.brass}; color: ${tokens.pitch} }
a:focus-visible { outline: 3px solid ${tokens.ink}; outline-offset: 3px }
`;

const HEADERS = {
  'Content-Type': 'text/html;charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Robots-Tag': 'noindex',
};

/** A page that works without JavaScript and takes no data: there is nothing on it to fill in. */
function pageOf(lang: string, title: string, paragraphs: string[], links: [string, string][]) {
  const list = (texts: string[]) => texts.join('');
  return `<!doctype html><html lang="${escaped(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${STYLE}</style><body><main><h1>${escaped(title)}</h1>${list(
    paragraphs.map((text) => `<p>${escaped(text)}</p>`),
  )}<nav>${list(
    links.map(([name, href]) => `<a href="${escaped(href)}">${escaped(name)}</a>`),
  )}</nav></main></body></html>`;
}

/**
 * Serves, on an origin of its own, a page in the place of every payment page whose address is kept for examples: it says
 * that the processor's page would open here, and leads back as that page would, paid or not.
 * @param siteOrigin where the site itself is served, its folder included
 * @param port wanted; another free one where it is taken
 * @returns null where no plan's address is an example
 */
export async function startStandIn(
  content: Content,
  siteOrigin: string,
  port: number,
): Promise<StandIn | null> {
  const { paymentStandIn: words, plans, routes, site } = content;
  const hosts = [
    ...new Set(
      plans.flatMap(({ paymentLink }) =>
        reservedHosts(new URL(paymentLink ?? siteOrigin).hostname),
      ),
    ),
  ].filter((host) => host !== 'localhost');
  if (hosts.length === 0) return null;
  const server = createLocalServer((request, response) => {
    const address = `https:/${request.url}`;
    const plan = plans.find(({ paymentLink }) => paymentLink?.replace(/#.*/, '') === address);
    const send = (status: number, paragraphs: string[], links: [string, string][]) =>
      response.writeHead(status, HEADERS).end(pageOf(site.locale, words.title, paragraphs, links));
    if (!plan) return void send(404, [words.unknown], [[words.cancel, siteOrigin]]);
    const { name, price, href } = planLine(plan, content);
    const host = new URL(plan.paymentLink ?? '').hostname;
    const paid = `${siteOrigin}${routes.paymentSuccess.path}?session_id=cs_test_${randomUUID()}`;
    send(
      200,
      [`${name}: ${price}`, fill(words.text, { host })],
      [
        [words.pay, paid],
        [words.cancel, siteOrigin + href],
      ],
    );
  });
  const origin = await server.listen(port).catch(() => server.listen(0));
  return {
    origin,
    redirect: (text) =>
      hosts.reduce((left, host) => left.replaceAll(`https://${host}`, `${origin}/${host}`), text),
    close: server.close,
  };
}
