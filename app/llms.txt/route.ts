import { content } from '@/lib/content/content';
import { llmsText, textFile } from '@/lib/pages/plain-texts';

export const dynamic = 'force-static';

/** Answers with the site in a few lines, for programs that read text. */
export const GET = () => textFile(llmsText(content));
