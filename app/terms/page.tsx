import { LegalRoute } from '@/app/legal-route';
import { terms } from '@/content/legal/terms';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(routes.terms, 'terms', site);

export default function TermsPage() {
  return <LegalRoute name="terms" document={terms} />;
}
