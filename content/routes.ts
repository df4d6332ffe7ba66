import type { Wording } from '@/lib/schemas/placeholders';
import type { Route, RouteName } from '@/lib/schemas/site';

/** Pages written in code; Markdown pages are described in their own files. */
export const routes: Wording<Record<RouteName, Route>> = {
  home: {
    sample: true,
    path: '/',
    title: 'Indicators for {platform} that don’t repaint',
    description: {
      demo: 'Indicators that don’t repaint, for {platform}: market structure, supply and demand zones, and session levels. Test them live on this page.',
      other:
        'Indicators that don’t repaint, for {platform}: market structure, supply and demand zones, and session levels.',
    },
    headline: '{headline}',
    imageAlt:
      '{brand}: the words “{headline}” beside a candle chart with structure labels, a demand zone and session boxes.',
    updated: '2026-11-29',
    indexed: true,
  },
  // Only with content/repaint-index.json.
  repaintIndex: {
    sample: true,
    path: '/repaint-index',
    title: 'Which indicators repaint? {indexCount} tested · {brand}',
    description:
      '{indexCount} ports of chart indicators, tested on every fifth bar: {indexChanged} changed closed bars, {indexLate} drew late, each of these with a case to redo.',
    headline: 'The repaint index',
    imageAlt: '{brand}: the words “The repaint index” beside a candle chart.',
    updated: '2026-11-29',
    indexed: true,
  },
  paymentSuccess: {
    sample: true,
    path: '/payment-success',
    title: 'After your order · {brand}',
    description:
      'What happens after you order from {brand}: a receipt by email, access for your username, the member area, and where to get help.',
    headline: 'Thank you. Here’s what happens next.',
    imageAlt: '{brand}: the words “Thank you. Here’s what happens next.” beside a candle chart.',
    updated: '2026-11-27',
    indexed: false,
  },
  notFound: {
    sample: true,
    path: '/404',
    title: '404 Page Not Found · {brand}',
    description:
      'There’s no page at this address. The links here lead back to the {brand} indicators, the plans and prices, and the questions that buyers ask.',
    headline: '404 Page Not Found',
    imageAlt: '{brand}: the words “404 Page Not Found” beside a price line.',
    updated: '2026-11-24',
    indexed: false,
  },
};
