import { content } from '@/lib/content/content';
import { faqsText } from '@/lib/pages/plain-texts';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with questions and answers as plain text. */
export function GET(): Response {
  return new Response(faqsText(content.site, content.faqs), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
