/** The words are the owner's, where visitors expect theirs. */
import { join } from 'node:path';
import { contentFiles, fileOf, type Written } from '@/lib/content/content-files';
import { fillFacts } from '@/lib/content/ready-content';
import { valueAt } from '@/lib/content/walk';
import { printedWords } from './content';
import { type Check, inContent } from './finding';

/** Files in which an owner speaks. What the others say, controls and messages, is the same on any such site. */
const VOICE = ['home', 'indicators', 'faqs', 'closing', 'routes'] as const;

/** Letters from which on a text says something of its own: `Monthly` may well be yours too. */
const MIN_LETTERS = 25;

/** @returns the shipped files of `VOICE` under their names, filled with the facts of the content in use */
function shippedWords(): Partial<Written> {
  const written = Object.fromEntries(
    Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
  );
  const shipped = VOICE.map((name) => {
    const file: Record<string, unknown> = require(join(process.cwd(), fileOf(name)));
    return [name, file[name]];
  });
  return fillFacts({ ...written, ...Object.fromEntries(shipped) } as Written);
}

export const ownWords: Check = {
  id: 'LR37',
  title: 'the words are your own',
  severity: 'warning',
  launch({ content }) {
    const shipped = shippedWords();
    const words = printedWords(content).filter(
      ({ path: [name], text }) => VOICE.some((one) => one === name) && text.length >= MIN_LETTERS,
    );
    return VOICE.flatMap((name) => {
      const own = words.filter(({ path }) => path[0] === name);
      const same = own.filter(({ path, text }) => valueAt(shipped, path) === text);
      const text = `${same.length} of ${own.length} longer texts are word for word the sample’s, such as “${same[0]?.text.replaceAll('\n', ' ').slice(0, 60)}”. Keep what is true of you; write the rest in your own words.`;
      return inContent([name], same.length > 0 ? text : null, { isSample: true });
    });
  },
};
