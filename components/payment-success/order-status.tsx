import { useEffect, useRef, useState } from 'react';
import { InlineLinks } from '@/components/ui/links';
import type { PaymentSuccess } from '@/lib/schemas/pages';
import { fill } from '@/lib/text/fill';
import { type Plans, type SessionId, sessionId, useOrder } from './orders';

interface Props {
  orderStatusPath: string;
  plans: Plans;
  texts: PaymentSuccess['order'];
}

export function OrderStatus({ orderStatusPath, plans, texts }: Props) {
  const [session, setSession] = useState<SessionId>({ kind: 'none' });
  // After hydration: the exported HTML is the same for everyone.
  useEffect(() => setSession(sessionId(window.location.search)), []);
  if (session.kind === 'none') return null;
  if (session.kind === 'ok')
    return <KnownOrder address={`${orderStatusPath}/${session.id}`} plans={plans} texts={texts} />;
  return (
    <section className="mt-8 rounded-panel border border-hairline bg-surface p-6">
      <h2 className="font-semibold">{texts.badReference.title}</h2>
      <p className="mt-2 text-muted text-small">{texts.badReference.text}</p>
    </section>
  );
}

function KnownOrder({
  address,
  plans,
  texts,
}: {
  address: string;
  plans: Plans;
  texts: PaymentSuccess['order'];
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, problem, isAsking, ask } = useOrder(address, plans);
  const state = isAsking ? 'loading' : (problem ?? order?.state ?? 'loading');
  const canRetry = problem !== null || order?.state === 'pending';
  const plan = order?.plan ?? '';

  /** The button may unmount, so the heading takes the focus. */
  async function retry() {
    const answer = await ask();
    if (answer && answer.state !== 'pending') heading.current?.focus();
  }

  return (
    <section
      aria-labelledby="order-status"
      className="mt-8 rounded-panel border border-hairline bg-surface p-6 sm:p-8"
    >
      <h2 id="order-status" ref={heading} tabIndex={-1} className="font-semibold">
        {texts.title}
      </h2>
      <div role="status" className="mt-3 grid min-h-24 content-start gap-2">
        {state === 'loading' ? (
          <p className="text-muted">{texts.loading}</p>
        ) : (
          <>
            <p className="font-serif text-title">{fill(texts[state].title, { plan })}</p>
            <p className="text-muted">
              <InlineLinks text={fill(texts[state].text, { plan })} />
            </p>
          </>
        )}
      </div>
      {canRetry ? (
        // Keeps its place and focus while loading.
        <button
          type="button"
          className="button button-secondary mt-4"
          aria-disabled={isAsking}
          onClick={isAsking ? undefined : retry}
        >
          {texts.retry}
        </button>
      ) : null}
    </section>
  );
}
