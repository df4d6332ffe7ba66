/** Allgemeine Geschäftsbedingungen. Texte können Links enthalten, `[Name](Ziel)`. */

import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const terms: LegalDocument = {
  title: 'Allgemeine Geschäftsbedingungen',
  summary: `Was Sie und die ${site.legalName} einander schulden, wenn Sie diese Website nutzen oder die ${site.productName} bestellen.`,
  numbered: true,
  sections: [
    {
      id: 'geltung',
      title: 'Geltungsbereich und Vertragspartner',
      blocks: [
        `Diese Bedingungen gelten für Verträge zwischen Ihnen und der ${site.legalName} („${site.name}“, „wir“) über die ${site.productName}, {indicatorCount:einen Indikator|eine Reihe von {indicatorCount} Indikatoren} für ${site.platformName}, sowie für den Mitgliederbereich und diese Website. Das Angebot richtet sich an volljährige Verbraucher und an Unternehmer.`,
        `Für Widerruf und Erstattung gilt [Widerruf und Rückerstattung](${routes.refund.path}), für Risiken der [Risikohinweis](${routes.disclaimer.path}). Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](${routes.privacy.path}).`,
        `Anzuwenden ist das Recht dieses Staates: ${site.governingLaw}. Sind Sie Verbraucher, bleibt der Schutz zwingender Vorschriften des Staates, in dem Sie Ihren gewöhnlichen Aufenthalt haben, bestehen.`,
      ],
    },
    {
      id: 'vertragsschluss',
      title: 'Vertragsschluss',
      blocks: [
        `{planCount:Der Tarif auf dieser Website ist|Die Tarife auf dieser Website sind} noch kein bindendes Angebot. Sie bestellen auf der Seite von ${site.paymentProcessor}, indem Sie Tarif und Angaben prüfen und auf die Schaltfläche klicken, die die Zahlungspflicht nennt. Bis dahin können Sie Eingaben berichtigen. Der Vertrag kommt zustande, wenn wir Ihre Bestellung per E-Mail bestätigen oder freischalten.`,
        'Der Vertrag wird in deutscher Sprache geschlossen. Sie erhalten ihn samt diesen Bedingungen und der Widerrufsbelehrung per E-Mail.',
      ],
    },
    {
      id: 'preise',
      title: 'Preise und Zahlung',
      blocks: [
        'Die Preise stehen in Euro {planCount:beim|bei jedem} Tarif in der [Preisliste](/#pricing); {taxIncluded?es sind Endpreise einschließlich der gesetzlichen Mehrwertsteuer|Steuern können beim Bezahlen hinzukommen}. Sie sind bei der Bestellung fällig{renewed?, bei einer Verlängerung zu Beginn jedes weiteren Zeitraums}.{trials? Nach einer kostenlosen Probezeit ({trials}) ist die erste Zahlung erst an deren Ende fällig.}',
        `Zahlungen nimmt ${site.paymentProcessor} entgegen.{renewed? Einen höheren Preis verlangen wir für laufende Abonnements nur, wenn Sie ihm zugestimmt haben; stimmen Sie nicht zu, können beide Seiten zum Ende des bezahlten Zeitraums kündigen.}`,
      ],
    },
    {
      id: 'laufzeit',
      title: 'Laufzeit{renewed? und Kündigung}',
      blocks: [
        '{renewed?Ein Abonnement läuft zunächst für den gewählten Zeitraum. Danach verlängert es sich zum angezeigten Preis, bis Sie kündigen.|Nichts verlängert sich von selbst.}{trials? Während einer kostenlosen Probezeit ({trials}) können Sie jederzeit kündigen, ohne dass etwas abgebucht wird.}{paidOnce? Ein Tarif, der einmal bezahlt wird ({paidOnce}), verlängert sich nicht und gilt, solange wir {indicatorCount:den Indikator|die Indikatoren} anbieten.}{renewed? Nach Ablauf des ersten Zeitraums können Sie ein Abonnement jederzeit mit einer Frist von höchstens einem Monat beenden und erhalten den Rest anteilig erstattet.}',
        '{renewed?Ein Abonnement kündigen Sie jederzeit online im {memberArea} oder per E-Mail an {support}. Nennen Sie keinen früheren Tag, bleibt Ihr Zugang bis zum Ende des bezahlten Zeitraums; danach wird nichts mehr abgebucht. }Das Recht zur Kündigung aus wichtigem Grund bleibt unberührt.',
      ],
    },
    {
      id: 'nutzung',
      title: 'Nutzung {indicatorCount:des Indikators|der Indikatoren}',
      blocks: [
        `Ein Tarif berechtigt eine Person, {indicatorCount:den Indikator|die Indikatoren} unter einem Benutzernamen bei ${site.platformName} zu nutzen, solange er gilt. Ein Konto dort ist Voraussetzung; dessen Preise, Grenzen und Regeln sind Sache zwischen Ihnen und dem Betreiber.`,
        'Sie verpflichten sich, es zu unterlassen,',
        [
          'den Zugang zu teilen, zu vermieten oder weiterzuverkaufen;',
          '{indicatorCount:den Indikator|die Indikatoren} zu kopieren, zurückzuübersetzen oder nachzubauen, soweit das Gesetz es nicht erlaubt;',
          'ihre Markierungen anderen gegenüber als unsere Signale oder Ratschläge auszugeben;',
          'den Dienst zu stören, die Zugangskontrolle zu umgehen oder Gesetze damit zu brechen.',
        ],
        'Verstoßen Sie dagegen, können wir Ihren Zugang nach einer Abmahnung sperren; bei schweren Verstößen auch ohne sie.',
        'Wir entwickeln {indicatorCount:den Indikator|die Indikatoren} weiter und stellen Ihnen Aktualisierungen bereit, die für den vertragsgemäßen Zustand nötig sind. Die Plattform, auf der {indicatorCount:er läuft|sie laufen}, liegt nicht in unserer Hand; ändert sich dort etwas, bessern wir so bald wie zumutbar nach.',
        `{indicatorCount:Indikator|Indikatoren}, Dokumentation, Website und der Name ${site.name} gehören der ${site.legalName} oder ihren Lizenzgebern. Eigene Charts mit unseren Markierungen dürfen Sie veröffentlichen. Namen von Plattformen und Zahlungsdiensten sind Marken ihrer Inhaber.`,
      ],
    },
    {
      id: 'maengel-und-haftung',
      title: 'Mängel und Haftung',
      blocks: [
        `{indicatorCount:Der Indikator ist ein Werkzeug|Die Indikatoren sind Werkzeuge} zum Lesen von Charts. {indicatorCount:Er ist|Sie sind} keine Anlageberatung, wie der [Risikohinweis](${routes.disclaimer.path}) erläutert; jede Handelsentscheidung treffen Sie selbst. Bei Mängeln haben Sie die gesetzlichen Rechte für digitale Produkte.`,
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für die Verletzung von Leben, Körper und Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben.',
        'Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, also solcher, deren Erfüllung den Vertrag erst ermöglicht und auf die Sie vertrauen dürfen, und begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Im Übrigen ist die Haftung ausgeschlossen.',
      ],
    },
    {
      id: 'aenderungen',
      title: 'Änderungen und Streitbeilegung',
      blocks: [
        'Änderungen dieser Bedingungen teilen wir Kunden mindestens 30 Tage vorher per E-Mail mit. Sie gelten für laufende Verträge nur, wenn Sie zustimmen oder das Gesetz sie verlangt. Das Datum oben sagt, wann sich der Text zuletzt geändert hat.',
        'Wir sind weder bereit noch verpflichtet, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Ist eine Bestimmung unwirksam, gelten die übrigen weiter.',
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        `Ihr Vertragspartner ist die ${site.legalName}, ${site.seller.line}. Fragen zu diesen Bedingungen gehen an {support}. Nennen Sie die E-Mail-Adresse, mit der Sie bestellt haben, wenn es um eine Bestellung geht; senden Sie nie ein Passwort.`,
      ],
    },
  ],
};
