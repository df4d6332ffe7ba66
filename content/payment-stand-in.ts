/** The page that `npm start` and `npm run dev` show in the place of a payment page whose address is an example. */
import { site } from '@/content/site';
import type { PaymentStandIn } from '@/lib/content/schemas/pages';

export const paymentStandIn: PaymentStandIn = {
  title: 'Here the payment page would open',
  text: `On a site with real addresses this is a page of ${site.paymentProcessor}, where the card is charged. This one stands in for {host} on this computer alone: it asks for nothing and charges nothing.`,
  pay: 'Go on as if paid',
  cancel: 'Go back without paying',
  unknown: 'No plan leads to this address.',
};
