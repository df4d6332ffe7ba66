import type { SiteContent } from './content';

/** Words of everything in the content that is made up. */
export function sampleWords({ testimonials, notices, statistics }: SiteContent): string[] {
  const samples = testimonials.items.filter(({ provenance }) => provenance.status === 'example');
  const names = notices.provenance.status === 'example' ? notices.pool.map(({ name }) => name) : [];
  const figures = statistics.items
    .filter(({ provenance }) => provenance.status === 'example')
    .map(({ value, suffix, label }) => `${value}${suffix} ${label}`);
  return [...samples.flatMap(({ author, content }) => [author, content]), ...names, ...figures];
}
