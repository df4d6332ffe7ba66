/** Refund Policy. The number of days comes from `site.ts`. Words may hold links, `[name](target)`. */

import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const refund: LegalDocument = {
  title: 'Refund Policy',
  summary: `A full refund within ${site.refundDays} days of the first payment for a plan{planCount:|, whichever it is}, if you write to us with your order details.`,
  numbered: false,
  sections: [
    {
      id: 'full-refund',
      title: `Full refund within ${site.refundDays} days`,
      blocks: [
        `If you ask within ${site.refundDays} days of the first payment for a plan, we refund the full amount{planCount:|, whichever plan you chose}. You do not have to give a reason, and it makes no difference whether you used the {indicatorCount:indicator|indicators} in the meantime.`,
        `The ${site.refundDays} days start when that payment is made and end at the same hour, ${site.refundDays} days later. If we switched on your access later than we promise, they start no earlier than that.`,
      ],
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for it',
      blocks: [
        'Write to {support} with your order details:',
        [
          'the e-mail address you used when paying;',
          'the order number or the date and amount on the receipt;',
          `your username on ${site.platformName}.`,
        ],
        `We confirm the request, end the plan and send the money back the way it came, through ${site.paymentProcessor}, within 5 business days. Your bank may need some days more to show it. Access ends when the refund is made.`,
      ],
    },
    {
      id: 'after-the-refund-period',
      title: `After ${site.refundDays} days`,
      blocks: [
        `After ${site.refundDays} days sales are final. This also applies to {renewed?renewals, to the unused rest of a period, and to }a loss made while trading with the {indicatorCount:indicator|indicators} on your chart.`,
        'If you were charged twice{renewed?, charged after you cancelled,} or charged a different amount from the one shown, tell us at any time. That is a mistake and not a refund, and we correct it.',
      ],
    },
    {
      id: 'when-we-may-refuse',
      title: 'When we may refuse',
      blocks: [
        'We may refuse a refund in cases of abuse:',
        [
          'repeated purchases and refunds by the same person or for the same username;',
          'access that was shared, resold or used to copy the {indicatorCount:indicator|indicators};',
          'a payment that is already being returned through a dispute with the bank, so that it cannot be paid back twice.',
        ],
        'If we refuse, we say why, and a person looks at your answer.',
      ],
    },
    {
      id: 'cancelling',
      title: '{renewed?Cancelling instead|Nothing to cancel}',
      blocks: [
        '{renewed?You can cancel a plan that renews at any time in the {memberArea}, with or without a refund. Access then continues until the end of the billing period you have paid for, and nothing is charged after it.|Nothing renews by itself, and nothing more is charged.}',
      ],
    },
    {
      id: 'your-legal-rights',
      title: 'Your legal rights',
      blocks: [
        'This policy adds to the rights the law gives you and replaces none of them. If the law where you live gives you a longer right to cancel (for example 14 days in the EU and UK), that right applies.',
        '{withdrawal?In the EU and the UK you can withdraw from a new contract within 14 days, without giving a reason: {withdrawal}.}',
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact',
      blocks: [
        `Refunds are handled by ${site.legalName}: {support}. The [Terms of Service](${routes.terms.path}) cover everything else.`,
      ],
    },
  ],
};
