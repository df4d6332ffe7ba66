import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '@/tools/check/finding';

/** Returns a warning for each content file with unknown words. Only English dictionaries are installed. */
export async function spellingFindings(locale: string): Promise<Finding[]> {
  if (!/^en(?:-|$)/.test(locale)) return [];
  const isAmerican = locale === 'en' || locale === 'en-US';
  // An ES module.
  const { lint } = await import('cspell');
  const words = new Map<string, Set<string>>();
  const ignore = () => undefined;
  await lint(
    ['content/**/*.{ts,md}'],
    {
      locale: isAmerican ? 'en-US' : 'en-US,en-GB',
      exclude: ['lib/schemas/**'],
      progress: false,
    },
    {
      ...{ info: ignore, debug: ignore, error: ignore, progress: ignore, result: ignore },
      issue({ uri = '', text, row, isFlagged }) {
        // `flagWords` in cspell.jsonc are British.
        if (isFlagged && !isAmerican) return;
        const file = relative(process.cwd(), fileURLToPath(uri));
        words.set(file, (words.get(file) ?? new Set()).add(`${text} (line ${row})`));
      },
    },
  );
  return [...words].map(([file, found]) => ({
    ...{ rule: 'text/spelling', title: 'words are in the dictionary', part: 'Words to look at' },
    ...{ severity: 'warning', file, field: '', pages: [] },
    text: `Unknown: ${[...found].join(', ')}. Correct them, or add them to cspell-words.txt.`,
  }));
}
