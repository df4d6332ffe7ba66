import { LegalRoute } from '@/app/legal-route';
import { privacy } from '@/content/legal/privacy';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(routes.privacy, 'privacy', site);

export default function PrivacyPage() {
  return <LegalRoute name="privacy" document={privacy} />;
}
