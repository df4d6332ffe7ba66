/** Risikohinweis. Texte können Links enthalten, `[Name](Ziel)`. */

import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

export const disclaimer: LegalDocument = {
  title: 'Risikohinweis',
  summary:
    '{indicatorCount:Der Indikator dient|Die Indikatoren dienen} der Weiterbildung. {indicatorCount:Er ist|Sie sind} keine Anlageberatung, {indicatorCount:er verspricht|sie versprechen} keine Ergebnisse, und Trading kann Sie mehr kosten, als Sie entbehren können.',
  numbered: false,
  sections: [
    {
      id: 'weiterbildung',
      title: 'Zur Weiterbildung',
      blocks: [
        `Alles auf dieser Website, im Mitgliederbereich und in der ${site.productName} dient der Weiterbildung. Es zeigt eine Art, Kurscharts zu lesen, nach Regeln, die für alle gleich sind.`,
      ],
    },
    {
      id: 'keine-anlageberatung',
      title: 'Keine Anlageberatung',
      blocks: [
        `Nichts hier ist eine Anlageberatung, eine Anlageempfehlung, eine Finanzanalyse oder ein Angebot, etwas zu kaufen oder zu verkaufen. Die ${site.legalName} ist weder Wertpapierinstitut noch Vermögensverwalter und unterliegt keiner Aufsicht der BaFin. Wir kennen weder Ihre Mittel noch Ihre Ziele oder Positionen, und keine Markierung nimmt darauf Rücksicht.`,
        'Ein Alarm sagt, dass eine Regel erfüllt ist. Er sagt nicht, was zu tun ist. Lassen Sie sich vor dem Handeln von jemandem beraten, der dafür zugelassen ist.',
      ],
    },
    {
      id: 'risiko',
      title: 'Das Risiko des Tradings',
      blocks: [
        'Trading ist mit erheblichem Verlustrisiko verbunden und nicht für jeden geeignet. Sie können alles verlieren, was Sie einsetzen, mit Hebel auch mehr. Handeln Sie nur mit Geld, dessen Verlust Sie verkraften.',
        'Die Wertentwicklung der Vergangenheit ist kein verlässlicher Hinweis auf künftige Ergebnisse. Eine Struktur, Zone oder Kursmarke, die einmal hielt, kann beim nächsten Mal versagen, und Märkte können über jede hinwegspringen.',
      ],
    },
    {
      id: 'keine-zusage',
      title: 'Keine Zusage von Ergebnissen',
      blocks: [
        'Wir sagen keinerlei Ergebnisse zu. Niemand kann wissen, ob Sie mit {indicatorCount:dem Indikator|den Indikatoren} gewinnen oder verlieren; wer etwas anderes behauptet, verkauft etwas anderes. Renditen, Trefferquoten und Rückrechnungen veröffentlichen wir nicht.',
      ],
    },
    {
      id: 'bilder-und-muster',
      title: 'Bilder, Hinweise und Stimmen',
      blocks: [
        'Die Charts auf dieser Website zeigen einen simulierten Markt. Sie zeigen, was {indicatorCount:der Indikator zeichnet|die Indikatoren zeichnen}, keine Geschäfte und keine Ergebnisse.',
        '{exampleNotices?Hinweise mit dem Kennzeichen „Simuliert“ und Stimmen mit dem Kennzeichen „Muster“ sind erfunden. Sie beschreiben keine wirkliche Person, keinen Kauf und keine Erfahrung. }Worte wirklicher Kunden sind, wo wir sie drucken, die Erfahrung eines Einzelnen und sagen nichts darüber, was Sie erwarten können.',
      ],
    },
    {
      id: 'plattformen-und-daten',
      title: 'Plattformen und Daten',
      blocks: [
        `${site.name} steht in keiner Verbindung zu ${site.platformName} oder dem Unternehmen dahinter und wird von dort weder unterstützt noch gefördert. Der Name ist eine Marke seines Inhabers. {indicatorCount:Der Indikator rechnet|Die Indikatoren rechnen} mit den Kursen, die die Plattform liefert; sind diese verspätet, falsch oder lückenhaft, sind es auch die Markierungen.`,
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: ['Ist hier etwas unklar, fragen Sie vor der Bestellung: {support}.'],
    },
  ],
};
