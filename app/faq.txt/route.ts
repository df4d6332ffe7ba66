import { content } from '@/lib/content/content';
import { faqsText, textFile } from '@/lib/pages/plain-texts';

// A static export writes this file once, during the build.
export const dynamic = 'force-static';

/** Answers with questions and answers as plain text. */
export const GET = () => textFile(faqsText(content.site, content.faqs));
