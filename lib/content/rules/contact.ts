import type { Fault, Gathered } from '../faults';
import { leavesOf, textAt } from '../walk';
import { legalPages } from './targets';

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** The support address is the only e-mail address in the texts, and stands on each legal page. */
export function contactFaults({ entries, value }: Gathered): Fault[] {
  const support = textAt(value('site'), ['supportEmail']);
  // A wrong address is one fault of site.ts, not one of every text.
  if (!support.includes('@')) return [];
  return entries.flatMap(({ file, name, value: inside }): Fault[] => {
    const leaves = leavesOf(inside, [name]);
    const others = leaves.flatMap(({ path, text }): Fault[] => {
      const other = text.match(ADDRESS)?.find((address) => address !== support);
      const expected = `the support address of content/site.ts, ${support}`;
      return other ? [{ file, path, expected, got: other }] : [];
    });
    if (!legalPages.some((page) => page === name)) return others;
    if (leaves.some(({ text }) => text.includes(support))) return others;
    const expected = `the support address ${support} in the text`;
    return [...others, { file, path: [name, 'sections'], expected, got: undefined }];
  });
}
