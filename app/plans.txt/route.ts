import { content } from '@/lib/content/content';
import { plansText } from '@/lib/plans/texts';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with plans and prices as plain text. */
export function GET(): Response {
  return new Response(plansText(content.site, content.plans, content.pricing), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
