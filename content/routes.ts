/** Every page: address, document title, description for search results and previews, words of its social image. */

import { home } from '@/content/home';
import { site } from '@/content/site';
import type { Route, RouteName } from '@/lib/content/schemas/site';

const headline = `${home.headline} ${home.emphasis}`;

export const routes: Record<RouteName, Route> = {
  home: {
    path: '/',
    title: `${site.name}: smart money {indicatorCount:indicator|indicators}`,
    description:
      '{indicatorCount:A charting indicator that marks|Charting indicators that mark} structure, supply and demand zones and session levels at the close of a bar, then {indicatorCount:leaves|leave} every mark where it was drawn.',
    headline,
    imageAlt: `${site.name}: the words “${headline}” beside a candle chart with structure labels, a demand zone and session boxes.`,
    updated: '2026-11-23',
    indexed: true,
  },
  terms: {
    path: '/terms',
    title: `Terms of Service · ${site.name}`,
    description: `The agreement behind every ${site.name} plan: who may use the {indicatorCount:indicator|indicators} and how, {renewed?renewal and cancelling|prices}, ownership, liability.`,
    headline: 'Terms of Service',
    imageAlt: `${site.name}: the words “Terms of Service” beside a candle chart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  privacy: {
    path: '/privacy',
    title: `Privacy Policy · ${site.name}`,
    description: `What ${site.name} learns about visitors and customers, who else sees it, how to have it deleted. No cookies, {analytics?|no analytics, }no advertising.`,
    headline: 'Privacy Policy',
    imageAlt: `${site.name}: the words “Privacy Policy” beside a candle chart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  refund: {
    path: '/refund',
    title: `Refund Policy · ${site.name}`,
    description: `A full refund within ${site.refundDays} days of the first payment for {planCount:the|any} ${site.name} plan. How to ask, when we may refuse, and the rights you keep.`,
    headline: 'Refund Policy',
    imageAlt: `${site.name}: the words “Refund Policy” beside a candle chart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  disclaimer: {
    path: '/disclaimer',
    title: `Disclaimer · ${site.name}`,
    description: `{indicatorCount:The ${site.name} indicator is an educational tool|${site.name} indicators are educational tools}, not financial advice. Trading involves substantial risk of loss, and no result is promised.`,
    headline: 'Disclaimer',
    imageAlt: `${site.name}: the word “Disclaimer” beside a candle chart.`,
    updated: '2026-11-23',
    indexed: true,
  },
  paymentSuccess: {
    path: '/payment-success',
    title: `After your order · ${site.name}`,
    description: `What follows an order from ${site.name}: a receipt by e-mail, access for your username, the member area, where to write for help.`,
    headline: 'Thank you. Here is what happens next.',
    imageAlt: `${site.name}: the words “Thank you. Here is what happens next.” beside a candle chart.`,
    updated: '2026-11-23',
    indexed: false,
  },
  notFound: {
    path: '/404',
    title: `404 Page Not Found · ${site.name}`,
    description: `There is no page at this address. The links here lead back to the ${site.name} {indicatorCount:indicator|indicators}, the {planCount:plan and price|plans and prices}, and the questions buyers ask.`,
    headline: 'The line left the frame here.',
    imageAlt: `${site.name}: the words “The line left the frame here.” beside a candle chart.`,
    updated: '2026-11-21',
    indexed: false,
  },
};
