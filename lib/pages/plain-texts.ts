import type { Content } from '@/lib/content/content';
import { inSeries, routeName } from '@/lib/content/placed-pages';
import type { Faqs } from '@/lib/content/schemas/landing';
import type { SectionId } from '@/lib/content/schemas/sections';
import type { Site } from '@/lib/content/schemas/site';
import { planLines } from '@/lib/plans/texts';
import { inlineLinks } from '@/lib/text/inline-links';
import { languageTag } from './metadata';

/** @returns the answer of a route that is a file of plain text */
export function textFile(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}

/** A list under a heading, in the form that https://llmstxt.org asks for; nothing where there is nothing to list. */
function section(title: string, links: [name: string, address: string, words: string][]): string[] {
  if (links.length === 0) return [];
  return [
    `## ${title}`,
    '',
    ...links.map(([name, address, words]) => `- [${name}](${address})${words && `: ${words}`}`),
    '',
  ];
}

/**
 * The site in a few lines for programs that read text, as https://llmstxt.org has it. Facts alone: testimonials, figures,
 * badges and notices stay out, whatever they rest on.
 */
export function llmsText(content: Content): string {
  const { site, indicators, pricing, faqs, footer, pages, routes } = content;
  const written = inSeries(pages).flatMap((page) => routes[routeName(page)] ?? []);
  const at = (path: string) => `${site.url}${path}`;
  const isShown = (section: SectionId) => content.sections.some(({ id }) => id === section);
  const lines = planLines(content).map(({ name, price }) => {
    return [name, at('/#pricing'), price] as [string, string, string];
  });
  return [
    `# ${site.name}`,
    '',
    `> ${site.productDescription}`,
    '',
    footer.risk,
    '',
    ...section(
      indicators.label,
      indicators.items.map(({ title, description }) => [
        title,
        at(isShown('indicators') ? '/#indicators' : '/'),
        description,
      ]),
    ),
    ...section(pricing.label, lines),
    ...section(
      faqs.label,
      isShown('faqs')
        ? [
            [faqs.label, at('/#faqs'), faqs.title],
            ['faq.txt', at('/faq.txt'), faqs.title],
          ]
        : [],
    ),
    ...section(
      footer.legal.title,
      written.map(({ headline, path, description }) => [headline, at(path), description]),
    ),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** @returns the questions and their answers as plain text, for readers that take no pages; whom to ask where there are none */
export function faqsText(
  site: Pick<Site, 'name' | 'url' | 'supportEmail'>,
  { title, items }: Faqs,
): string {
  if (items.length === 0) return `${site.name}\n${site.supportEmail}\n`;
  return [
    site.name,
    title,
    '',
    ...items.flatMap(({ question, answer }) => [question, plainLinks(answer, site.url), '']),
    `${site.url}/#faqs`,
    '',
  ].join('\n');
}

/**
 * A text of the content as plain text has it: each link's target stands behind its name.
 * @param text words that may hold links, `[name](target)`
 * @param origin of the site, without a slash at the end
 * @throws Error for a target that is no path, anchor, https URL, mailto or tel address
 */
function plainLinks(text: string, origin: string): string {
  return inlineLinks(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      const { text: name, href } = part;
      // An e-mail address is its own name.
      if (/^(?:mailto|tel):/.test(href)) return name;
      return `${name} (${new URL(href, `${origin}/`).href})`;
    })
    .join('');
}

/** RFC 9116 asks for an end less than a year ahead: stale contacts are worse than none. */
const SECURITY_DAYS = 364;

/** @returns when `security.txt` ends to be valid; it follows from the content, so the same commit builds the same file */
export function securityExpiry({ supportEmailChecked }: Site): Date {
  const date = new Date(supportEmailChecked);
  date.setUTCDate(date.getUTCDate() + SECURITY_DAYS);
  return date;
}

/** @returns what tells finders of a weakness whom to write to: the text of `security.txt` by RFC 9116 */
export function securityText(site: Site): string {
  return [
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${securityExpiry(site).toISOString()}`,
    `Preferred-Languages: ${languageTag(site)}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
