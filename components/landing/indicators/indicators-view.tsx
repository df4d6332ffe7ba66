import type { SectionPlace } from '@/components/ui/section';
import { indicatorsProps } from './indicators-props';
import { IndicatorsSection } from './indicators-section';

export default async function IndicatorsView(place: SectionPlace) {
  return <IndicatorsSection {...(await indicatorsProps())} {...place} />;
}
