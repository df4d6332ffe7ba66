/** Questions buyers ask, most asked first: the first one is open at load. Answers may hold links, `[name](target)`. */
import type { Faqs } from '@/lib/content/schemas/landing';
import { notices } from './notices';
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
      question: 'How do I get access after paying, and how long does it take?',
      answer: `When you pay, you are asked for your username on ${site.platformName}. We switch on all {indicatorCount} indicators for that name and e-mail you when it is done: usually within minutes, within ${service.accessHours} hours at the latest. You then find them in the list of indicators of your account there. A delay is nearly always a mistyped username; write to {support} and it is put right without a new payment.`,
    },
    {
      id: 'repaint',
      question: 'Do the indicators repaint?',
      answer:
        'A confirmed mark does not move and does not vanish. While a bar is open a mark may show as provisional, dashed, and can still disappear; when the bar closes it is either drawn for good or gone. Two limits, so that nobody finds them out later. A swing can only be known some bars after it happened, so its label is late by that many bars, and the confirming bar is marked too. And a zone that price breaks is greyed: its state changes, its place does not. Values from a higher timeframe are read from closed bars only, in history as in real time. You need not take our word for it: [test it on the live chart](/#demo).',
    },
    {
      id: 'platform-plan',
      question: 'Will it run on my platform’s free plan?',
      answer:
        'Each of ours counts as one indicator, so all {indicatorCount} on one chart need a platform plan that allows at least {indicatorCount} per chart, plus whatever you already use. Some free plans allow fewer. You can still run one or two at a time, or spread them over separate charts. Platforms change these limits, so look up yours before you pay, and [try your numbers](/#platform); their fees are not part of ours.',
    },
    {
      id: 'markets',
      question: 'Which markets and timeframes does it work on?',
      answer:
        'Anything the platform draws as candles: forex, crypto, stocks, indices, futures. Structure and zones work from 1 minute to 1 month. The session tool needs intraday charts, up to 1 hour, because a session inside a daily candle cannot be seen. On thinly traded symbols the rules still hold, but gaps and wild wicks make every reading of structure less useful, ours included.',
    },
    {
      id: 'signals',
      question: 'Is it a signal service, and will it trade for me?',
      answer:
        'Neither. The indicators mark structure, zones and levels, and can alert you when one of them is touched or broken. They do not say buy or sell, are not connected to a broker and place no orders. The decision, its size and the stop stay with you.',
    },
    {
      id: 'results',
      question: 'What results can I expect?',
      answer: `A chart on which the same situation is marked the same way every time. We promise no more than that, and show no returns, win rates or backtests: what you earn or lose depends on decisions an indicator does not make. Trading involves substantial risk of loss; the [Disclaimer](${routes.disclaimer.path}) says it in full.`,
    },
    {
      id: 'free-scripts',
      question: 'Why pay when there are free scripts?',
      answer: `Some free scripts are excellent; if they do what you need, keep them. What you pay for here is {indicatorCount} tools that share one definition of a swing and of a closed timeframe, so they do not contradict each other on the same chart; a stated moment of confirmation for every mark; updates when the platform changes something; and a person who answers. You have ${site.refundDays} days to decide whether that is worth it to you.`,
    },
    {
      id: 'plans',
      question: 'What is the difference between the plans?',
      answer:
        'All plans have the same {indicatorCount} indicators, every update and basic email support. The {plansWith Documentation with strategies} plans add priority support and include documentation with strategies. {plansWith Strategy sharing platform} subscribers also get a strategy sharing platform, can submit suggestions for indicator updates, vote on upcoming features and get early access to new releases. The [comparison](/#compare) shows it row by row, including what a plan leaves out.',
    },
    {
      id: 'refund',
      question: 'Can I have my money back?',
      answer: `Yes. Within ${site.refundDays} days of a new subscription, on any plan, you get the full amount back: write to {support} with your order details. You need not say why, though it helps us. After ${site.refundDays} days sales are final. The [Refund Policy](${routes.refund.path}) has the details, and any longer right your law gives you still applies.`,
    },
    {
      id: 'cancel',
      question: 'How do I cancel, and what happens then?',
      answer:
        'In the {memberArea}, under billing, at any time and without a call. You keep access until the end of the billing period you have paid for, then the indicators are switched off for your username and nothing more is charged. Your chart layouts belong to your platform account and stay there; only our marks go.',
    },
    {
      id: 'change-plan',
      question: 'Can I change to another plan later?',
      answer:
        'Yes, in the {memberArea}. A change takes effect when the period you have paid for ends, so you never pay for the same weeks twice. If you would rather move to a longer plan at once, write to {support}.',
    },
    {
      id: 'payment',
      question: 'How can I pay, and is it safe?',
      answer: `By {paymentMethods}, on a page hosted by ${site.paymentProcessor}. Card details go there and never reach us. From you we need a platform username and an e-mail address, nothing else. Never send us your password, an API key or access to a broker account; anyone who asks for one in our name is not us.`,
    },
    {
      id: 'updates',
      question: 'How do updates arrive?',
      answer:
        'By themselves. The platform loads the new version the next time you open a chart, and the release notes in the member area say what changed. A change that would move existing marks comes as a new setting that is off at first, so the chart you studied yesterday is the chart you open tomorrow.',
    },
    {
      id: 'learning',
      question: 'I am new to smart money concepts. Is this for me?',
      answer:
        'If you can read a candle chart, yes; if not yet, learn that first, for nothing. Every setting has a tooltip that states the rule in a sentence, and the defaults are meant to be left alone. Start with structure only, add zones after some days and sessions last. Allow about a week before the marks read like words.',
    },
    {
      id: 'devices',
      question: 'Can I use it on more than one device?',
      answer:
        'Yes. Access belongs to your platform username, not to a computer, so it works wherever you sign in, phones included if the platform’s app shows indicators of this kind. One subscription serves one username and one person.',
    },
    {
      id: 'support',
      question: 'When do you answer e-mails?',
      answer:
        'Write to {support} at any hour of any day; a person answers within {basicReply}. With priority support your message goes to the front and is answered within {priorityReply}. There is no phone line and no chatbot.',
    },
    {
      id: 'honesty',
      question: 'Are the notices and testimonials on this page real?',
      answer: `No. The subscriber notices are simulated, carry the label “${notices.simulatedLabel}” and use chart terms for surnames; nobody bought anything when one appears. The testimonials are samples we wrote, labelled as well. The figures for traders, learning time and rating are our own statement and say so. The charts are drawn from a simulated market. We would rather tell you than have you find out.`,
    },
  ],
};
