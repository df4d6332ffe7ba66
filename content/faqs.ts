/** Questions buyers ask, most asked first: the first one is open at load. Answers may hold links, `[name](target)`. */

import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
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
      answer: `Enter your username on ${site.platformName} at checkout. We switch on {indicatorCount:the indicator|all {indicatorCount} indicators} and e-mail you: usually within minutes, within ${service.accessHours} hours at the latest. If not, the username was probably mistyped: write to {support}.`,
    },
    {
      id: 'repaint',
      group: 'Before you pay',
      question: '{indicatorCount:Does the indicator|Do the indicators} repaint?',
      answer:
        'A confirmed mark does not move and does not vanish. No open bar is marked. A swing is known some bars late, and the bar that confirmed it is marked; what ends greys in its place, and a level or range gives way to the next of its name. Higher timeframes are read from closed bars only, live or not. [Test it on the live chart](/#demo).',
    },
    {
      id: 'platform-plan',
      group: 'Before you pay',
      question: 'Is a free platform plan enough?',
      answer:
        '{indicatorCount:It needs a plan that allows one more than|All {indicatorCount} on one chart need a plan that allows as many, plus} what you already use.{indicatorCount:| With fewer, run one or two at a time.}',
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
        'Neither. The {indicatorCount:indicator marks|indicators mark} structure, zones and levels, and can alert you. {indicatorCount:It does not say buy or sell, and places|They do not say buy or sell, and place} no orders.',
    },
    {
      id: 'results',
      group: 'Before you pay',
      question: 'What results can I expect?',
      answer: `The same situation marked the same way every time. We show no returns or win rates; trading involves substantial risk of loss ([Disclaimer](${routes.disclaimer.path})).`,
    },
    {
      id: 'free-scripts',
      group: 'Before you pay',
      question: 'Why not use free scripts?',
      answer: `Some are excellent; keep those. {indicatorCount:Ours leaves a confirmed mark where it is|Ours share one definition of a swing, so they do not contradict each other}, and a person answers. You have ${site.refundDays} days to decide.`,
    },
    {
      id: 'learning',
      group: 'Before you pay',
      question: 'Is it for beginners?',
      answer:
        'Yes, if you can read a candle chart. Start with {indicatorCount:the defaults|structure and the defaults, add the rest later}. Allow about a week.',
    },
    {
      id: 'plans',
      group: 'Paying and leaving',
      question: '{planCount:What does the plan include?|How do the plans differ?}',
      answer:
        '{planCount:It has|All have the same} {indicatorCount} {indicatorCount:indicator|indicators}, updates and basic email support.{planCount:| Priority support is for {plansWith Priority support}; documentation with strategies, for {plansWith Documentation with strategies}; a strategy sharing platform, suggestions, votes and early access, for {plansWith Strategy sharing platform}. [Compare](/#compare).}',
    },
    {
      id: 'refund',
      group: 'Paying and leaving',
      question: 'Can I have my money back?',
      answer: `Yes, in full. Write to {support} within ${site.refundDays} days of the first payment, with your order details. After that, sales are final unless your law says otherwise: [Refund Policy](${routes.refund.path}).`,
    },
    {
      id: 'cancel',
      group: 'Paying and leaving',
      question: '{renewed?How do I cancel?|Do I have to cancel?}',
      answer:
        '{renewed?Where a plan renews, online in the {memberArea}, at any time. You keep access to the end of the paid period; nothing more is charged.|No. Nothing renews by itself, and nothing more is charged.}{trials? A free trial ({trials}) costs nothing if you cancel before it ends.}',
    },
    {
      id: 'change-plan',
      group: 'Paying and leaving',
      question: '{planCount:Can the price change later?|Can I change plans later?}',
      answer:
        '{planCount:Yes, but what you have already paid stays as it is.|Yes, in the {memberArea}; a plan that renews changes at the end of the paid period. Sooner: write to {support}.}',
    },
    {
      id: 'payment',
      group: 'Paying and leaving',
      question: 'How do I pay safely?',
      answer: `By {paymentMethods}, on a page hosted by ${site.paymentProcessor}. Card details never reach us. Send nobody a password or an API key: who asks for one in our name is not us.`,
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
        'Write to {support} at any hour. A person answers within {basicReply}{plansWith Priority support?, with priority within {priorityReply}}.',
    },
    {
      id: 'honesty',
      group: 'Afterwards',
      question:
        '{exampleNotices?Are the notices and testimonials real?|Do the charts show real trades?}',
      answer:
        'No. {exampleNotices?The notices are simulated and the testimonials our samples; both say so. }{statedFigures?The figures are our own statement; the|The} charts show a simulated market.',
    },
  ],
};
