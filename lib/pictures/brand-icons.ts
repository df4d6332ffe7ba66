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

const pairsOf = (text: string) =>
  new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));

/** @returns the names that are most like this one, by the pairs of letters that they share; at most three */
export function namesNear(name: string): string[] {
  const wanted = pairsOf(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const likeness = (other: string) => {
    const pairs = pairsOf(other);
    const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
    return (2 * shared) / (pairs.size + wanted.size);
  };
  return [...icons.keys()]
    .map((other) => [likeness(other), other] as const)
    .filter(([like]) => like > 0.4)
    .sort(([one], [other]) => other - one)
    .slice(0, 3)
    .map(([, other]) => other);
}
