/** Title, description and social image of each page. Legal pages and `content/pages/` have theirs at the top of their file. */
import type { Route, RouteName } from '@/lib/content/schemas/site';

export const routes: Record<RouteName, Route> = {
  home: {
    path: '/',
    title: '{brand}: smart money indicators',
    description:
      'Charting indicators that mark structure, supply and demand zones and session levels at the close of a bar, then leave every mark where it was drawn.',
    headline: '{headline}',
    imageAlt:
      '{brand}: the words “{headline}” beside a candle chart with structure labels, a demand zone and session boxes.',
    updated: '2026-11-24',
    indexed: true,
  },
  paymentSuccess: {
    path: '/payment-success',
    title: 'After your order · {brand}',
    description:
      'What follows an order from {brand}: a receipt by e-mail, access for your username, the member area, where to write for help.',
    headline: 'Thank you. Here is what happens next.',
    imageAlt: '{brand}: the words “Thank you. Here is what happens next.” beside a candle chart.',
    updated: '2026-11-24',
    indexed: false,
  },
  notFound: {
    path: '/404',
    title: '404 Page Not Found · {brand}',
    description:
      'There is no page at this address. The links here lead back to the {brand} indicators, the plans and prices, and the questions buyers ask.',
    headline: 'The line left the frame here.',
    imageAlt: '{brand}: the words “The line left the frame here.” beside a candle chart.',
    updated: '2026-11-21',
    indexed: false,
  },
};
