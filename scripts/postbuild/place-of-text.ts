import { content, fileOf } from '@/lib/content/content';
import { leavesOf, placeOf } from '@/lib/content/walk';

/** Texts of these files are about words of other files. */
const silent = ['claims', 'launch', 'licences'];

/** @returns where the first such text of the content stands, `content/home.ts: home.intro`; the folder where none is found */
export function placeOfText(isMeant: (text: string) => boolean): string {
  for (const [name, value] of Object.entries(content)) {
    if (silent.includes(name)) continue;
    const leaf = leavesOf(value, [name]).find(({ text }) => isMeant(text));
    if (leaf) return `${fileOf(name)}: ${placeOf(leaf.path)}`;
  }
  return 'content/';
}
