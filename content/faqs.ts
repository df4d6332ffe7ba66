/** Questions buyers ask, most asked first: the first one is open at load. Answers may hold links, '[name](target)'. */
import type { Faqs } from '@/lib/content/schemas/landing';

export const faqs: Faqs = {
  label: 'FAQs',
  title: 'What people ask before they pay.',
  copy: {
    name: 'Permalink',
    clipboard: 'Copied.',
    bar: 'The link is in the address bar now.',
  },
  items: [
    {
      id: 'access',
      group: 'Before you pay',
      question: 'When do I get access?',
      answer:
        'Enter your username on {platform} at checkout. We switch on all three indicators and e-mail you: usually within minutes, within {accessHours} hours at the latest. If not, the username was probably mistyped: write to {support}.',
    },
    {
      id: 'repaint',
      group: 'Before you pay',
      question: 'Do the indicators repaint?',
      answer:
        'A confirmed mark does not move and does not vanish. No open bar is marked. A swing is known some bars late, and the bar that confirmed it is marked; what ends greys in its place, and a level or range gives way to the next of its name. Higher timeframes are read from closed bars only, live or not. [Test it on the live chart](/#demo).',
    },
    {
      id: 'platform-plan',
      group: 'Before you pay',
      question: 'Is a free platform plan enough?',
      answer:
        'All three on one chart need a platform plan that allows three indicators, plus what you already use. With fewer, run one or two at a time.',
    },
    {
      id: 'markets',
      group: 'Before you pay',
      question: 'Which markets and timeframes?',
      answer:
        'All that your platform draws as candles: forex, crypto, stocks, indices, futures. From 1 minute to 1 month, sessions up to 1 hour.',
    },
    {
      id: 'signals',
      group: 'Before you pay',
      question: 'Does it give signals or trade?',
      answer:
        'Neither. The indicators mark structure, zones and levels, and can alert you. They do not say buy or sell, and place no orders.',
    },
    {
      id: 'results',
      group: 'Before you pay',
      question: 'What results can I expect?',
      answer:
        'The same situation marked the same way every time. We show no returns or win rates; trading involves substantial risk of loss ([Disclaimer](/disclaimer)).',
    },
    {
      id: 'free-scripts',
      group: 'Before you pay',
      question: 'Why not use free scripts?',
      answer:
        'Some are excellent; keep those. Ours share one definition of a swing, so they do not contradict each other, and a person answers. You have {refundDays} days to decide.',
    },
    {
      id: 'learning',
      group: 'Before you pay',
      question: 'Is it for beginners?',
      answer:
        'Yes, if you can read a candle chart. Start with structure and the defaults, add the rest later. Allow about a week.',
    },
    {
      id: 'plans',
      group: 'Paying and leaving',
      question: 'How do the plans differ?',
      answer:
        'All have the same three indicators, updates and basic email support. Priority support is for 6-Month and Annual; documentation with strategies, for 6-Month and Annual; a strategy sharing platform, suggestions, votes and early access, for Annual. [Compare](/#compare).',
    },
    {
      id: 'refund',
      group: 'Paying and leaving',
      question: 'Can I have my money back?',
      answer:
        'Yes, in full. Write to {support} within {refundDays} days of the first payment, with your order details. After that, sales are final unless your law says otherwise: [Refund Policy](/refund).',
    },
    {
      id: 'cancel',
      group: 'Paying and leaving',
      question: 'How do I cancel?',
      answer:
        'Where a plan renews, online in the {memberArea}, at any time. You keep access to the end of the paid period; nothing more is charged.',
    },
    {
      id: 'trial',
      group: 'Paying and leaving',
      when: 'trials',
      question: 'Is there a free trial?',
      answer:
        'Yes ({trials}). It costs nothing if you cancel before it ends; the first payment is taken then.',
    },
    {
      id: 'change-plan',
      group: 'Paying and leaving',
      question: 'Can I change plans later?',
      answer:
        'Yes, in the {memberArea}; a plan that renews changes at the end of the paid period. Sooner: write to {support}.',
    },
    {
      id: 'payment',
      group: 'Paying and leaving',
      question: 'How do I pay safely?',
      answer:
        'By {paymentMethods}, on a page hosted by {paymentProcessor}. Card details never reach us. Send nobody a password or an API key: who asks for one in our name is not us.',
    },
    {
      id: 'updates',
      group: 'Afterwards',
      question: 'How do updates arrive?',
      answer:
        'By themselves, when you open a chart. What would move existing marks is a setting, off at first.',
    },
    {
      id: 'devices',
      group: 'Afterwards',
      question: 'Can I use several devices?',
      answer:
        'Yes. Access belongs to your platform username, wherever you sign in. One plan serves one person.',
    },
    {
      id: 'support',
      group: 'Afterwards',
      question: 'When do you answer e-mails?',
      answer:
        'Write to {support} at any hour. A person answers within {basicReply}, with priority within {priorityReply}.',
    },
    {
      id: 'honesty',
      group: 'Afterwards',
      when: 'exampleNotices',
      question: 'Are the notices and testimonials real?',
      answer:
        'No. The notices are simulated and the testimonials our samples; both say so. The figures are our own statement; the charts show a simulated market.',
    },
    {
      id: 'charts',
      group: 'Afterwards',
      when: 'no exampleNotices',
      question: 'Do the charts show real trades?',
      answer: 'No. The charts show a simulated market.',
    },
  ],
};
