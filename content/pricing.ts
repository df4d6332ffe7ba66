/** Words around the plans. Words in {braces} are filled with figures computed from 'plans.ts'. */
import type { Pricing } from '@/lib/content/schemas/pricing';
import { routes } from './routes';
import { site } from './site';

export const pricing: Pricing = {
  label: 'Pricing',
  title: 'One suite. {PlanCount} ways to pay for it.',
  intro: `Every plan has all {indicatorCount} indicators and a ${site.refundDays}-day money-back guarantee. The longer ones cost less per month and add documentation, priority support and, with {plansWith Vote on upcoming features}, a say in what is built next.`,
  popular: { text: 'POPULAR', sampleLabel: 'Sample', provenance: { status: 'stated' } },
  choose: 'Choose {plan}',
  leaves: '(opens our payment provider’s page)',
  comparedWith: '{months} × {monthly} billed monthly',
  comparedSpoken: 'Compared with {compared} when billed monthly',
  saving: 'Save {amount} ({about} {percent}%)',
  about: 'about',
  perMonth: 'about {monthly} per month',
  baseline: 'The plain monthly rate, with the shortest commitment',
  terms: {
    charged: 'Charged today',
    renewal: 'After that',
    cancel: 'To cancel',
    refund: 'Money back',
    currency: 'Currency and tax',
  },
  charged: '{price}, once, for {length}.',
  renews: 'Renews automatically at {price} {renewal} until you cancel.',
  ends: 'Does not renew. Nothing more is charged, and access ends after {length}.',
  cancel:
    'Cancel online at any time in the member area; access continues to the end of the period you have paid for.',
  nothingToCancel: 'There is nothing to cancel.',
  refund: `${site.refundDays}-day full refund on a new subscription. Your legal rights are not affected.`,
  currency:
    'Prices in US dollars{taxIncluded?, all taxes included.|; tax may be added at checkout.}',
  notIncluded: 'Not included:',
  unavailable: `This plan cannot be bought online at the moment. Write to ${site.supportEmail} and we will help.`,
  guarantee: {
    title: `${site.refundDays}-day money-back guarantee`,
    text: `On all plans. Write to us within ${site.refundDays} days of a new subscription, with your order details, and the full amount goes back the way it came.`,
  },
  sample: {
    text: 'Sample site: no payment page answers here.',
    link: { name: 'See what follows a payment', href: routes.paymentSuccess.path },
  },
  flexible: {
    title: 'Cancel anytime',
    text: 'In the member area, without a call or a reason. You keep access until the end of the billing period, and nothing is charged after it.',
  },
  methods: {
    title: 'Ways to pay',
    text: `You pay on a page hosted by ${site.paymentProcessor}. Card details go there and never pass through this site.`,
    items: [
      { id: 'visa', name: 'Visa', icon: 'visa' },
      { id: 'mastercard', name: 'Mastercard', icon: 'mastercard' },
      { id: 'american-express', name: 'American Express', icon: 'americanexpress' },
      { id: 'paypal', name: 'PayPal', icon: 'paypal' },
      { id: 'apple-pay', name: 'Apple Pay', icon: 'applepay' },
    ],
  },
};
