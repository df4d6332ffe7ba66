import { content } from '@/lib/content/content';
import { securityText, textFile } from '@/lib/pages/plain-texts';

export const dynamic = 'force-static';

export const GET = () => textFile(securityText(content.site));
