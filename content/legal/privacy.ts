/**
 * Privacy Policy. What depends on the set-up (who receives data, what is stored, order status) is built from it, so
 * that the page stays true when the set-up changes. Words may hold links, `[name](target)`.
 */
import type { LegalDocument } from '@/lib/content/schemas/pages';
import { routes } from '../routes';
import { site } from '../site';
import { campaignData, measuring, measuringPurposes } from './privacy-measuring';
import { receivers, requests } from './privacy-sharing';
import { stored, unasked } from './privacy-storage';

const support = `[${site.supportEmail}](mailto:${site.supportEmail})`;

/** Said only where the site asks for the state of an order. */
const orderStatus = site.orderStatusPath
  ? [
      `On [the page after payment](${routes.paymentSuccess.path}) your browser sends the order reference in its address to this site’s own server, to show how the order stands. The answer is shown to you and not stored in your browser.`,
    ]
  : [];

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  summary: `${measuring.summary} We hold what a subscription needs: an e-mail address, a platform username and the state of the payment.`,
  numbered: true,
  sections: [
    {
      id: 'information-collected',
      title: 'Information we collect',
      blocks: [
        `From everyone who visits: the server that delivers these pages keeps an ordinary access log with IP address, browser, time, requested address and the page that led here. This site has no account, and sends nothing that you type into its fields. ${measuring.collected}`,
        `From subscribers: ${site.paymentProcessor} tells us your name, your e-mail address, your plan and the state of your payments, never your card number. You give us your username on ${site.platformName}, so that we can switch on access there.${campaignData}`,
        'From people who write to us: your e-mail address and what you put into the message.',
        'If the address you return to after paying holds an order reference, that reference stands in the access log like the rest of the address.',
        ...orderStatus,
        'The simulated notices and sample testimonials on this site are made up and contain no personal data.',
      ],
    },
    {
      id: 'use-of-information',
      title: 'How we use it',
      blocks: [
        [
          'To give you access, renew or end your subscription and refund it: necessary for our contract with you.',
          'To answer you: necessary for the contract, or in our legitimate interest in answering people who write.',
          'To deliver this site and keep it secure, which is what access logs are for: our legitimate interest.',
          ...measuringPurposes,
          'To keep accounts and pay tax: a legal duty.',
        ],
        'We do not use your data for advertising, do not build profiles, and let no machine decide anything about you that has legal effect.',
      ],
    },
    {
      id: 'sharing',
      title: 'Who else receives it',
      blocks: [
        'We share data only with those who need it to do their part:',
        receivers,
        `${requests} Authorities receive data where the law obliges us.`,
        'We do not sell personal information and do not share it for advertising.',
        'Links to the payment page, the member area and other sites lead away from here. Those sites have policies of their own.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        `The connection to this site is encrypted (https). These pages are static files, with no database behind them to break into. Card details are entered only on the page of ${site.paymentProcessor}. We never ask for passwords, API keys or access to a broker account.`,
        'No system is perfectly safe. If something happens to data of yours that puts you at risk, we tell you and the authority as the law requires.',
      ],
    },
    {
      id: 'browser-storage',
      title: 'Cookies and local storage',
      blocks: [
        'This site sets no cookies, which is why there is no banner about them.',
        unasked,
        stored,
        'A file of prices that you open in the live demo is read inside your browser. It is not sent anywhere, and gone when you leave the page.',
        'The payment page and the member area are separate sites and may set cookies there.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        `You may ask us for a copy of the data we hold about you, have it corrected, deleted or handed to you in a common format, and object to or restrict its use. Write to ${support}; we answer within 30 days and charge nothing. You may also complain to the data protection authority where you live.`,
        'We keep subscription data while the subscription lasts and invoices as long as tax law demands. Messages to support are deleted two years after the last one. Access logs are kept for a short time set by the hosting provider, and longer only to investigate an attack.',
        `Data may be processed in ${site.processedIn} and in other countries where those named above work. Where the law asks for safeguards for that, such as standard contractual clauses, they are in place with them.`,
        'The service is for adults. We do not knowingly hold data of anyone under 18.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When what we do changes, this page changes with it, and the date at the top says when. Subscribers are told by e-mail before a change that matters to them.',
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact',
      blocks: [
        `Responsible for your data is ${site.legalName}. Write to ${support} about anything on this page.`,
      ],
    },
  ],
};
