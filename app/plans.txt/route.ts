import { content } from '@/lib/content/content';
import { textFile } from '@/lib/pages/plain-texts';
import { plansText } from '@/lib/plans/texts';

export const dynamic = 'force-static';

/** Answers with plans and prices as plain text. */
export const GET = () => textFile(plansText(content.site, content.plans, content.pricing));
