/** Die Seite, die `npm start` und `npm run dev` anstelle einer Bezahlseite zeigen, deren Adresse ein Beispiel ist. */
import { site } from '@/content/site';
import type { PaymentStandIn } from '@/lib/content/schemas/pages';

export const paymentStandIn: PaymentStandIn = {
  title: 'Hier würde sich die Bezahlseite öffnen',
  text: `Auf einer Website mit echten Adressen ist dies eine Seite von ${site.paymentProcessor}, auf der die Karte belastet wird. Diese hier vertritt {host} nur auf diesem Rechner: Sie fragt nach nichts und bucht nichts ab.`,
  pay: 'Weiter, als wäre bezahlt',
  cancel: 'Zurück, ohne zu bezahlen',
  unknown: 'Kein Tarif führt zu dieser Adresse.',
};
