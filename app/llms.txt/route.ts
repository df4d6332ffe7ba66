import { faqs } from '@/content/faqs';
import { footer } from '@/content/footer';
import { indicators } from '@/content/indicators';
import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { llmsText } from '@/lib/plain-text/llms-text';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with the site in a few lines, for programs that read text. */
export function GET(): Response {
  const legal = [routes.terms, routes.privacy, routes.refund, routes.disclaimer];
  const text = llmsText({ site, indicators, plans, pricing, faqs, footer, legal });
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
