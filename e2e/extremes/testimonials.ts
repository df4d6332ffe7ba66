import type { Testimonials } from '@/components/landing/testimonials/schema';
import { testimonials as usual } from '@/e2e/content/testimonials';

const [first, ...others] = Array.from({ length: 40 }, (_, index) => {
  const item = usual.items[index % usual.items.length] as Testimonials['items'][number];
  return { ...item, id: `${item.id}-${index}` };
});

export const testimonials: Testimonials = {
  ...usual,
  rating: null,
  items: first
    ? [
        { ...first, author: 'Maximiliana Wölfeschlegelsteinhausenbürg', avatar: 'zones.png' },
        ...others,
      ]
    : [],
};
