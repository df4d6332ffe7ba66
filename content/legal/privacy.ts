/**
 * Privacy Policy. What depends on the set-up (who receives data, what is stored, order status) is said by facts in
 * braces, '{analytics?said if it is on|said if not}', so that the page stays true when the set-up changes
 * (lib/content/facts.ts). Words may hold links, `[name](target)`.
 */

import { accessDesk } from '@/content/access-desk';
import { controls } from '@/content/controls';
import { notices } from '@/content/notices';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  summary:
    'This site sets no cookies{analytics?. It counts page views, and follows nobody.| and measures nobody.} We hold what your access needs: an e-mail address, a platform username and the state of the payment.',
  numbered: true,
  sections: [
    {
      id: 'information-collected',
      title: 'Information we collect',
      blocks: [
        'From everyone who visits: the server that delivers these pages keeps an ordinary access log with IP address, browser, time, requested address and the page that led here. This site has no account, and sends nothing that you type into its fields. {analytics?We count page views, with the help of {analytics} and without cookies ([who else receives it](#sharing) says more). We run no advertising.|We run no analytics and no advertising.}',
        `From customers: ${site.paymentProcessor} tells us your name, your e-mail address, your plan and the state of your payments, never your card number. You give us your username on ${site.platformName}, so that we can switch on access there.`,
        'From people who write to us: your e-mail address and what you put into the message.',
        'If the address you return to after paying holds an order reference, that reference stands in the access log like the rest of the address.',
        `{orderStatus?On [the page after payment](${routes.paymentSuccess.path}) your browser sends the order reference in its address to this site’s own server, to show how the order stands. The answer is shown to you and not stored in your browser.}`,
        '{exampleNotices?The simulated notices and sample testimonials on this site are made up and contain no personal data.}',
      ],
    },
    {
      id: 'use-of-information',
      title: 'How we use it',
      blocks: [
        [
          'To give you access{renewed?, renew or end a subscription} and refund what you paid: necessary for our contract with you.',
          'To answer you: necessary for the contract, or in our legitimate interest in answering people who write.',
          'To deliver this site and keep it secure, which is what access logs are for: our legitimate interest.',
          '{analytics?To see which pages are read: our legitimate interest in making them better.}',
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
        [
          `To deliver these pages and keep the access log: ${site.hostingProvider}.`,
          `To take the payments: ${site.paymentProcessor}. If the address of the page names a campaign (utm_source and the like), that name goes along with the payment link you follow, so that we see which campaigns lead to orders, unless your browser sends Global Privacy Control or Do Not Track.`,
          'To run the {memberArea}, where you log in{renewed? and cancel}: its provider.',
          `To switch on your access: ${site.platformName}, which learns that your username may use the {indicatorCount:indicator|indicators}.`,
          '{avatarHost?To show initials where a testimonial has no picture: your browser asks {avatarHost} for an image of them. That company then receives your IP address and browser details.}',
          `{analytics?To count page views: {analytics}. Your browser tells {analyticsHost} which page you see and which site led you to it. That company then receives your IP address and browser details, but no cookie and no name. Nothing is counted if your browser sends Global Privacy Control or Do Not Track.}`,
        ],
        '{requestedHosts?Otherwise our pages load nothing from other companies.|Our pages load nothing from other companies: fonts, pictures and scripts all come from this site.} Authorities receive data where the law obliges us.',
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
        'Your browser keeps nothing for us until you press one of these buttons or use one of these fields, and then nothing but the following:',
        [
          `{motionKey} (local storage): that you pressed “${controls.pauseMotion}”. Kept until you press “${controls.resumeMotion}” or clear the data of this site; sent to nobody.`,
          `{notices?{noticesKey} (local storage): that you pressed “${notices.turnOff}”. Kept until you press “${notices.turnOn}” or clear the data of this site; sent to nobody.}`,
          `{accessKey} (local storage): on the page after payment, the steps you ticked, the username and the day of payment you typed. Kept until you press “${accessDesk.keeping.erase}” or clear the data of this site; sent to nobody.`,
        ],
        'A file of prices that you open in the live demo is read inside your browser. It is not sent anywhere, and gone when you leave the page.',
        'The payment page and the member area are separate sites and may set cookies there.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'You may ask us for a copy of the data we hold about you, have it corrected, deleted or handed to you in a common format, and object to or restrict its use. Write to {support}; we answer within 30 days and charge nothing. You may also complain to the data protection authority where you live.',
        'We keep the data of your access while it lasts and invoices as long as tax law demands. Messages to support are deleted two years after the last one. Access logs are kept for a short time set by the hosting provider, and longer only to investigate an attack.',
        `Data may be processed in ${site.processedIn} and in other countries where those named above work. Where the law asks for safeguards for that, such as standard contractual clauses, they are in place with them.`,
        'The service is for adults. We do not knowingly hold data of anyone under 18.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When what we do changes, this page changes with it, and the date at the top says when. Customers are told by e-mail before a change that matters to them.',
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact',
      blocks: [
        `Responsible for your data is ${site.legalName}, ${site.seller.line}. Write to {support} about anything on this page.`,
      ],
    },
  ],
};
