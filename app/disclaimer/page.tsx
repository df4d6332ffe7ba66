import { LegalRoute } from '@/app/legal-route';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(content.routes.disclaimer, 'disclaimer', content.site);

export default function DisclaimerPage() {
  return <LegalRoute name="disclaimer" />;
}
