import { type Leaf, leavesOf } from '@/lib/content/walk';
import type { LaunchContent } from './content';

/** Files that tell this check something and print nothing. */
const silent = ['claims', 'launch', 'licences'];

/** Fields that hold a name for code, and no words. */
const codes = ['id', 'icon', 'drawing', 'href', 'path', 'provenance', 'featureIcons'];

/** @returns every text of the content that pages print, in the order of the files */
export function printedWords(content: LaunchContent): Leaf[] {
  return Object.entries(content)
    .filter(([name]) => !silent.includes(name))
    .flatMap(([name, value]) => leavesOf(value, [name]))
    .filter(({ path }) => !path.some((step) => codes.includes(String(step))));
}
