'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';
import { parseOrder } from '@/lib/orders/order';
import { orderProblem } from '@/lib/orders/order-problem';
import { createQueryClient } from '@/lib/query/query-client';
import { OrderStatusView } from './order-status-view';

interface Props {
  /** Path that answers for orders. */
  path: string;
  /** Id of the order, as `sessionId` accepted it. */
  id: string;
  plans: readonly { id: string; title: string }[];
  words: PaymentSuccess['order'];
}

function OrderRequest({ path, id, plans, words }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [`${path}/${encodeURIComponent(id)}`],
    select: (answer) => parseOrder(answer, plans),
    // Otherwise a request without network waits silently instead of failing.
    networkMode: 'always',
  });
  /** Once the order is known the button may go; focus then waits at the heading. */
  const retry = async () => {
    const { data: order } = await refetch();
    if (order && order.state !== 'pending') heading.current?.focus();
  };
  const view = { words, headingRef: heading };

  if (error)
    return (
      <OrderStatusView
        {...view}
        state={isFetching ? 'loading' : orderProblem(error)}
        onRetry={retry}
        busy={isFetching}
      />
    );
  if (!data) return <OrderStatusView {...view} state="loading" />;
  if (data.state !== 'pending')
    return <OrderStatusView {...view} state={data.state} plan={data.plan} />;
  return (
    <OrderStatusView
      {...view}
      state={isFetching ? 'loading' : 'pending'}
      plan={data.plan}
      onRetry={retry}
      busy={isFetching}
    />
  );
}

/** Asks once for the state of an order and shows it; asks again only when told to. A default export for `lazy`. */
export default function OrderStatus(props: Props) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <OrderRequest {...props} />
    </QueryClientProvider>
  );
}
