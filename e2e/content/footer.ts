import type { Footer } from '@/lib/schemas/pages';

export const footer: Footer = {
  quickLinks: { title: 'Quick links' },
  resources: {
    title: 'Resources',
    links: [
      { id: 'blog', name: 'Journal' },
      { id: 'documentation', name: 'Documentation', href: '/docs/first' },
      { id: 'support', name: 'Support', href: '/#contact' },
      { when: 'repaintIndex', id: 'index', name: 'Index', href: '/repaint-index' },
    ],
  },
  legal: {
    title: 'Legal',
    links: [
      { id: 'terms', name: 'The terms', href: '/terms' },
      { id: 'privacy', name: 'The privacy policy', href: '/privacy' },
      { id: 'refund', name: 'The refund policy', href: '/refund' },
      { id: 'disclaimer', name: 'The disclaimer', href: '/disclaimer' },
    ],
  },
  social: {
    title: 'Social',
    links: [
      { id: 'one', name: 'X (Twitter)', icon: 'x' },
      { id: 'two', name: 'YouTube', icon: 'youtube' },
    ],
  },
  contact: { title: 'Contact', text: 'A person answers within {basicReply}.' },
  plans: 'Plans',
  refund: '{refundDays}-day refund',
  withdrawal: 'Withdraw here',
  comingSoon: 'coming soon',
  risk: 'Risk of loss: past performance is not indicative of future results.',
  affiliation: 'Not affiliated with {platform}.',
  sampleNote: 'A sample site.',
  copyright: '© {sellerName}, {seller}.',
};
