import { content } from '@/lib/content/content';
import { llmsText, textFile } from '@/lib/pages/plain-texts';

export const dynamic = 'force-static';

export const GET = () => textFile(llmsText(content));
