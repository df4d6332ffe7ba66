import { LegalRoute } from '@/app/legal-route';
import { refund } from '@/content/legal/refund';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/pages/metadata';

export const metadata = pageMetadata(routes.refund, 'refund', site);

export default function RefundPage() {
  return <LegalRoute name="refund" document={refund} />;
}
