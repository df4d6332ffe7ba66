import type { SimpleIcon } from 'simple-icons';
import * as library from 'simple-icons';

const icons = new Map<string, SimpleIcon>(
  // Where it is loaded as CommonJS, it holds itself as well.
  Object.values(library).flatMap((icon) => ('slug' in icon ? [[icon.slug, icon] as const] : [])),
);

/** @param name as simple-icons.org has it in addresses: `discord`, `googlepay` */
export function brandIcon(name: string): SimpleIcon | undefined {
  return icons.get(name);
}
