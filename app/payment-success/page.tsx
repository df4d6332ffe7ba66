import { JsonLdScript } from 'next-seo';
import { PaymentPanel } from '@/components/payment-success/payment-panel';
import { Island } from '@/components/ui/island';
import { Actions } from '@/components/ui/links';
import { content } from '@/lib/content/content';
import { pageMetadata } from '@/lib/pages/metadata';
import { pageNode } from '@/lib/pages/structured-data';

const { paymentSuccess, plans, routes, site } = content;

export const metadata = pageMetadata(routes.paymentSuccess, 'paymentSuccess', site);

export default function PaymentSuccessPage() {
  const { label, title, intro, memberLink, homeLink } = paymentSuccess;
  return (
    <div className="frame pt-24">
      <div className="max-w-[44rem]">
        <p className="section-label">{label}</p>
        <h1 className="mt-6 font-serif text-hero">{title}</h1>
        <p className="mt-6 text-lead text-muted">{intro}</p>
      </div>
      <Island
        name="payment"
        isEager
        view={PaymentPanel}
        props={{
          texts: paymentSuccess,
          refundDays: site.refundDays,
          locale: site.locale,
          supportEmail: site.supportEmail,
          orderStatusPath: site.orderStatusPath,
          plans: plans.map(({ id, name }) => ({ id, title: name })),
        }}
      />
      <div className="mt-12 max-w-[44rem]">
        <Actions
          primary={{ name: memberLink, href: site.memberSiteUrl }}
          secondary={{ name: homeLink, href: '/' }}
        />
      </div>
      <JsonLdScript scriptKey="page" data={pageNode(routes.paymentSuccess, site)} />
    </div>
  );
}
