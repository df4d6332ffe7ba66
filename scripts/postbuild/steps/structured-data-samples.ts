import type { SiteContent } from '../content';
import { jsonLdTexts } from '../json-ld';
import type { Check } from '../problem';

/** Words of everything in the content that is made up. */
function sampleWords({ testimonials, notices, statistics }: SiteContent): string[] {
  const samples = testimonials.items.filter(({ provenance }) => provenance.status === 'example');
  const names = notices.provenance.status === 'example' ? notices.pool.map(({ name }) => name) : [];
  const figures = statistics.items
    .filter(({ provenance }) => provenance.status === 'example')
    .map(({ value, suffix, label }) => `${value}${suffix} ${label}`);
  return [...samples.flatMap(({ author, content }) => [author, content]), ...names, ...figures];
}

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
