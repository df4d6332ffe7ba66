/** Terms of Service. Words may hold links, `[name](target)`. */

import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  summary: `What you and ${site.legalName} owe each other when you use this site or order the ${site.productName}.`,
  numbered: true,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      blocks: [
        `These terms are an agreement between you and ${site.legalName} (“${site.name}”, “we”). They cover this website, the member area and the ${site.productName}, {indicatorCount:an indicator|a set of {indicatorCount} indicators} for use on ${site.platformName}. By ordering a plan or using the {indicatorCount:indicator|indicators} you accept them; if you do not agree, please do not order.`,
        'You must be at least 18 years old and able to enter into a contract. If you order for a company, you confirm that you may bind it.',
        `The [Refund Policy](${routes.refund.path}) and the [Disclaimer](${routes.disclaimer.path}) are part of these terms. The [Privacy Policy](${routes.privacy.path}) explains how we handle personal data.`,
        `These terms are governed by the law of ${site.governingLaw}. If you are a consumer, you keep every protection that the law of the place where you live gives you and that a contract cannot take away, including the right to bring a claim in your local courts.`,
      ],
    },
    {
      id: 'use-of-service',
      title: 'Use of the service',
      blocks: [
        `A plan lets one person use the {indicatorCount:indicator|indicators} under one username on ${site.platformName}, for as long as the plan lasts. You need an account there; its fees, limits and rules are between you and its operator.`,
        `Prices are in {currency} and stand beside {planCount:the|each} plan in the [price list](/#pricing); {taxIncluded?they include all taxes|tax may be added at checkout}. Payments are taken by ${site.paymentProcessor}.{renewed? A subscription renews automatically at the price and interval shown when you subscribed, until you cancel.}{trials? During a free trial ({trials}) you can cancel at any time and nothing is charged; the first payment is taken when it ends.}{paidOnce? A plan that is paid once ({paidOnce}) does not renew, and lasts as long as we offer the indicators.}{renewed? We tell you by e-mail at least 30 days before a price changes, and a new price applies from your next renewal, never to a period already paid for.}`,
        '{renewed?You can cancel a subscription at any time in the {memberArea}. Access continues until the end of the billing period you have paid for, and nothing is charged after it.}',
        'When you use the service, you agree not to:',
        [
          'share, rent out or resell your access, or let others use it under your username;',
          'copy, decompile or rebuild the {indicatorCount:indicator|indicators}, or remove notices of ownership;',
          'present their marks to others as signals or advice given by us;',
          'disturb the service, get round its access control, or use it to break the law.',
        ],
        'If you do, we may suspend your access, after a warning where one is reasonable. If we end your access without a breach on your side, we refund the part of what you paid that you have not had the use of.',
        'We improve the {indicatorCount:indicator|indicators} from time to time and may change how a feature works. We do not control the platform {indicatorCount:it runs|they run} on; if it changes something that breaks {indicatorCount:the indicator|an indicator}, we repair it as soon as we reasonably can.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        `The {indicatorCount:indicator, its|indicators, their} code, the documentation, this site and the name ${site.name} belong to ${site.legalName} or to those who license them to us. Your plan gives you a personal, non-exclusive, non-transferable right to use them while it lasts, and no other right.`,
        'You may publish your own charts with our marks on them, in posts, videos and journals. Please do not crop out the name of the indicator where the platform shows it. What you send to us as a suggestion we may use without payment; what you share on the strategy sharing platform remains yours.',
        `${site.name} is not affiliated with, endorsed by or sponsored by ${site.platformName} or the company behind it. Names of platforms, payment services and markets are trademarks of their owners.`,
      ],
    },
    {
      id: 'limitation-of-liability',
      title: 'Limitation of liability',
      blocks: [
        `The {indicatorCount:indicator is a tool|indicators are tools} for reading charts. {indicatorCount:It is|They are} not financial advice, as the [Disclaimer](${routes.disclaimer.path}) explains, and every trading decision is yours, with its result.`,
        'The service is provided as it is. We take reasonable care, but we do not promise that it is free of faults, always available, or suited to a particular purpose, and data from markets and platforms can be late or wrong.',
        'As far as the law allows, we are not liable for trading losses, for earnings you hoped for, or for indirect damage, and our liability in total is limited to what you paid us in the twelve months before the claim arose.',
        'Nothing in these terms limits liability that the law does not let us limit, such as liability for fraud, for intent or gross negligence, or for death or injury caused by negligence. Nothing in them takes away the statutory rights of a consumer.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms when the service, the law or our costs change. The date at the top says when they last changed. If a change affects customers to their disadvantage, we e-mail them at least 30 days before it applies; you may refuse it before that day, and the old terms go on applying to what you have paid for{renewed?; a subscription then ends with the paid period}.',
        'If one of these terms turns out not to be valid, the others still apply.',
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact',
      blocks: [
        `Your contract is with ${site.legalName}, ${site.seller.line}. Questions about these terms go to {support}. Please name the e-mail address you gave at checkout if the question is about an order; never send a password.`,
      ],
    },
  ],
};
