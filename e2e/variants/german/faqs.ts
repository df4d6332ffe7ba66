/** Fragen vor dem Kauf, die häufigste zuerst: Sie ist anfangs offen. Antworten können Links enthalten, `[Name](Ziel)`. */

import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
import type { Faqs } from '@/lib/content/schemas/landing';

export const faqs: Faqs = {
  label: 'Fragen',
  title: 'Was vor dem Bezahlen gefragt wird.',
  copy: {
    name: 'Link zu dieser Antwort',
    clipboard: 'Kopiert.',
    bar: 'Der Link steht jetzt in der Adresszeile.',
  },
  items: [
    {
      id: 'access',
      group: 'Vor dem Kauf',
      question: 'Wann bekomme ich Zugang?',
      answer: `Geben Sie bei der Bestellung Ihren Benutzernamen bei ${site.platformName} an. Wir schalten {indicatorCount:den Indikator|alle {indicatorCount} Indikatoren} frei und schreiben Ihnen: meist nach Minuten, spätestens nach ${service.accessHours} Stunden. Wenn nicht, steckt wohl ein Tippfehler im Namen: Schreiben Sie an {support}.`,
    },
    {
      id: 'repaint',
      group: 'Vor dem Kauf',
      question:
        '{indicatorCount:Zeichnet der Indikator|Zeichnen die Indikatoren} nachträglich um (Repainting)?',
      answer:
        'Eine bestätigte Markierung wandert nicht und verschwindet nicht. Offene Kerzen werden nicht markiert. Ein Wendepunkt steht erst einige Kerzen später fest, und die bestätigende Kerze ist gekennzeichnet; was endet, wird an seinem Platz grau, und ein Niveau oder eine Spanne weicht der nächsten desselben Namens. Höhere Zeitebenen werden nur aus geschlossenen Kerzen gelesen, live wie in der Historie. [Im Live-Chart nachprüfen](/#demo).',
    },
    {
      id: 'platform-plan',
      group: 'Vor dem Kauf',
      question: 'Genügt ein kostenloses Konto bei der Chartplattform?',
      answer:
        '{indicatorCount:Ihr Konto dort muss einen mehr erlauben, als|Für alle {indicatorCount} auf einem Chart muss Ihr Konto dort so viele erlauben, dazu die, die} Sie schon nutzen.{indicatorCount:| Sonst verwenden Sie einen oder zwei zugleich.}',
    },
    {
      id: 'markets',
      group: 'Vor dem Kauf',
      question: 'Welche Märkte und Zeitebenen?',
      answer:
        'Alles, was Ihre Plattform als Kerzen zeichnet: Devisen, Krypto, Aktien, Indizes, Futures. Von 1 Minute bis 1 Monat, Sitzungen bis 1 Stunde.',
    },
    {
      id: 'signals',
      group: 'Vor dem Kauf',
      question: 'Gibt es Signale, oder wird gehandelt?',
      answer:
        'Weder noch. {indicatorCount:Der Indikator zeichnet Struktur, Zonen und Kursmarken und kann|Die Indikatoren zeichnen Struktur, Zonen und Kursmarken und können} Sie benachrichtigen. {indicatorCount:Er sagt|Sie sagen} nicht „kaufen“ oder „verkaufen“ und {indicatorCount:erteilt|erteilen} keine Aufträge.',
    },
    {
      id: 'results',
      group: 'Vor dem Kauf',
      question: 'Welche Ergebnisse kann ich erwarten?',
      answer: `Dass dieselbe Lage jedes Mal gleich markiert wird. Renditen und Trefferquoten zeigen wir nicht; Trading ist mit erheblichem Verlustrisiko verbunden ([Risikohinweis](${routes.disclaimer.path})).`,
    },
    {
      id: 'tiers',
      group: 'Bezahlen und kündigen',
      question: '{planCount:Was enthält der Tarif?|Worin unterscheiden sich die Tarife?}',
      answer:
        '{planCount:Er|Jeder} enthält {indicatorCount:den Indikator|alle {indicatorCount} Indikatoren}, jedes Update und Hilfe per E-Mail.{planCount:| {plansWith Vorrang beim Support}: dazu Vorrang beim Support, die Dokumentation mit Strategien und ein Mitspracherecht. [Vergleichen](/#compare).}',
    },
    {
      id: 'tax',
      group: 'Bezahlen und kündigen',
      question: 'Ist die Mehrwertsteuer enthalten?',
      answer:
        'Ja. Alle Preise sind Endpreise einschließlich der gesetzlichen Mehrwertsteuer; beim Bezahlen kommt nichts hinzu. Eine Rechnung liegt der Bestätigung bei.',
    },
    {
      id: 'refund',
      group: 'Bezahlen und kündigen',
      question: 'Bekomme ich mein Geld zurück?',
      answer: `Ja, vollständig. Schreiben Sie innerhalb von ${site.refundDays} Tagen nach der ersten Zahlung an {support}. Ihr gesetzliches Widerrufsrecht von 14 Tagen besteht daneben: [Widerruf und Rückerstattung](${routes.refund.path}).`,
    },
    {
      id: 'cancel',
      group: 'Bezahlen und kündigen',
      question: '{renewed?Wie kündige ich?|Muss ich kündigen?}',
      answer:
        '{renewed?Ein Abonnement jederzeit online im {memberArea}, ohne Frist. Ihr Zugang bleibt bis zum Ende des bezahlten Zeitraums; danach wird nichts mehr abgebucht.|Nein. Nichts verlängert sich von selbst, und nichts weiter wird abgebucht.}{trials? Eine kostenlose Probezeit ({trials}) kostet nichts, wenn Sie vor ihrem Ende kündigen.}',
    },
    {
      id: 'change-plan',
      group: 'Bezahlen und kündigen',
      question:
        '{planCount:Kann sich der Preis später ändern?|Kann ich den Tarif später wechseln?}',
      answer:
        '{planCount:Ja, aber was Sie schon bezahlt haben, bleibt, wie es ist.|Ja, im {memberArea}; ein Abonnement wechselt zum Ende des bezahlten Zeitraums. Früher geht es auf Anfrage: {support}.}',
    },
    {
      id: 'payment',
      group: 'Bezahlen und kündigen',
      question: 'Wie bezahle ich sicher?',
      answer: `Mit {paymentMethods}, auf einer Seite von ${site.paymentProcessor}. Ihre Kartendaten erreichen uns nie. Geben Sie niemandem ein Passwort oder einen API-Schlüssel: Wer in unserem Namen danach fragt, ist nicht von uns.`,
    },
    {
      id: 'devices',
      group: 'Danach',
      question: 'Kann ich mehrere Geräte verwenden?',
      answer:
        'Ja. Der Zugang gehört zu Ihrem Benutzernamen bei der Plattform, wo immer Sie sich anmelden. Ein Tarif gilt für eine Person.',
    },
    {
      id: 'support',
      group: 'Danach',
      question: 'Wann beantworten Sie E-Mails?',
      answer:
        'Schreiben Sie jederzeit an {support}. Ein Mensch antwortet innerhalb von {basicReply}{plansWith Vorrang beim Support?, mit Vorrang innerhalb von {priorityReply}}.',
    },
    {
      id: 'honesty',
      group: 'Danach',
      question:
        '{exampleNotices?Sind die Hinweise und Stimmen echt?|Zeigen die Charts wirkliche Trades?}',
      answer:
        'Nein. {exampleNotices?Die Hinweise sind simuliert und die Stimmen Muster; beides steht dabei. }{statedFigures?Die Zahlen sind unsere eigene Angabe; die|Die} Charts zeigen einen simulierten Markt.',
    },
  ],
};
