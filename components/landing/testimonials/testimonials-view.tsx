import { Island } from '@/components/ui/island';
import type { SectionPlace } from '@/components/ui/section';
import { content } from '@/lib/content/content';
import { avatarTemplates } from '@/lib/pictures/colors';
import { TestimonialsSection } from './testimonials-section';

const avatars = avatarTemplates(content.site.avatarService);

export default function TestimonialsView(place: SectionPlace) {
  return (
    <Island
      name="testimonials"
      view={TestimonialsSection}
      props={{ texts: content.testimonials, avatarService: avatars, ...place }}
    />
  );
}
