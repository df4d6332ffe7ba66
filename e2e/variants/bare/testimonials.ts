/** No testimonial and no rating: the section goes. */
import type { Testimonials } from '@/lib/content/schemas/proof';
import { testimonials as shipped } from '@/shipped/testimonials';

export const testimonials: Testimonials = { ...shipped, rating: null, items: [] };
