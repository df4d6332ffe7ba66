import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostInput } from './host-input';

/** First lines of every generated file that has comments. */
export const GENERATED =
  'Generated from deploy/templates/ and lib/policy/. Edit those and build again.';

/** What stands in place of `{{name}}` in a template; several lines are indented as the first is. */
export type Slots = Readonly<Record<string, string | readonly string[]>>;

/** The domain name of the site with hyphens, where a host takes no dots. */
export function hostLabel({ origin }: HostInput): string {
  return new URL(origin).hostname.replaceAll('.', '-');
}

/** @returns text for use inside a regular expression, where it means itself */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Slots that any template may use. */
function commonSlots(input: HostInput): Slots {
  const { origin, cache, pages } = input;
  return {
    generated: GENERATED,
    host: new URL(origin).hostname,
    'host-label': hostLabel(input),
    'hashed-folder': cache.hashed.folder,
    'hashed-path': cache.hashed.folder.slice(1),
    'cache-hashed': cache.hashed.found,
    'cache-otherwise': cache.otherwise,
    // Alternatives of a regular expression: the pages' addresses without the slash they begin with.
    pages: pages.map((page) => literal(page.slice(1))).join('|'),
  };
}

/**
 * Fills a file of `deploy/templates/`.
 * @param own slots of this template alone
 * @throws Error for a slot that has no value
 */
export function fillTemplate(file: string, input: HostInput, own: Slots = {}): string {
  const slots = { ...commonSlots(input), ...own };
  const template = readFileSync(join('deploy', 'templates', file), 'utf8');
  return template.replace(/^([ \t]*)(.*)$/gm, (_, indentation: string, line: string) => {
    const filled = line.replace(/\{\{([a-z-]+)\}\}/g, (slot, name: string) => {
      const value = slots[name];
      if (value === undefined) throw new Error(`deploy/templates/${file}: ${slot} has no value`);
      return typeof value === 'string' ? value : value.join(`\n${indentation}`);
    });
    return indentation + filled;
  });
}
