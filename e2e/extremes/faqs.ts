import type { Faqs } from '@/components/landing/faqs/schema';
import { faqs as usual } from '@/e2e/content/faqs';

export const faqs: Faqs = {
  ...usual,
  items: Array.from({ length: 60 }, (_, index) => ({
    id: `question-${index}`,
    group: `Wertpapierhandelsstrukturanalysen ${index % 3}`,
    question: `Wertpapierhandelsstrukturanalysen, or question ${index}?`,
    answer: 'One paragraph.\n\n- A list\n- [A link](/terms)',
  })),
};
