import { content } from '@/lib/content/content';
import { textFile } from '@/lib/pages/plain-texts';
import { plansText } from '@/lib/plans/sheet';

export const dynamic = 'force-static';

/** Answers with plans and prices as plain text. */
export const GET = () => textFile(plansText(content));
