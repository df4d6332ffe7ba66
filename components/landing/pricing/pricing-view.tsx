import { Island } from '@/components/ui/island';
import type { SectionPlace } from '@/components/ui/section';
import { pricingProps } from './pricing-props';
import { PricingSection } from './pricing-section';

export default function PricingView(place: SectionPlace) {
  return <Island name="pricing" view={PricingSection} props={{ ...pricingProps(), ...place }} />;
}
