/** An entry without `href` is listed as “coming soon”. */
import type { Footer } from '@/lib/schemas/pages';
import type { Wording } from '@/lib/schemas/placeholders';

export const footer: Wording<Footer> = {
  sample: true,
  quickLinks: { title: 'Quick Links' },
  resources: {
    title: 'Resources',
    links: [
      { id: 'blog', name: 'Blog', href: '/blog' },
      { id: 'changelog', name: 'Changelog', href: '/changelog' },
      { id: 'documentation', name: 'Documentation', href: '/docs' },
      { when: 'repaintCheck', id: 'repaint-check', name: 'Repaint Check', href: '/repaint-check' },
      { id: 'trading-guides', name: 'Trading Guides', href: '/guides' },
      { when: 'repaintIndex', id: 'repaint-index', name: 'Repaint Index', href: '/repaint-index' },
      { id: 'support', name: 'Support', href: '/#contact' },
    ],
  },
  legal: {
    title: 'Legal',
    links: [
      { id: 'terms', name: 'Terms of Service', href: '/terms' },
      { id: 'privacy', name: 'Privacy Policy', href: '/privacy' },
      { id: 'refund', name: 'Refund Policy', href: '/refund' },
      { id: 'disclaimer', name: 'Disclaimer', href: '/disclaimer' },
      { id: 'legal-notice', name: 'Legal Notice', href: '/legal-notice' },
    ],
  },
  social: {
    title: 'Social',
    links: [
      { id: 'twitter', name: 'X (Twitter)', icon: 'x' },
      { id: 'instagram', name: 'Instagram', icon: 'instagram' },
      { id: 'youtube', name: 'YouTube', icon: 'youtube' },
      { id: 'telegram', name: 'Telegram', icon: 'telegram' },
    ],
  },
  contact: {
    title: 'Contact',
    text: 'Write at any hour. A person answers within {basicReply}.',
  },
  plans: { onePlan: 'Plan', other: 'Plans' },
  refund: {
    onePaidPlan: '{refundDays}-day money-back guarantee',
    free: '{refundDays}-day money-back guarantee on all paid plans',
    other: '{refundDays}-day money-back guarantee on all plans',
  },
  withdrawal: 'Withdraw from contract here',
  comingSoon: 'Coming soon:',
  risk: 'Trading involves risk and past performance is not indicative of future results. It is not suitable for everyone. The indicators are educational tools, not financial advice.',
  affiliation:
    '{brand} is not affiliated with, endorsed by or sponsored by {platform}, a trademark of its owner.',
  sampleNote:
    'This is a sample site. Brand, seller, platform and people are made up; payment, login and email aren’t connected.',
  copyright: '© {sellerName}, {seller}.',
};
