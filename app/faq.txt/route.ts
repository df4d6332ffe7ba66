import { faqs } from '@/content/faqs';
import { site } from '@/content/site';
import { faqsText } from '@/lib/plain-text/faqs-text';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with questions and answers as plain text. */
export function GET(): Response {
  return new Response(faqsText(site, faqs), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
