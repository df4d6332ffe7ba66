import type { SectionId } from '@/components/landing/registry';
import type { Content } from '@/lib/content/resolve-content';
import { planLines } from '@/lib/plans/texts';
import { LEGAL_PAGES } from '@/lib/schemas/pages';
import type { Site } from '@/lib/schemas/site';
import { routeName } from './markdown-pages';
import { canonicalUrl, languageTag } from './metadata';

export function textFile(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** https://llmstxt.org */
function section(title: string, links: [name: string, address: string, words: string][]): string {
  const lines = links.map(
    ([name, address, words]) => `- [${name}](${address})${words && `: ${words}`}`,
  );
  return links.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}\n\n`;
}

/** Returns the llms.txt text: facts only, no testimonials or notices. */
export function llmsText(content: Content): string {
  const { site, indicators, pricing, faqs, footer, pages, routes } = content;
  const at = (path: string) => canonicalUrl(site, path);
  const listed = (isLegal: boolean) =>
    [
      ...pages
        .filter((page) => LEGAL_PAGES.some((name) => name === routeName(page)) === isLegal)
        .map((page) => routes[routeName(page)]),
      ...(isLegal ? [] : [routes.repaintIndex]),
    ]
      .flatMap((route) => route ?? [])
      .map(({ headline, path, description }): [string, string, string] => [
        headline,
        at(path),
        description,
      ]);
  const isShown = (id: SectionId) => content.sections.some((section) => section.id === id);
  const indicatorsAt = at(isShown('indicators') ? '/#indicators' : '/');
  const text = [
    `# ${site.name}\n\n> ${site.productDescription}\n\n${footer.risk}\n\n`,
    section(
      indicators.label,
      indicators.items.map(({ title, description, guide }) => [
        title,
        guide ? at(guide.href) : indicatorsAt,
        description,
      ]),
    ),
    section(
      pricing.label,
      planLines(content).map(({ name, price }) => [name, at('/#pricing'), price]),
    ),
    section(faqs.label, isShown('faqs') ? [[faqs.label, at('/#faqs'), faqs.title]] : []),
    section(footer.resources.title, listed(false)),
    section(footer.legal.title, listed(true)),
  ];
  return `${text.join('').trimEnd()}\n`;
}

/** RFC 9116 recommends an expiry less than a year away. */
const SECURITY_DAYS = 364;

/** Depends only on the content, so that a commit always builds the same file. Long ago if no test email has arrived. */
export function securityExpiry({ supportEmailChecked }: Pick<Site, 'supportEmailChecked'>): Date {
  const date = new Date(supportEmailChecked ?? 0);
  date.setUTCDate(date.getUTCDate() + SECURITY_DAYS);
  return date;
}

export function securityText(site: Site): string {
  return [
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${securityExpiry(site).toISOString()}`,
    `Preferred-Languages: ${languageTag(site)}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
