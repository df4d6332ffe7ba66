import { content } from '@/lib/content/content';
import { securityText, textFile } from '@/lib/pages/plain-texts';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with the address that finders of a weakness write to. */
export const GET = () => textFile(securityText(content.site));
