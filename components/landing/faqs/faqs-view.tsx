import type { SectionPlace } from '@/components/ui/section';
import { content } from '@/lib/content/content';
import { FaqsSection } from './faqs-section';

export default function FaqsView(place: SectionPlace) {
  return <FaqsSection texts={content.faqs} {...place} />;
}
