/** Wie viele Indikatoren die Konten einer Chartplattform auf einem Chart erlauben. Die Grenzen sind ein Beispiel. */
import type { PlatformPlans } from '@/lib/content/schemas/pricing';

export const platformPlans: PlatformPlans = {
  provenance: { status: 'example' },
  asOf: '2026-11-21',
  exampleNote:
    'Beispielgrenzen je Chart, erfunden am {day}: {limits}. Sehen Sie vor dem Kauf nach, welche für Sie gelten.',
  note: 'Grenzen je Chart, Stand {day}: {limits}. Plattformen ändern sie: Sehen Sie vor dem Kauf nach.',
  plans: [
    { id: 'free', name: 'Gratis', perChart: 2 },
    { id: 'small', name: 'Klein', perChart: 5 },
    { id: 'medium', name: 'Mittel', perChart: 10 },
    { id: 'large', name: 'Groß', perChart: 25 },
  ],
  tool: {
    plan: 'Mein Konto bei der Plattform',
    choose: 'Bitte wählen',
    others: 'Andere Indikatoren',
    start: 1,
    fits: 'Es passt: {used} von {limit} belegt.',
    drop: 'Es passt, wenn Sie {count} Ihrer anderen Indikatoren entfernen.',
    alone: 'Es passt ohne weitere Indikatoren auf dem Chart: Dieses Konto erlaubt {limit}.',
    some: '{own:Er passt|Alle {own} passen} nicht: Dieses Konto erlaubt {limit} auf einem Chart. Platz ist für {count} zugleich.',
    none: '{own:Er passt nicht|Keiner der {own} passt} neben die, die Sie nutzen. Ohne andere Indikatoren ist Platz für {limit} zugleich.',
    invalid: 'Bitte geben Sie eine ganze Zahl von 0 bis {most} ein.',
  },
};
