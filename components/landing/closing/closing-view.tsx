import type { SectionPlace } from '@/components/ui/section';
import { closingProps } from './closing-props';
import { ClosingSection } from './closing-section';

export default async function ClosingView(place: SectionPlace) {
  return <ClosingSection {...(await closingProps())} {...place} />;
}
