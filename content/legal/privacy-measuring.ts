/** Privacy Policy: what is said of campaigns and of counting visits, by whether `content/site.ts` has them on. */
import { site } from '../site';

/** What the page says in short, and of everyone who visits. */
export const measuring = site.analytics
  ? {
      summary: 'This site sets no cookies. It counts visits, and follows nobody.',
      collected: `We count visits and what is used on these pages, with the help of ${site.analytics.company} and without cookies ([who else receives it](#sharing) says more). We run no advertising.`,
    }
  : {
      summary: 'This site sets no cookies and measures nobody.',
      collected: 'We run no analytics and no advertising.',
    };

/** What a subscriber's payment brings along. */
export const campaignData = site.campaigns
  ? ' If links of a campaign led you here, it also tells us their names for it, the number that an advertiser gave to your click, and a random reference.'
  : '';

/** What it is good for, and by what right. */
export const measuringPurposes = [
  ...(site.campaigns
    ? [
        'To see which campaigns lead to subscriptions: our legitimate interest in knowing what they bring.',
      ]
    : []),
  ...(site.analytics
    ? [
        'To see which pages are read and what is used on them: our legitimate interest in making them better.',
      ]
    : []),
];

/** Said wherever either is described. */
export const signals =
  'None of this happens if your browser sends Global Privacy Control or Do Not Track.';
