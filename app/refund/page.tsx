import { LegalRoute } from '@/app/legal-route';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(content.routes.refund, 'refund', content.site);

export default function RefundPage() {
  return <LegalRoute name="refund" />;
}
