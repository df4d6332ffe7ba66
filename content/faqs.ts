/** The first question is open when the page loads. Answers can have links, paragraphs and lists (docs/guides/edit-content.md). */
import type { Faqs } from '@/components/landing/faqs/schema';
import type { Wording } from '@/lib/schemas/placeholders';

export const faqs: Wording<Faqs> = {
  sample: true,
  label: 'FAQs',
  title: 'Questions and answers',
  items: [
    {
      id: 'access',
      group: 'Before you buy',
      question: 'When do I get access?',
      answer:
        'Usually within minutes, and within {accessHours} hours at the latest. At checkout, give us your username on {platform}. If you hear nothing, it was probably mistyped: email {support}.',
    },
    {
      id: 'repaint',
      group: 'Before you buy',
      question: 'Do the indicators repaint?',
      answer: `No mark changes once it’s drawn, but:

  - Marks are drawn late, when their confirming bar closes. For a swing, that’s four bars after its high or low.
  - A swing’s label stands on its own bar, four bars before the one that confirmed it. TradingView’s Pine Script manual lists this among the forms of repainting, as [plotting in the past](https://www.tradingview.com/pine-script-docs/concepts/repainting/#plotting-in-the-past): later, it looks as if the label had been there at once. That’s why the chart shows the confirming bar too.
  - A zone or an order block that ends turns gray in place. Levels and dealing ranges are replaced when they are out of date, and the box of a session grows while it runs.

  Higher timeframes are read from closed bars only.

  <!-- when: demo -->
  See it tested: [run the repaint test](/#repaint-test).

  <!-- when: repaintCheck -->
  Or [check what a script plots](/repaint-check), with two exports of your chart.

  <!-- when: no repaintCheck -->
  Or [test any script yourself](/blog/what-is-repainting).

  <!-- when: repaintIndex -->
  What other indicators do is in the [repaint index](/repaint-index).`,
    },
    {
      id: 'platform-plan',
      group: 'Before you buy',
      question: 'Is a free {platform} plan enough?',
      answer:
        'Yes, if it allows {indicators} on one chart in addition to those you already use. If it allows fewer, show fewer at a time.',
    },
    {
      id: 'markets',
      group: 'Before you buy',
      question: 'Which markets and timeframes can I use?',
      answer:
        'You can use any market that {platform} shows as candles: forex, crypto, stocks, indices or futures. Bars can be 1 minute to 1 month long. Zones need bars shorter than 1 week, and sessions need prices in bars of 1 hour or less.',
    },
    {
      id: 'signals',
      group: 'Before you buy',
      question: 'Do the indicators give signals or promise results?',
      answer:
        'Neither. They mark structure, zones and levels, and can alert you. They don’t say when to buy or sell, and place no orders. Trading involves substantial risk of loss ([Disclaimer](/disclaimer)).',
    },
    {
      id: 'free-scripts',
      group: 'Before you buy',
      question: 'Why not use free scripts?',
      answer:
        'Some free scripts are excellent. [One of 25 lines](/blog/free-smart-money-scripts), with pivots of 4 and 4 bars, doesn’t take swings back either, and marks breaks. Ours add labels (HH, HL, LH, LL), order blocks, zones, sessions, the confirming bar of each swing, written rules, updates and support. You have {refundDays} days to decide.',
    },
    {
      id: 'plans',
      group: 'Billing and refunds',
      question: { onePlan: 'What do I get?', other: 'How do the plans differ?' },
      answer: {
        onePlan:
          'You get {allIndicators}, every update, basic email support, documentation with strategies, a strategy sharing platform, suggestions for updates, votes on upcoming features and early access.',
        onePaidPlan:
          'The paid plan includes {allIndicators}, every update and basic email support. [Compare the plans](/#compare) to see what each of them includes.',
        free: 'All paid plans include the same {indicators}, every update and basic email support. [Compare the plans](/#compare) to see what each of them includes.',
        priority:
          'All plans include the same {indicators}, every update and basic email support. With {longerPlans}, you also get priority support and documentation with strategies. {LongestPlan} also adds a strategy sharing platform, suggestions for updates, votes on upcoming features and early access. [Compare the plans](/#compare).',
        other:
          'All plans include the same {indicators}, every update and basic email support. With {longerPlans}, you also get documentation with strategies. {LongestPlan} also adds a strategy sharing platform, suggestions for updates, votes on upcoming features and early access. [Compare the plans](/#compare).',
      },
    },
    {
      id: 'refund',
      group: 'Billing and refunds',
      question: 'Can I get a refund?',
      answer:
        'Yes, you can get a full refund. Email {support} with your order details within {refundDays} days of the first payment. After that, sales are final unless the law where you live says otherwise. See the [Refund Policy](/refund).',
    },
    {
      id: 'cancel',
      group: 'Billing and refunds',
      question: {
        'no renews': 'Do I have to cancel anything?',
        onePlan: 'How do I cancel?',
        other: 'How do I cancel or change plans?',
      },
      answer: {
        'no renews': 'No. You pay once, and nothing renews.',
        onePlan:
          'You can cancel online in the {memberArea} at any time. You keep access until the end of the period you paid for, and you aren’t charged again.',
        other:
          'If your plan renews, you can cancel it online in the {memberArea} at any time. You keep access until the end of the period you paid for, and you aren’t charged again. You can change plans there too, from the end of that period; to switch sooner, email {support}.',
      },
    },
    {
      id: 'trial',
      group: 'Billing and refunds',
      when: 'trials',
      question: 'Is there a free trial?',
      answer:
        'Yes, with these plans: {trials}. You pay nothing if you cancel before the trial ends. Otherwise, we take the first payment when it ends.',
    },
    {
      id: 'payment',
      group: 'Billing and refunds',
      question: 'How do I pay, and is it safe?',
      answer:
        'You pay by {paymentMethods} on a page hosted by {paymentProcessor}. Your card details never reach us. Never send anyone a password or an API key; we never ask for one.',
    },
    {
      id: 'learning',
      group: 'Using the indicators',
      question: 'Are the indicators for beginners?',
      answer:
        'Yes, if you can read a candlestick chart. Start with Structure and its default settings, and add the others later. Allow a week or more to learn them; refunds end after {refundDays} days either way.',
    },
    {
      id: 'devices',
      group: 'Using the indicators',
      question: 'How do updates and several devices work?',
      answer:
        'Updates arrive when you open a chart; the [changelog](/changelog) says how each affects existing charts. Access belongs to your username on {platform}, wherever you sign in. One plan is for one person.',
    },
  ],
};
