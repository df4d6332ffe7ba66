import type { Faqs } from '@/components/landing/faqs/schema';

/** Groups alternate, because owners append questions. */
export const faqs: Faqs = {
  label: 'FAQs',
  title: 'Questions',
  items: [
    {
      id: 'access',
      group: 'Before',
      question: 'What about access?',
      answer: 'Email {support}, or see the [terms](/terms).',
    },
    { id: 'refund', group: 'Billing', question: 'What about refunds?', answer: 'You can ask.' },
    { id: 'repaint', group: 'Before', question: 'What about marks?', answer: 'They stay.' },
    { id: 'cancel', group: 'Billing', question: 'What about canceling?', answer: 'Any time.' },
  ],
};
