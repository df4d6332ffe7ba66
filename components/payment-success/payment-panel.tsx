'use client';

import { InlineLinks } from '@/components/ui/links';
import { useRefundEnd } from '@/lib/browser/refund-end';
import type { PaymentSuccess } from '@/lib/schemas/pages';
import { fill } from '@/lib/text/fill';
import { OrderStatus } from './order-status';
import type { Plans } from './orders';

interface Props {
  texts: PaymentSuccess;
  refundDays: number;
  locale: string;
  supportEmail: string;
  /** Null if the site cannot look up orders. */
  orderStatusPath: string | null;
  plans: Plans;
}

export function PaymentPanel({
  texts,
  refundDays,
  locale,
  supportEmail,
  orderStatusPath,
  plans,
}: Props) {
  const { order, stepsTitle, steps, refund, help, troubles } = texts;
  const until = useRefundEnd(refundDays, locale);
  return (
    <>
      {orderStatusPath ? (
        <OrderStatus orderStatusPath={orderStatusPath} plans={plans} texts={order} />
      ) : null}
      <div className="mt-12 grid gap-x-12 gap-y-12 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Steps title={stepsTitle} steps={steps} />
        <div className="grid content-start gap-y-8 rounded-panel border border-hairline bg-surface p-5 *:min-w-0 sm:p-8 lg:row-span-2 lg:self-start">
          <section aria-labelledby="refund">
            <h2 id="refund" className="font-semibold">
              {refund.title}
            </h2>
            {/* Room for the date, which may need a second line. */}
            <p id="refund-day" className="mt-3 min-h-[2lh]">
              {until ? fill(refund.ifToday, { until }) : refund.within}
            </p>
            <p className="mt-3 text-muted text-small">
              <InlineLinks text={refund.text} />
            </p>
          </section>
          <section aria-labelledby="help">
            <h2 id="help" className="font-semibold">
              {help.title}
            </h2>
            <p className="mt-3 text-muted text-small">{help.text}</p>
            <p className="mt-1 wrap-anywhere">
              <a
                className="text-link inline-flex min-h-[44px] items-center"
                href={`mailto:${supportEmail}?subject=${encodeURIComponent(help.subject)}`}
              >
                {supportEmail}
              </a>
            </p>
          </section>
        </div>
        <Troubles {...troubles} />
      </div>
    </>
  );
}

function Steps({ title, steps }: { title: string; steps: PaymentSuccess['steps'] }) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="font-serif text-title">
        {title}
      </h2>
      <ol className="mt-6 border-hairline border-t">
        {steps.map(({ id, title: step, text }, index) => (
          <li
            key={id}
            className="grid grid-cols-[min(2.5rem,12%)_minmax(0,1fr)] gap-2 border-hairline border-b py-6"
          >
            <span aria-hidden="true" className="font-mono text-accent text-small leading-[28px]">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="font-semibold">{step}</h3>
              <p className="mt-1 text-muted">
                <InlineLinks text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Troubles({ title, items }: PaymentSuccess['troubles']) {
  return (
    <section aria-labelledby="troubles">
      <h2 id="troubles" className="font-serif text-title">
        {title}
      </h2>
      <div className="mt-6 border-hairline border-t">
        {items.map(({ id, title: symptom, text }) => (
          <details key={id} id={id} name="troubles" className="faq-item">
            <summary>
              <h3>{symptom}</h3>
            </summary>
            <p className="faq-answer">
              <InlineLinks text={text} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
