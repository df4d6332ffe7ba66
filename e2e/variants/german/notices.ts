/** Die simulierten Hinweise auf Abschlüsse. Alle sind erfunden: Die Nachnamen sind Chartbegriffe, und jeder trägt das Kennzeichen. */
import type { Notices } from '@/lib/content/schemas/proof';

/** `plan` ist die Kennung eines Tarifs in `plans.ts`. */
const pool: Notices['pool'] = [
  { name: 'A. Ausbruch', country: 'Österreich', plan: 'basis-jahr', time: 'vor 2 Minuten' },
  { name: 'T. Trendlinie', country: 'Schweiz', plan: 'basis-monat', time: 'vor 5 Minuten' },
  {
    name: 'W. Wendepunkt',
    country: 'Deutschland',
    plan: 'profi-jahr',
    time: 'vor 9 Minuten',
  },
  { name: 'D. Docht', country: 'Luxemburg', plan: 'profi-monat', time: 'vor 12 Minuten' },
  {
    name: 'K. Kurslücke',
    country: 'Liechtenstein',
    plan: 'basis-jahr',
    time: 'vor 4 Minuten',
  },
  { name: 'S. Seitwärts', country: 'Südtirol', plan: 'profi-monat', time: 'vor 17 Minuten' },
];

export const notices: Notices = {
  title: 'Simulierte Hinweise.',
  text: 'Die kleinen Hinweise in der Ecke sind erfunden; die Nachnamen sind Chartbegriffe, und niemand hat etwas gekauft.',
  simulatedLabel: 'Simuliert',
  exampleTime: 'z. B. {time}',
  dismiss: 'Schließen',
  turnOff: 'Hinweise ausschalten',
  turnOffShort: 'Ausschalten',
  turnOn: 'Hinweise einschalten',
  offStatus: 'Sie sind aus, und dieser Browser merkt es sich.',
  offUnsaved: 'Sie sind aus, solange diese Seite offen ist; dieser Browser speichert nichts.',
  provenance: { status: 'example' },
  pool,
};
