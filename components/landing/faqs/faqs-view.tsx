import type { SectionPlace } from '@/components/ui/section';
import { content } from '@/lib/content/content';
import { renderAnswer } from '@/lib/text/markdown';
import { FaqsSection } from './faqs-section';

export default function FaqsView(place: SectionPlace) {
  const items = content.faqs.items.map((item) => ({ ...item, answer: renderAnswer(item.answer) }));
  return <FaqsSection texts={{ ...content.faqs, items }} {...place} />;
}
