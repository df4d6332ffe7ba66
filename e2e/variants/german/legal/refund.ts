/**
 * Widerrufsbelehrung nach dem Muster des Gesetzes (Anlagen 1 und 2 zu Artikel 246a EGBGB), in Kurzform, und die freiwillige
 * Geld-zurück-Garantie. Ihre Zahl von Tagen kommt aus `site.ts`.
 */

import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const refund: LegalDocument = {
  title: 'Widerruf und Rückerstattung',
  summary: `Verbraucher können jeden neuen Vertrag 14 Tage lang ohne Angabe von Gründen widerrufen. Daneben gilt unsere freiwillige Garantie für alle Kunden: volle Erstattung innerhalb von ${site.refundDays} Tagen nach der ersten Zahlung für einen Tarif.`,
  numbered: false,
  sections: [
    {
      id: 'widerrufsrecht',
      title: 'Widerrufsrecht',
      blocks: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${site.legalName}, ${site.seller.address}, {support}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das Muster-Widerrufsformular auf dieser Seite verwenden, das jedoch nicht vorgeschrieben ist.`,
        '{withdrawal?Sie können Ihr Widerrufsrecht auch online ausüben: {withdrawal}. Wir bestätigen Ihnen den Eingang dann unverzüglich per E-Mail, mit Inhalt, Datum und Uhrzeit.}',
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      ],
    },
    {
      id: 'folgen-des-widerrufs',
      title: 'Folgen des Widerrufs',
      blocks: [
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'Haben Sie verlangt, dass die Leistung während der Widerrufsfrist beginnt, verlangen wir dafür dennoch keinen Wertersatz.',
      ],
    },
    {
      id: 'muster-widerrufsformular',
      title: 'Muster-Widerrufsformular',
      blocks: [
        'Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück:',
        [
          `An ${site.legalName}, ${site.seller.address}, {support}:`,
          'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung (*)',
          'Bestellt am (*)/erhalten am (*)',
          'Name des/der Verbraucher(s)',
          'Anschrift des/der Verbraucher(s)',
          'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
          'Datum',
        ],
        '(*) Unzutreffendes streichen.',
      ],
    },
    {
      id: 'geld-zurueck-garantie',
      title: `Freiwillig: ${site.refundDays} Tage Geld-zurück-Garantie`,
      blocks: [
        `Verlangen Sie es innerhalb von ${site.refundDays} Tagen nach der ersten Zahlung für einen Tarif, erstatten wir sie vollständig{planCount:|, gleich welcher Tarif es ist}. Gründe müssen Sie nicht nennen, und es spielt keine Rolle, ob Sie {indicatorCount:den Indikator|die Indikatoren} genutzt haben.`,
        `Die ${site.refundDays} Tage beginnen mit dieser Zahlung und enden ${site.refundDays} Tage später zur selben Stunde. Haben wir später freigeschaltet als zugesagt, beginnen sie frühestens mit der Freischaltung.`,
        'Schreiben Sie dafür an {support} und nennen Sie:',
        [
          'die E-Mail-Adresse, mit der Sie bezahlt haben;',
          'die Bestellnummer oder Datum und Betrag laut Beleg;',
          `Ihren Benutzernamen bei ${site.platformName}.`,
        ],
        `Wir bestätigen die Erstattung, beenden den Tarif und überweisen das Geld innerhalb von 5 Werktagen auf demselben Weg über ${site.paymentProcessor} zurück. Der Zugang endet mit der Erstattung.`,
      ],
    },
    {
      id: 'danach',
      title: 'Danach',
      blocks: [
        `Nach ${site.refundDays} Tagen erstatten wir aus freien Stücken nichts mehr. Das gilt auch für {renewed?Verlängerungen, für den ungenutzten Rest eines Zeitraums und für }Verluste aus dem Handel.{renewed? Was Ihnen nach einer Kündigung vor dem Ende eines Zeitraums zusteht ([AGB](${routes.terms.path}#laufzeit)), erstatten wir immer.}`,
        'Wurde doppelt abgebucht{renewed?, nach einer Kündigung} oder ein anderer als der angezeigte Betrag, schreiben Sie uns jederzeit. Das ist ein Fehler und keine Erstattung, und wir berichtigen ihn.',
      ],
    },
    {
      id: 'missbrauch',
      title: 'Wann wir die Garantie ablehnen dürfen',
      blocks: [
        'Die freiwillige Garantie dürfen wir bei Missbrauch ablehnen:',
        [
          'wiederholte Käufe und Erstattungen derselben Person oder desselben Benutzernamens;',
          'geteilter oder weiterverkaufter Zugang oder ein Nachbau {indicatorCount:des Indikators|der Indikatoren};',
          'eine Zahlung, die bereits über die Bank zurückgeholt wird und nicht zweimal zurückgezahlt werden kann.',
        ],
        'Lehnen wir ab, nennen wir den Grund, und ein Mensch liest Ihre Antwort. Ihr Widerrufsrecht bleibt davon unberührt.',
      ],
    },
    {
      id: 'gesetzliche-rechte',
      title: 'Ihre gesetzlichen Rechte',
      blocks: [
        'Diese Garantie besteht zusätzlich zu Ihren gesetzlichen Rechten und ersetzt keines davon. Räumt Ihnen das Recht Ihres Wohnsitzes eine längere Widerrufsfrist ein, so gilt diese.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        `Erstattungen bearbeitet die ${site.legalName}: {support}. Alles Weitere regeln die [Allgemeinen Geschäftsbedingungen](${routes.terms.path}).`,
      ],
    },
  ],
};
