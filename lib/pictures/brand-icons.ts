import type { SimpleIcon } from 'simple-icons';
import * as library from 'simple-icons';

const icons = new Map<string, SimpleIcon>(
  // The CommonJS exports include the module itself.
  Object.values(library).flatMap((icon) => ('slug' in icon ? [[icon.slug, icon] as const] : [])),
);

/** @param name simple-icons slug: `discord`, `googlepay` */
export function brandIcon(name: string): SimpleIcon | undefined {
  return icons.get(name);
}
