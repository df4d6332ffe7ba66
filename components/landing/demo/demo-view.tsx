import { Island } from '@/components/ui/island';
import type { SectionPlace } from '@/components/ui/section';
import { demoProps } from './demo-props';
import { DemoSection } from './demo-section';

export default function DemoView(place: SectionPlace) {
  return <Island name="demo" view={DemoSection} props={{ ...demoProps(), ...place }} />;
}
