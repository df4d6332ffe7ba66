/** Worte rund um die Tarife. Worte in {Klammern} werden mit Zahlen aus `plans.ts` gefüllt. */

import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
import type { Pricing } from '@/lib/content/schemas/pricing';

export const pricing: Pricing = {
  label: 'Preise',
  title: 'Eine Suite. {planCount:Ein Tarif|{PlanCount} Tarife}.',
  intro:
    '{planCount:Der|Jeder} Tarif enthält {indicatorCount:den Indikator|alle {indicatorCount} Indikatoren}.{longerCostLess? Längere Tarife kosten pro Monat weniger.}',
  popular: { text: 'BELIEBT', sampleLabel: 'Muster', provenance: { status: 'stated' } },
  choose: '{plan} wählen',
  leaves: `(öffnet die Bezahlseite von ${site.paymentProcessor})`,
  priced: '{price} {period}',
  once: 'einmalig',
  free: 'Kostenlos',
  units: {
    day: {
      per: '{count:pro Tag|für {count} Tage}',
      every: '{count:jeden Tag|alle {count} Tage}',
      billed: '{count:bei täglicher Zahlung|bei Zahlung alle {count} Tage}',
      length: '{count:{count} Tag|{count} Tage}',
    },
    week: {
      per: '{count:pro Woche|für {count} Wochen}',
      every: '{count:jede Woche|alle {count} Wochen}',
      billed: '{count:bei wöchentlicher Zahlung|bei Zahlung alle {count} Wochen}',
      length: '{count:{count} Woche|{count} Wochen}',
    },
    month: {
      per: '{count:pro Monat|für {count} Monate}',
      every: '{count:jeden Monat|alle {count} Monate}',
      billed: '{count:bei monatlicher Zahlung|bei Zahlung alle {count} Monate}',
      length: '{count:{count} Monat|{count} Monate}',
    },
    year: {
      per: '{count:pro Jahr|für {count} Jahre}',
      every: '{count:jedes Jahr|alle {count} Jahre}',
      billed: '{count:bei jährlicher Zahlung|bei Zahlung alle {count} Jahre}',
      length: '{count:{count} Jahr|{count} Jahre}',
    },
  },
  comparedWith: '{count} × {price} {billed}',
  comparedSpoken: 'Verglichen mit {compared}:',
  saving: 'Sie sparen {amount} ({about} {percent} %)',
  about: 'rund',
  perMonth: '{about} {monthly} pro Monat',
  perMonthRow: 'Pro Monat',
  baseline: 'Die kürzeste Bindung',
  onceNote: 'Eine Zahlung und keine weitere',
  freeNote: 'Nichts zu bezahlen',
  trial: 'Zuerst kostenlos: {length}, dann {priced}.',
  renews: 'Verlängert sich automatisch zu {price} {every}.',
  ends: 'Verlängert sich nicht: Es wird nichts mehr abgebucht, und der Zugang endet nach Ablauf ({length}).',
  onceTerms: 'Sie bezahlen {price} einmal. Keine Verlängerung.',
  freeTerms: 'Es wird nichts abgebucht.',
  cancel: 'Jederzeit online kündbar.',
  nothingToCancel: 'Eine Kündigung ist nicht nötig.',
  refund: `${site.refundDays} Tage Geld zurück.`,
  currency: 'Preise in Euro{taxIncluded?, inkl. MwSt.|; Steuern können hinzukommen.}',
  feature: 'Leistungen',
  included: 'Ja',
  missing: 'Nein',
  inherits: 'Alles aus {plan}, dazu',
  notIncluded: 'Nicht enthalten',
  unavailable: `Dieser Tarif ist zurzeit nicht online buchbar. Schreiben Sie an ${site.supportEmail}, wir helfen Ihnen.`,
  sample: {
    text: 'Musterseite: Hier antwortet keine Bezahlseite.',
    link: { name: 'Sehen, was danach kommt', href: routes.paymentSuccess.path },
  },
  everyPlan:
    '{freePlans?{planCount:Wie es weitergeht|In jedem bezahlten Tarif}|{planCount:Wie es weitergeht|In jedem Tarif}}',
  methods: {
    when: 'Heute',
    title: `Auf der Seite von ${site.paymentProcessor} bestellen`,
    text: 'Dort geben Sie Ihren Benutzernamen der Chartplattform an.',
    items: [
      { id: 'visa', name: 'Visa', icon: 'visa' },
      { id: 'mastercard', name: 'Mastercard', icon: 'mastercard' },
      { id: 'paypal', name: 'PayPal', icon: 'paypal' },
      { id: 'apple-pay', name: 'Apple Pay', icon: 'applepay' },
    ],
  },
  access: {
    when: `Innerhalb von ${service.accessHours} Stunden`,
    title: '{indicatorCount:Indikator|Indikatoren} auf den Chart legen',
    text: 'Meist dauert es nur Minuten.',
  },
  guarantee: {
    when: `${site.refundDays} Tage ab der Zahlung`,
    until: '{trials?Heute bezahlt: bis {until}|Bis {until}}',
    title: `${site.refundDays} Tage Geld-zurück-Garantie`,
    text: 'Schreiben Sie uns, und Sie erhalten den vollen Betrag zurück. Ihr gesetzliches Widerrufsrecht bleibt.',
  },
  flexible: {
    when: '{paidOnce?Bei automatischer Verlängerung|So lange Sie mögen}',
    title: 'Jederzeit online kündbar',
    text: 'Im Mitgliederbereich. Der Zugang bleibt bis zum Ende des bezahlten Zeitraums.',
  },
};
