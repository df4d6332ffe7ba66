import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_RULES, SOCIAL_IMAGES } from '@/lib/policy/response-headers';
import type { HostInput } from './host-input';

/** First lines of every generated file that has comments. */
export const GENERATED =
  'Generated from deploy/templates/ and lib/policy/. Edit those and build again.';

/** The domain name of the site with hyphens, where a host takes no dots. */
export function hostLabel({ origin }: HostInput): string {
  return new URL(origin).hostname.replaceAll('.', '-');
}

/** @returns an address as a part of a regular expression; nothing else of what it may hold has a meaning there */
export function asPattern(address: string): string {
  return address.replaceAll('.', '[.]');
}

/**
 * Fills a file of `deploy/templates/`: what stands in place of `{{name}}`, or of `{{~name}}` in a regular expression; several
 * lines are indented as the first is.
 * @param own slots of this template alone
 * @throws Error for a slot that has no value
 */
export function fillTemplate(
  file: string,
  input: HostInput,
  own: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  const slots: typeof own = {
    generated: GENERATED,
    host: new URL(input.origin).hostname,
    'host-label': hostLabel(input),
    home: `${input.basePath}/`,
    'home-path': `${input.basePath}/`.slice(1),
    'hashed-folder': input.basePath + CACHE_RULES.hashedFolder,
    'hashed-path': (input.basePath + CACHE_RULES.hashedFolder).slice(1),
    'cache-hashed': CACHE_RULES.hashed,
    'cache-otherwise': CACHE_RULES.otherwise,
    'social-folder': input.basePath + SOCIAL_IMAGES.folder,
    'social-header': SOCIAL_IMAGES.header.name,
    'social-value': SOCIAL_IMAGES.header.value,
    'social-otherwise':
      input.headers.find(({ name }) => name === SOCIAL_IMAGES.header.name)?.value ?? '',
    // Alternatives of a regular expression: the pages' addresses without the slash they begin with.
    pages: input.pages.map((page) => page.slice(1)).join('|'),
    ...own,
  };
  const template = readFileSync(join('deploy', 'templates', file), 'utf8');
  return template.replace(/^([ \t]*)(.*)$/gm, (_, indentation: string, line: string) => {
    const filled = line.replace(/\{\{(~?)([a-z-]+)\}\}/g, (slot, pattern: string, name: string) => {
      const value = slots[name];
      if (value === undefined) throw new Error(`deploy/templates/${file}: ${slot} has no value`);
      const text = typeof value === 'string' ? value : value.join(`\n${indentation}`);
      return pattern ? asPattern(text) : text;
    });
    return indentation + filled;
  });
}
