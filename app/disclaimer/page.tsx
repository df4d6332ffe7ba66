import { LegalRoute } from '@/app/legal-route';
import { disclaimer } from '@/content/legal/disclaimer';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(routes.disclaimer, 'disclaimer', site);

export default function DisclaimerPage() {
  return <LegalRoute name="disclaimer" document={disclaimer} />;
}
