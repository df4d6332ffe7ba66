/** Disclaimer. Words may hold links, `[name](target)`. */

import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const disclaimer: LegalDocument = {
  title: 'Disclaimer',
  summary:
    'The {indicatorCount:indicator is an educational tool|indicators are educational tools}. {indicatorCount:It is|They are} not financial advice, {indicatorCount:it promises|they promise} no results, and trading can cost you more than you can spare.',
  numbered: false,
  sections: [
    {
      id: 'educational-purpose',
      title: 'For education',
      blocks: [
        `Everything on this site, in the member area and in the ${site.productName} is educational. It shows one way of reading price charts, by rules that are the same for everyone.`,
      ],
    },
    {
      id: 'not-financial-advice',
      title: 'Not financial advice',
      blocks: [
        `Nothing here is financial advice, investment advice, a recommendation, or an offer to buy or sell anything. ${site.legalName} is not a broker, an adviser or a portfolio manager. We do not know your means, your aims or your positions, and no mark on a chart takes account of them.`,
        'An alert says that a rule was met. It does not say what to do about it. Before you trade, consider advice from someone licensed to give it where you live.',
      ],
    },
    {
      id: 'risk',
      title: 'The risk of trading',
      blocks: [
        'Trading involves substantial risk of loss and is not suitable for everyone. You can lose all you put in, and with leverage more than that. Trade only with money you can afford to lose.',
        'Past performance is not indicative of future results. A structure, zone or level that held before may fail the next time, and markets can gap through any of them.',
      ],
    },
    {
      id: 'no-promise-of-results',
      title: 'No guarantee of results',
      blocks: [
        'We make no guarantee of results of any kind. No one can know whether you will gain or lose by using the {indicatorCount:indicator|indicators}, and anyone who says otherwise is selling something else. We publish no returns, win rates or backtests.',
      ],
    },
    {
      id: 'pictures-and-samples',
      title: 'Pictures, notices and testimonials',
      blocks: [
        'The charts on this site are drawn from a simulated market. They show what the {indicatorCount:indicator draws|indicators draw}, not trades and not results.',
        '{exampleNotices?Subscriber notices marked “Simulated” and testimonials marked “Sample” are made up. They describe no real person, purchase or experience. }Words of real customers, where we print them, are one person’s experience, are not typical, and say nothing about what you can expect.',
      ],
    },
    {
      id: 'platforms-and-data',
      title: 'Platforms and data',
      blocks: [
        `${site.name} is not affiliated with, endorsed by or sponsored by ${site.platformName} or the company behind it. Its name is a trademark of its owner. The {indicatorCount:indicator calculates|indicators calculate} from the prices the platform delivers; where those are late, wrong or missing, the marks are too.`,
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact',
      blocks: ['If something here is unclear, ask before you order: {support}.'],
    },
  ],
};
