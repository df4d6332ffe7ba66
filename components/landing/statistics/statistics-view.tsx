import { Island } from '@/components/ui/island';
import type { SectionPlace } from '@/components/ui/section';
import { content } from '@/lib/content/content';
import { StatisticsSection } from './statistics-section';

export default function StatisticsView(place: SectionPlace) {
  return (
    <Island
      name="statistics"
      view={StatisticsSection}
      props={{ texts: content.statistics, ...place }}
    />
  );
}
