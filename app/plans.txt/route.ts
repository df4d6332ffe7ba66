import { plans } from '@/content/plans';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { plansText } from '@/lib/plain-text/plans-text';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with plans and prices as plain text. */
export function GET(): Response {
  return new Response(plansText(site, plans, pricing), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
