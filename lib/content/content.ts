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
import { planComparisonSchema } from './schemas/plan-comparison';
import { planCostsSchema } from './schemas/plan-costs';
import { plansSchema, pricingSchema } from './schemas/plans';
import { platformPlansSchema } from './schemas/platform-plans';
import { claimsSchema, noticesSchema, testimonialsSchema } from './schemas/proof';
import { routesSchema, serviceSchema, siteSchema } from './schemas/site';

/** Every content file with the shape it must have. For scripts and tests alone: it carries the validation code. */
export const content: readonly ContentEntry[] = [
  { file: 'content/site.ts', name: 'site', schema: siteSchema, value: site },
  { file: 'content/service.ts', name: 'service', schema: serviceSchema, value: service },
  { file: 'content/routes.ts', name: 'routes', schema: routesSchema, value: routes },
  {
    file: 'content/navigation.ts',
    name: 'navigation',
    schema: navigationSchema,
    value: navigation,
  },
  { file: 'content/footer.ts', name: 'footer', schema: footerSchema, value: footer },
  { file: 'content/controls.ts', name: 'controls', schema: controlsSchema, value: controls },
  { file: 'content/home.ts', name: 'home', schema: homeSchema, value: home },
  {
    file: 'content/indicators.ts',
    name: 'indicators',
    schema: indicatorsSchema,
    value: indicators,
  },
  { file: 'content/demo.ts', name: 'demo', schema: demoSchema, value: demo },
  {
    file: 'content/demo-words.ts',
    name: 'demoWords',
    schema: demoWordsSchema,
    value: demoWords,
  },
  { file: 'content/glossary.ts', name: 'glossary', schema: glossarySchema, value: glossary },
  {
    file: 'content/statistics.ts',
    name: 'statistics',
    schema: statisticsSchema,
    value: statistics,
  },
  { file: 'content/plans.ts', name: 'plans', schema: plansSchema, value: plans },
  {
    file: 'content/plan-comparison.ts',
    name: 'planComparison',
    schema: planComparisonSchema,
    value: planComparison,
  },
  {
    file: 'content/plan-costs.ts',
    name: 'planCosts',
    schema: planCostsSchema,
    value: planCosts,
  },
  { file: 'content/pricing.ts', name: 'pricing', schema: pricingSchema, value: pricing },
  {
    file: 'content/platform-plans.ts',
    name: 'platformPlans',
    schema: platformPlansSchema,
    value: platformPlans,
  },
  {
    file: 'content/testimonials.ts',
    name: 'testimonials',
    schema: testimonialsSchema,
    value: testimonials,
  },
  { file: 'content/faqs.ts', name: 'faqs', schema: faqsSchema, value: faqs },
  { file: 'content/notices.ts', name: 'notices', schema: noticesSchema, value: notices },
  { file: 'content/claims.ts', name: 'claims', schema: claimsSchema, value: claims },
  { file: 'content/closing.ts', name: 'closing', schema: closingSchema, value: closing },
  {
    file: 'content/payment-success.ts',
    name: 'paymentSuccess',
    schema: paymentSuccessSchema,
    value: paymentSuccess,
  },
  {
    file: 'content/access-desk.ts',
    name: 'accessDesk',
    schema: accessDeskSchema,
    value: accessDesk,
  },
  { file: 'content/not-found.ts', name: 'notFound', schema: notFoundSchema, value: notFound },
  { file: 'content/failure.ts', name: 'failure', schema: failureSchema, value: failure },
  { file: 'content/legal/frame.ts', name: 'frame', schema: legalFrameSchema, value: frame },
  { file: 'content/legal/terms.ts', name: 'terms', schema: legalSchema, value: terms },
  { file: 'content/legal/privacy.ts', name: 'privacy', schema: legalSchema, value: privacy },
  { file: 'content/legal/refund.ts', name: 'refund', schema: legalSchema, value: refund },
  {
    file: 'content/legal/disclaimer.ts',
    name: 'disclaimer',
    schema: legalSchema,
    value: disclaimer,
  },
  { file: 'content/launch.ts', name: 'launch', schema: launchSchema, value: launch },
  { file: 'content/licences.ts', name: 'licences', schema: licencesSchema, value: licences },
];
