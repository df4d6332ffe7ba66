import type { Faqs } from '@/lib/content/schemas/landing';
import type { Site } from '@/lib/content/schemas/site';
import { plainLinks } from './plain-links';

/** @returns the questions and their answers as plain text, for readers that take no pages */
export function faqsText(site: Pick<Site, 'name' | 'url'>, { title, items }: Faqs): string {
  return [
    site.name,
    title,
    '',
    ...items.flatMap(({ question, answer }) => [question, plainLinks(answer, site.url), '']),
    `${site.url}/#faqs`,
    '',
  ].join('\n');
}
