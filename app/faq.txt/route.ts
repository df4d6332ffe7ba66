import { content } from '@/lib/content/content';
import { faqsText, textFile } from '@/lib/pages/plain-texts';

export const dynamic = 'force-static';

/** Answers with questions and answers as plain text. */
export const GET = () => textFile(faqsText(content.site, content.faqs));
