import { LegalRoute } from '@/app/legal-route';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(content.routes.terms, 'terms', content.site);

export default function TermsPage() {
  return <LegalRoute name="terms" />;
}
