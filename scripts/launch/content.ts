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
import { content } from '@/lib/content/content';
import type { CheckInput } from '../postbuild/problem';
import type { ReadExport } from '../postbuild/read-export';

/** What this site is built from, by the name that its file exports. The order is the one an owner edits in. */
export const launchContent = {
  site,
  plans,
  pricing,
  planComparison,
  planCosts,
  platformPlans,
  service,
  launch,
  claims,
  home,
  indicators,
  demo,
  demoWords,
  glossary,
  statistics,
  testimonials,
  notices,
  faqs,
  closing,
  navigation,
  footer,
  controls,
  routes,
  paymentSuccess,
  accessDesk,
  notFound,
  failure,
  frame,
  terms,
  privacy,
  refund,
  disclaimer,
  licences,
};
export type LaunchContent = typeof launchContent;

/** @returns the file that exports `name` @throws Error for a name that no content file exports */
export function fileOf(name: string): string {
  const file = content.find((entry) => entry.name === name)?.file;
  if (!file) throw new Error(`no content file exports ${name}`);
  return file;
}

/** @returns the content in the form that checks of the build take it */
export function checkInput(content: LaunchContent, site: ReadExport): CheckInput {
  return { site, content: { ...content, popular: content.pricing.popular } };
}
