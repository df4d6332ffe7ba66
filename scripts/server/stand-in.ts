import { createHash, randomUUID } from 'node:crypto';
import { escaped } from '@/engine/chart/svg';
import { palette, schemesOf } from '@/lib/content/colours';
import type { Content } from '@/lib/content/content';
import { reservedHosts } from '@/lib/content/reserved-hosts';
import type { Site } from '@/lib/content/schemas/site';
import { planLines } from '@/lib/plans/texts';
import { fill } from '@/lib/text/fill';
import { createLocalServer } from './local-server';

/** Stands in for payment pages whose addresses are examples. */
export interface StandIn {
  readonly origin: string;
  /** @returns a text of the site in which links to those pages lead to the one that stands in */
  redirect(text: string): string;
  close(): Promise<void>;
}

const STYLE = `
:root { font: 1.0625rem/1.6 system-ui, sans-serif }
body { display: grid; min-height: 90vh; margin: 0; padding: 1rem; place-items: center; background: var(--ground); color: var(--ink) }
main { max-width: 34rem; border: 1px dashed var(--edge); padding: clamp(1.25rem, 5vw, 2.5rem) }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
p { overflow-wrap: anywhere }
p + p { color: var(--muted) }
nav { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem }
a { border: 1px solid var(--edge); padding: .6rem 1.1rem; color: inherit; text-decoration: none }
a:first-child { border-color: var(--brass); background: var(--brass); color: var(--pitch) }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
`;

/** @returns the page's styles in the colours of the site; where visitors' systems choose, light ones for those who want them */
function styleOf(theme: Site['theme']): string {
  const sets = schemesOf(theme).map((scheme) => {
    const tones = Object.entries(palette(scheme)).map(([tone, colour]) => `--${tone}: ${colour}`);
    return `:root { color-scheme: ${scheme}; ${tones.join('; ')} }`;
  });
  const [first, day] = sets;
  return `${first}${day ? `@media (prefers-color-scheme: light) { ${day} }` : ''}${STYLE}`;
}

/** @returns the headers of every answer @param style the one of the pages */
function headersOf(style: string) {
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Robots-Tag': 'noindex',
  };
}

/** A page that works without JavaScript and takes no data: there is nothing on it to fill in. */
function pageOf(
  lang: string,
  style: string,
  title: string,
  paragraphs: string[],
  links: [string, string][],
) {
  const list = (texts: string[]) => texts.join('');
  return `<!doctype html><html lang="${escaped(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${style}</style><body><main><h1>${escaped(title)}</h1>${list(
    paragraphs.map((text) => `<p>${escaped(text)}</p>`),
  )}<nav>${list(
    links.map(([name, href]) => `<a href="${escaped(href)}">${escaped(name)}</a>`),
  )}</nav></main></body></html>`;
}

/**
 * @param asked an address that a browser came for
 * @returns parameters that it has more than a payment link, those of a campaign among them; null for another address
 */
function addedTo(link: string | null, asked: string): string[] | null {
  if (!link || !URL.canParse(asked)) return null;
  const [own, other] = [new URL(link), new URL(asked)];
  if (own.host !== other.host || own.pathname !== other.pathname) return null;
  const has = (url: URL, [name, value]: [string, string]) => url.searchParams.get(name) === value;
  if (![...own.searchParams].every((pair) => has(other, pair))) return null;
  const added = [...other.searchParams].filter((pair) => !has(own, pair));
  return added.map(([name, value]) => `${name}=${value}`);
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
  const style = styleOf(site.theme);
  const headers = headersOf(style);
  const server = createLocalServer((request, response) => {
    const asked = `https:/${request.url}`;
    const found = plans.map((one) => ({ one, added: addedTo(one.paymentLink, asked) }));
    const { one: plan, added } = found.find((one) => one.added) ?? {};
    const send = (status: number, paragraphs: string[], links: [string, string][]) =>
      response
        .writeHead(status, headers)
        .end(pageOf(site.locale, style, words.title, paragraphs, links));
    if (!plan) return void send(404, [words.unknown], [[words.cancel, siteOrigin]]);
    const { name, price, href } = planLines({ ...content, plans: [plan] })[0] as ReturnType<
      typeof planLines
    >[number];
    const host = new URL(plan.paymentLink ?? '').hostname;
    const paid = `${siteOrigin}${routes.paymentSuccess.path}?session_id=cs_test_${randomUUID()}`;
    send(
      200,
      [`${name}: ${price}`, fill(words.text, { host }), ...(added ?? [])],
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
