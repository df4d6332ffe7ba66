/**
 * Datenschutzerklärung. Was von der Einrichtung abhängt, sagen Fakten in Klammern, '{analytics?wenn ja|wenn nein}', damit
 * die Seite wahr bleibt, wenn sich die Einrichtung ändert. Texte können Links enthalten, `[Name](Ziel)`.
 */

import { accessDesk } from '@/content/access-desk';
import { controls } from '@/content/controls';
import { notices } from '@/content/notices';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { LegalDocument } from '@/lib/content/schemas/pages';

/** Steht, wo immer vom Zählen oder Verfolgen die Rede ist. */
const signals =
  'Nichts davon geschieht, wenn Ihr Browser Global Privacy Control oder Do Not Track sendet.';

export const privacy: LegalDocument = {
  title: 'Datenschutzerklärung',
  summary:
    'Diese Website setzt keine Cookies{analytics?. Sie zählt Besuche und verfolgt niemanden.| und misst niemanden.} Wir speichern, was Ihr Zugang braucht: E-Mail-Adresse, Benutzername der Plattform und Stand der Zahlung.',
  numbered: true,
  sections: [
    {
      id: 'verantwortlicher',
      title: 'Verantwortlicher',
      blocks: [
        `Verantwortlich für die Verarbeitung ist die ${site.legalName}, ${site.seller.line}. Schreiben Sie zu allem auf dieser Seite an {support}.`,
      ],
    },
    {
      id: 'erhobene-daten',
      title: 'Welche Daten wir erheben',
      blocks: [
        'Von allen Besuchern: Der Server, der diese Seiten ausliefert, führt ein übliches Zugriffsprotokoll mit IP-Adresse, Browser, Zeit, aufgerufener Adresse und verweisender Seite. Diese Website hat kein Konto und sendet nichts von dem, was Sie in ihre Felder eingeben. {analytics?Wir zählen Besuche und was auf diesen Seiten genutzt wird, mit Hilfe von {analytics} und ohne Cookies ([wer es sonst erhält](#weitergabe) sagt mehr). Werbung schalten wir nicht.|Wir betreiben weder Analyse noch Werbung.}',
        `Von Kunden: ${site.paymentProcessor} teilt uns Ihren Namen, Ihre E-Mail-Adresse, Ihren Tarif und den Stand Ihrer Zahlungen mit, nie Ihre Kartennummer. Sie geben uns Ihren Benutzernamen bei ${site.platformName}, damit wir dort freischalten können.`,
        'Von allen, die uns schreiben: Ihre E-Mail-Adresse und was in der Nachricht steht.',
        'Enthält die Adresse, zu der Sie nach dem Bezahlen zurückkehren, eine Bestellnummer, steht sie wie der Rest der Adresse im Zugriffsprotokoll.',
        `{orderStatus?Auf [der Seite nach der Zahlung](${routes.paymentSuccess.path}) sendet Ihr Browser die Bestellnummer aus der Adresse an den Server dieser Website, um den Stand der Bestellung zu zeigen. Die Antwort wird Ihnen gezeigt und nicht gespeichert.}`,
        '{exampleNotices?Die simulierten Hinweise und Muster-Stimmen auf dieser Website sind erfunden und enthalten keine personenbezogenen Daten.}',
      ],
    },
    {
      id: 'zwecke',
      title: 'Zwecke und Rechtsgrundlagen',
      blocks: [
        [
          'Freischaltung{renewed?, Verlängerung, Beendigung} und Erstattung: Vertrag (Art. 6 Abs. 1 lit. b DSGVO).',
          'Antworten auf Ihre Nachrichten: Vertrag oder unser berechtigtes Interesse, zu antworten (lit. b und f).',
          'Auslieferung und Sicherheit dieser Website, wozu die Zugriffsprotokolle dienen: berechtigtes Interesse (lit. f).',
          '{analytics?Erkennen, welche Seiten gelesen und was darauf genutzt wird: berechtigtes Interesse (lit. f).}',
          'Buchhaltung und Steuern: rechtliche Pflicht (lit. c).',
        ],
        'Wir nutzen Ihre Daten nicht für Werbung, bilden keine Profile und lassen keine Maschine etwas entscheiden, das rechtliche Wirkung für Sie hat.',
      ],
    },
    {
      id: 'weitergabe',
      title: 'Wer sie sonst erhält',
      blocks: [
        'Wir geben Daten nur an die weiter, die sie für ihre Aufgabe brauchen:',
        [
          `Auslieferung dieser Seiten und Zugriffsprotokoll: ${site.hostingProvider}.`,
          `Zahlungen: ${site.paymentProcessor}.`,
          'Mitgliederbereich, in dem Sie sich anmelden{renewed? und kündigen}: dessen Anbieter.',
          `Freischaltung: ${site.platformName} erfährt, dass Ihr Benutzername {indicatorCount:den Indikator|die Indikatoren} nutzen darf.`,
          '{avatarHost?Initialen, wo eine Stimme kein Bild hat: Ihr Browser fragt {avatarHost} nach einem Bild davon. Dieses Unternehmen erhält dabei Ihre IP-Adresse und Angaben zum Browser.}',
          `{analytics?Zählen von Besuchen und Nutzung: {analytics}. Ihr Browser teilt {analyticsHost} mit, welche Seite Sie sehen, woher Sie kamen und ob Sie einen Tarif gewählt, die Demo gestartet oder eine Frage geöffnet haben. Dieses Unternehmen erhält dabei Ihre IP-Adresse und Angaben zum Browser, aber kein Cookie und keinen Namen. ${signals}}`,
        ],
        '{requestedHosts?Sonst laden unsere Seiten nichts von anderen Unternehmen.|Unsere Seiten laden nichts von anderen Unternehmen: Schriften, Bilder und Skripte kommen alle von dieser Website.} Behörden erhalten Daten, wo das Gesetz uns dazu verpflichtet.',
        'Wir verkaufen keine personenbezogenen Daten und geben sie nicht für Werbung weiter. Links zur Bezahlseite, zum {memberArea} und zu anderen Websites führen von hier fort; dort gelten eigene Erklärungen.',
      ],
    },
    {
      id: 'sicherheit',
      title: 'Sicherheit',
      blocks: [
        `Die Verbindung zu dieser Website ist verschlüsselt (https). Die Seiten sind statische Dateien, hinter denen keine Datenbank steht. Kartendaten werden nur auf der Seite von ${site.paymentProcessor} eingegeben. Wir fragen nie nach Passwörtern, API-Schlüsseln oder dem Zugang zu einem Broker.`,
        'Kein System ist völlig sicher. Geschieht mit Ihren Daten etwas, das Sie gefährdet, unterrichten wir Sie und die Behörde, wie das Gesetz es verlangt.',
      ],
    },
    {
      id: 'speicher-im-browser',
      title: 'Cookies und lokaler Speicher',
      blocks: [
        'Diese Website setzt keine Cookies, deshalb gibt es auch kein Banner dazu.',
        'Ihr Browser speichert für uns nichts, bis Sie einen dieser Knöpfe drücken oder eines dieser Felder nutzen, und dann nur das Folgende (§ 25 Abs. 2 TDDDG):',
        [
          `{motionKey} (local storage): dass Sie „${controls.pauseMotion}“ gedrückt haben. Gespeichert, bis Sie „${controls.resumeMotion}“ drücken oder die Daten dieser Website löschen; an niemanden gesendet.`,
          `{notices?{noticesKey} (local storage): dass Sie „${notices.turnOff}“ gedrückt haben. Gespeichert, bis Sie „${notices.turnOn}“ drücken oder die Daten dieser Website löschen; an niemanden gesendet.}`,
          `{accessKey} (local storage): auf der Seite nach der Zahlung die abgehakten Schritte, der Benutzername und der Tag der Zahlung, die Sie eingegeben haben. Gespeichert, bis Sie „${accessDesk.keeping.erase}“ drücken oder die Daten dieser Website löschen; an niemanden gesendet.`,
        ],
        'Eine Kursdatei, die Sie in der Live-Demo öffnen, wird in Ihrem Browser gelesen. Sie wird nirgendwohin gesendet und ist fort, wenn Sie die Seite verlassen.',
        'Bezahlseite und Mitgliederbereich sind eigene Websites und können dort Cookies setzen.',
      ],
    },
    {
      id: 'ihre-rechte',
      title: 'Ihre Rechte und Speicherdauer',
      blocks: [
        'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Datenübertragbarkeit und Widerspruch. Schreiben Sie an {support}; wir antworten innerhalb von 30 Tagen und kostenlos. Sie können sich auch bei der Datenschutz-Aufsichtsbehörde Ihres Wohnorts beschweren.',
        'Daten zu Ihrem Zugang speichern wir, solange er besteht, Rechnungen so lange, wie das Steuerrecht es verlangt. Nachrichten an den Support werden zwei Jahre nach der letzten gelöscht. Zugriffsprotokolle werden für kurze, vom Hostinganbieter bestimmte Zeit aufbewahrt, länger nur zur Aufklärung eines Angriffs.',
        `Daten werden in ${site.processedIn} und in anderen Ländern verarbeitet, in denen die Genannten arbeiten. Wo das Gesetz dafür Garantien verlangt, etwa Standardvertragsklauseln, bestehen sie.`,
        'Der Dienst richtet sich an Erwachsene. Wir speichern wissentlich keine Daten von Personen unter 18 Jahren.',
      ],
    },
    {
      id: 'aenderungen',
      title: 'Änderungen dieser Erklärung',
      blocks: [
        'Ändert sich, was wir tun, ändert sich diese Seite mit, und das Datum oben sagt wann. Kunden erfahren wichtige Änderungen vorher per E-Mail.',
      ],
    },
  ],
};
