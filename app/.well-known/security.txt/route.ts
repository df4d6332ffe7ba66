import { content } from '@/lib/content/content';
import { securityText } from '@/lib/pages/security-text';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with the address that finders of a weakness write to. */
export function GET(): Response {
  return new Response(securityText(content.site), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
