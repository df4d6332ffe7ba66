/** Questions buyers ask, most asked first: the first one is open at load. Answers may hold links, `[name](target)`. */
import type { Faqs } from '@/lib/content/schemas/landing';
import { routes } from './routes';
import { service } from './service';
import { site } from './site';

export const faqs: Faqs = {
  label: 'FAQs',
  title: 'What people ask before they pay.',
  intro:
    'Mostly what has cost them money elsewhere: access, platform limits, repainting, refunds. If your question is missing, the address is at the foot of this page.',
  filter: {
    label: 'Find a question',
    found: '{count} of {all} questions',
    none: `No question here has these words. Write to ${site.supportEmail} and a person answers.`,
  },
  copy: {
    name: 'Link to this answer',
    clipboard: 'Copied.',
    bar: 'The link is in the address bar now.',
  },
  items: [
    {
      id: 'access',
      question: 'How and when do I get access?',
      answer: `Enter your username on ${site.platformName} when you pay. We switch on all {indicatorCount} indicators for it and e-mail you: usually within minutes, within ${service.accessHours} hours at the latest. If not, the name was probably mistyped: write to {support}.`,
    },
    {
      id: 'repaint',
      question: 'Do the indicators repaint?',
      answer:
        'A confirmed mark does not move and does not vanish. While a bar is open a mark may show dashed, and can still go. A swing is labelled some bars late, and a broken zone greys in its place. Higher timeframes are read from closed bars only. [Test it on the live chart](/#demo).',
    },
    {
      id: 'platform-plan',
      question: 'Will it run on a free platform plan?',
      answer:
        'All {indicatorCount} on one chart need a platform plan that allows as many, plus whatever you already use. With fewer, run one or two at a time.',
    },
    {
      id: 'markets',
      question: 'Which markets and timeframes?',
      answer:
        'All that your platform draws as candles: forex, crypto, stocks, indices, futures. Structure and zones work from 1 minute to 1 month, sessions up to 1 hour. Thin trading makes every reading less useful.',
    },
    {
      id: 'signals',
      question: 'Does it give signals or trade for me?',
      answer:
        'Neither. The indicators mark structure, zones and levels, and can alert you. They do not say buy or sell, and place no orders.',
    },
    {
      id: 'results',
      question: 'What results can I expect?',
      answer: `The same situation marked the same way every time. We show no returns or win rates. Trading involves substantial risk of loss: see the [Disclaimer](${routes.disclaimer.path}).`,
    },
    {
      id: 'free-scripts',
      question: 'Why pay when there are free scripts?',
      answer: `Some are excellent; keep them. Ours share one definition of a swing, so they do not contradict each other, and a person answers. You have ${site.refundDays} days to decide.`,
    },
    {
      id: 'learning',
      question: 'Is it for beginners?',
      answer:
        'Yes, if you can read a candle chart. Leave the defaults, start with structure and add the rest later. Allow about a week.',
    },
    {
      id: 'plans',
      question: 'How do the plans differ?',
      answer:
        'All have the same {indicatorCount} indicators, every update and basic email support. {plansWith Documentation with strategies} plans add priority support and documentation with strategies. {plansWith Strategy sharing platform} subscribers also get a strategy sharing platform, suggestions, votes and early access. [Compare them](/#compare).',
    },
    {
      id: 'refund',
      question: 'Can I have my money back?',
      answer: `Yes. Write to {support} within ${site.refundDays} days of a new subscription, with your order details, and the full amount goes back. Later, sales are final unless your law says otherwise: [Refund Policy](${routes.refund.path}).`,
    },
    {
      id: 'cancel',
      question: 'How do I cancel?',
      answer:
        'Online in the {memberArea}, at any time. You keep access until the end of the period you have paid for, and nothing more is charged.',
    },
    {
      id: 'change-plan',
      question: 'Can I change plans later?',
      answer:
        'Yes, in the {memberArea}, from the end of the period you have paid for. To move at once, write to {support}.',
    },
    {
      id: 'payment',
      question: 'How can I pay, and is it safe?',
      answer: `By {paymentMethods}, on a page hosted by ${site.paymentProcessor}. Card details never reach us. Send nobody your password or an API key, even in our name.`,
    },
    {
      id: 'updates',
      question: 'How do updates arrive?',
      answer:
        'By themselves, when you open a chart. One that would move existing marks comes as a setting that is off at first.',
    },
    {
      id: 'devices',
      question: 'Can I use it on several devices?',
      answer:
        'Yes. Access belongs to your platform username, wherever you sign in. One subscription serves one person.',
    },
    {
      id: 'support',
      question: 'When do you answer e-mails?',
      answer:
        'Write to {support} at any hour. A person answers within {basicReply}, with priority support within {priorityReply}.',
    },
    {
      id: 'honesty',
      question: 'Are the notices and testimonials real?',
      answer:
        'No. The notices are simulated and the testimonials are samples that we wrote; both say so. The figures are our own statement. The charts show a simulated market.',
    },
  ],
};
