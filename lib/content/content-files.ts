import { accessDesk } from '@/content/access-desk';
import { claims } from '@/content/claims';
import { closing } from '@/content/closing';
import { controls } from '@/content/controls';
import { demo } from '@/content/demo';
import { demoWords } from '@/content/demo-words';
import { failure } from '@/content/failure';
import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import { glossary } from '@/content/glossary';
import { home } from '@/content/home';
import { indicators } from '@/content/indicators';
import { launch } from '@/content/launch';
import { disclaimer } from '@/content/legal/disclaimer';
import { frame } from '@/content/legal/frame';
import { privacy } from '@/content/legal/privacy';
import { refund } from '@/content/legal/refund';
import { terms } from '@/content/legal/terms';
import { licences } from '@/content/licences';
import { navigation } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { notices } from '@/content/notices';
import { paymentSuccess } from '@/content/payment-success';
import { planComparison } from '@/content/plan-comparison';
import { planCosts } from '@/content/plan-costs';
import { planFeatures } from '@/content/plan-features';
import { plans } from '@/content/plans';
import { platformPlans } from '@/content/platform-plans';
import { pricing } from '@/content/pricing';
import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
import { statistics } from '@/content/statistics';
import { testimonials } from '@/content/testimonials';
import type { ContentEntry } from './faults';
import { accessDeskSchema } from './schemas/access-desk';
import { controlsSchema, footerSchema, navigationSchema } from './schemas/chrome';
import { demoSchema, demoWordsSchema, glossarySchema } from './schemas/demo';
import {
  closingSchema,
  faqsSchema,
  homeSchema,
  indicatorsSchema,
  statisticsSchema,
} from './schemas/landing';
import { launchSchema, licencesSchema } from './schemas/launch';
import {
  failureSchema,
  legalFrameSchema,
  legalSchema,
  notFoundSchema,
  paymentSuccessSchema,
} from './schemas/pages';
import { planFeaturesSchema, plansSchema } from './schemas/plans';
import {
  planComparisonSchema,
  planCostsSchema,
  platformPlansSchema,
  pricingSchema,
} from './schemas/pricing';
import { claimsSchema, noticesSchema, testimonialsSchema } from './schemas/proof';
import { routesSchema, serviceSchema, siteSchema } from './schemas/site';

/**
 * Every content file as it is written, by the name that it exports, in the order an owner edits them in. Values may be
 * of any shape until they were checked; pages and checks take them from `content.ts`. Carries the validation code, which
 * browsers must not get.
 */
export const contentFiles = {
  site: { file: 'content/site.ts', schema: siteSchema, value: site },
  plans: { file: 'content/plans.ts', schema: plansSchema, value: plans },
  planFeatures: {
    file: 'content/plan-features.ts',
    schema: planFeaturesSchema,
    value: planFeatures,
  },
  pricing: { file: 'content/pricing.ts', schema: pricingSchema, value: pricing },
  planComparison: {
    file: 'content/plan-comparison.ts',
    schema: planComparisonSchema,
    value: planComparison,
  },
  planCosts: { file: 'content/plan-costs.ts', schema: planCostsSchema, value: planCosts },
  platformPlans: {
    file: 'content/platform-plans.ts',
    schema: platformPlansSchema,
    value: platformPlans,
  },
  service: { file: 'content/service.ts', schema: serviceSchema, value: service },
  launch: { file: 'content/launch.ts', schema: launchSchema, value: launch },
  claims: { file: 'content/claims.ts', schema: claimsSchema, value: claims },
  home: { file: 'content/home.ts', schema: homeSchema, value: home },
  indicators: { file: 'content/indicators.ts', schema: indicatorsSchema, value: indicators },
  demo: { file: 'content/demo.ts', schema: demoSchema, value: demo },
  demoWords: {
    file: 'content/demo-words.ts',
    schema: demoWordsSchema,
    value: demoWords,
    isFilled: true,
  },
  glossary: {
    file: 'content/glossary.ts',
    schema: glossarySchema,
    value: glossary,
    isFilled: true,
  },
  statistics: { file: 'content/statistics.ts', schema: statisticsSchema, value: statistics },
  testimonials: {
    file: 'content/testimonials.ts',
    schema: testimonialsSchema,
    value: testimonials,
  },
  notices: { file: 'content/notices.ts', schema: noticesSchema, value: notices },
  faqs: { file: 'content/faqs.ts', schema: faqsSchema, value: faqs },
  closing: { file: 'content/closing.ts', schema: closingSchema, value: closing },
  navigation: { file: 'content/navigation.ts', schema: navigationSchema, value: navigation },
  footer: { file: 'content/footer.ts', schema: footerSchema, value: footer },
  controls: { file: 'content/controls.ts', schema: controlsSchema, value: controls },
  routes: { file: 'content/routes.ts', schema: routesSchema, value: routes },
  paymentSuccess: {
    file: 'content/payment-success.ts',
    schema: paymentSuccessSchema,
    value: paymentSuccess,
  },
  accessDesk: { file: 'content/access-desk.ts', schema: accessDeskSchema, value: accessDesk },
  notFound: { file: 'content/not-found.ts', schema: notFoundSchema, value: notFound },
  failure: {
    file: 'content/failure.ts',
    schema: failureSchema,
    value: failure,
    isFilled: true,
  },
  frame: { file: 'content/legal/frame.ts', schema: legalFrameSchema, value: frame },
  terms: { file: 'content/legal/terms.ts', schema: legalSchema, value: terms },
  privacy: { file: 'content/legal/privacy.ts', schema: legalSchema, value: privacy },
  refund: { file: 'content/legal/refund.ts', schema: legalSchema, value: refund },
  disclaimer: { file: 'content/legal/disclaimer.ts', schema: legalSchema, value: disclaimer },
  licences: { file: 'content/licences.ts', schema: licencesSchema, value: licences },
} satisfies Record<string, Omit<ContentEntry, 'name'>>;

/** All content as it is written. */
export type Written = {
  [Name in keyof typeof contentFiles]: (typeof contentFiles)[Name]['value'];
};

/** The same as a list. */
export const contentEntries: readonly ContentEntry[] = Object.entries(contentFiles).map(
  ([name, file]) => ({ name, ...file }),
);
