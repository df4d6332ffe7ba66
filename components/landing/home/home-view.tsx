import type { SectionPlace } from '@/components/ui/section';
import { homeProps } from './home-props';
import { HomeSection } from './home-section';

export default async function HomeView(place: SectionPlace) {
  return <HomeSection {...(await homeProps())} {...place} />;
}
