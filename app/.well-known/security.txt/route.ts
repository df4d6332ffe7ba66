import { content } from '@/lib/content/content';
import { securityText, textFile } from '@/lib/pages/plain-texts';

export const dynamic = 'force-static';

/** Answers with the address that finders of a weakness write to. */
export const GET = () => textFile(securityText(content.site));
