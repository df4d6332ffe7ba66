import { LegalRoute } from '@/app/legal-route';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(content.routes.privacy, 'privacy', content.site);

export default function PrivacyPage() {
  return <LegalRoute name="privacy" />;
}
