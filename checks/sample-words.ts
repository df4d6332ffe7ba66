/** The words are the owner's, where visitors expect theirs, and all of them are in the language of the site. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Content } from '@/lib/content/content';
import { contentFiles, fileOf, type Written } from '@/lib/content/content-files';
import { fillFacts } from '@/lib/content/ready-content';
import { type Leaf, textAt, valueAt } from '@/lib/content/walk';
import { wordsIn } from '@/scripts/new-translation';
import { site as shippedSite } from '@/shipped/site';
import { printedWords } from './content';
import { type Check, type Found, inContent } from './finding';

/** Files in which an owner speaks. What the others say, controls and messages, is the same on any such site. */
const VOICE: readonly string[] = ['home', 'indicators', 'faqs', 'closing', 'routes'];

/** Files that say what buyers get and how: true of the sample, and of another site only once its owner has read them. */
const TO_READ: readonly (keyof Written)[] = [
  'service',
  'planFeatures',
  'pricing',
  'accessDesk',
  'paymentSuccess',
  'glossary',
  'demo',
  'demoWords',
];

/** Letters from which on a text says something of its own: `Monthly` may well be yours too. */
const MIN_LETTERS = 25;

/** Two words: a language shows in them. `Discord` is the same in all. */
const WORDS = /\p{L}{2,}\s+\p{L}{2,}/u;

/** A word with a small first letter, or three words: names of cities and firms, two large words, are the same in every language. */
const MORE_THAN_NAME = /(?<!\p{L})\p{Ll}\p{L}|(?:\p{L}{2,}\s+){2}\p{L}{2}/u;

/** A fact that the site fills in, and a command, are nobody's words. */
const FACTS_AND_COMMANDS = /\{\w+\}|^npm run .*/g;

/** Files of names, which are the same in every language. */
const NAMES: readonly string[] = ['site', 'typefaces', 'pages'];

/** @returns the files of the sample by their names, as they are written @param folder of the sample in a language */
function sampleFiles(names: readonly string[], folder: string): Partial<Written> {
  const files = names.map((name) => {
    const translated = join(process.cwd(), fileOf(name).replace(/^content/, folder));
    const file = existsSync(translated) ? translated : join(process.cwd(), fileOf(name));
    return [name, (require(file) as Record<string, unknown>)[name]];
  });
  return Object.fromEntries(files);
}

/** @returns the same, filled with the facts of the content in use */
function filled(sample: Partial<Written>): Partial<Written> {
  const written = Object.fromEntries(
    Object.entries(contentFiles).map(([name, { value }]) => [name, value]),
  );
  return fillFacts({ ...written, ...sample } as Written);
}

/** A shipped file takes words from others: a headline of `home.ts` is the owner's in `routes.ts` as well. */
function withoutOwn(text: string, own: readonly string[]): string {
  return own.reduce((rest, words) => rest.replaceAll(words, ''), text);
}

/** Texts of one file, and those of them that are word for word the sample's. */
interface FileWords {
  name: string;
  all: readonly Leaf[];
  same: readonly Leaf[];
}

/**
 * @param sample the files as they came with the project
 * @param counts which texts are looked at, as they are written
 * @returns texts of the files and what of them is the sample's
 */
function wordsOf(
  content: Content,
  sample: Partial<Written>,
  counts: (text: string) => boolean,
): FileWords[] {
  const names = Object.keys(sample);
  const shipped = filled(sample);
  const words = printedWords(content);
  const isSame = ({ path, text }: Leaf) => valueAt(shipped, path) === text;
  const own = words
    .filter((leaf) => names.includes(`${leaf.path[0]}`) && !isSame(leaf) && WORDS.test(leaf.text))
    .map(({ text }) => text)
    .sort((one, other) => other.length - one.length);
  return names.map((name) => {
    const all = words.filter(({ path, text }) => path[0] === name && counts(text));
    return {
      name,
      all,
      same: all.filter(
        (leaf) =>
          isSame(leaf) &&
          counts(withoutOwn(leaf.text, own)) &&
          counts(textAt(sample, leaf.path).replace(FACTS_AND_COMMANDS, '')),
      ),
    };
  });
}

/** @returns the first of the texts in short, as a finding quotes it */
const quoted = ([first]: readonly Leaf[]) => `“${first?.text.replaceAll('\n', ' ').slice(0, 60)}”`;

/** The owner speaks with the words of the sample, or of its translation. @param folder of the sample in that language */
function sampleVoice(content: Content, folder: string): Found[] {
  return wordsOf(
    content,
    sampleFiles(VOICE, folder),
    ({ length }) => length >= MIN_LETTERS,
  ).flatMap(({ name, all, same }) => {
    const text = `${same.length} of ${all.length} longer texts are word for word the sample’s, such as ${quoted(same)}. Keep what is true of you; write the rest in your own words.`;
    return inContent([name], same.length > 0 ? text : null, { isSample: true });
  });
}

/** Which plans include it is the owner's in any case. */
const asText = (value: unknown) =>
  JSON.stringify(value, (key, part) => (key === 'plans' ? undefined : part));

/** What buyers are told as the sample tells it, all files in one line. @param folder of the sample in that language */
function unread(content: Content, folder: string): Found[] {
  const shipped = filled(sampleFiles(TO_READ, folder));
  const same = TO_READ.filter((name) => asText(content[name]) === asText(shipped[name]));
  const files = same.map((name) => basename(fileOf(name))).join(', ');
  const text = `Word for word the sample’s are ${files}. Read them as a visitor would, and change what is not true of you.`;
  return same.slice(0, 1).flatMap((name) => inContent([name], text, { isSample: true }));
}

const languageOf = (locale: string) => new Intl.Locale(locale).language;

/** Words that nobody has translated, a line for each file. */
function untranslated(content: Content): Found[] {
  const { locale } = content.site;
  const names = Object.keys(contentFiles).filter((name) => !NAMES.includes(name));
  const files = wordsOf(
    content,
    sampleFiles(names, 'content'),
    (text) => WORDS.test(text) && MORE_THAN_NAME.test(text),
  );
  const pages = content.pages.flatMap(({ file }, index) =>
    file.startsWith('content/pages/')
      ? inContent(
          ['pages', index],
          `This page is the sample’s, and not in ${locale}. Write yours.`,
          {
            isSample: true,
          },
        ).map((found) => ({ ...found, field: '' }))
      : [],
  );
  const lines = files.flatMap(({ name, all, same }) => {
    const text = `${same.length} of ${all.length} texts are still the sample’s, and not in ${locale}, such as ${quoted(same)}. Write yours.`;
    return inContent([name], same.length > 0 ? text : null, { isSample: true });
  });
  return [...lines, ...pages];
}

export const ownWords: Check = {
  id: 'LR37',
  title: 'the words are your own',
  severity: 'warning',
  isAcceptable: true,
  launch({ content }) {
    const language = languageOf(content.site.locale);
    const folder = wordsIn(language);
    if (language === languageOf(shippedSite.locale))
      return [...sampleVoice(content, folder), ...unread(content, folder)];
    const rest = untranslated(content);
    return folder === 'content'
      ? rest
      : [...sampleVoice(content, folder), ...unread(content, folder), ...rest];
  },
};
