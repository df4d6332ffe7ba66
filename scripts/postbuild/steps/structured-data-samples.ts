import { jsonLdTexts } from '../json-ld';
import type { Check } from '../problem';
import { sampleWords } from '../sample-words';

/** What is made up never reaches structured data: a parser cannot see the label beside it. */
export const structuredDataSamples: Check = {
  name: 'structured data: no samples',
  run({ site, content }) {
    const samples = sampleWords(content).map((words) => JSON.stringify(words).slice(1, -1));
    return site.pages.flatMap((page) => {
      const data = jsonLdTexts(page).join('\n');
      return samples
        .filter((words) => data.includes(words))
        .map((words) => ({
          file: page.file,
          problem: `structured data contains sample content: "${words}"`,
          fix: 'Build structured data from verified and stated facts alone.',
        }));
    });
  },
};
