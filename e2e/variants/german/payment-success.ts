/** Wohin die Bezahlseite zurückführt. Eine statische Seite weiß nicht, ob eine Zahlung durchging. */

import { service } from '@/content/service';
import { site } from '@/content/site';
import type { PaymentSuccess } from '@/lib/content/schemas/pages';

export const paymentSuccess: PaymentSuccess = {
  label: 'Nach der Bestellung',
  title: 'Vielen Dank.',
  intro:
    'Sobald eine Zahlung durchgegangen ist, schickt unser Zahlungsdienstleister Ihnen einen Beleg per E-Mail. So geht es jetzt weiter, der Reihe nach; nichts davon eilt.',
  stepsTitle: 'Die nächsten Schritte',
  steps: [
    {
      id: 'receipt',
      title: 'Beleg suchen',
      text: `Er kommt von ${site.paymentProcessor} an die E-Mail-Adresse, die Sie bei der Bestellung angegeben haben. Ist er eine Stunde nach der Zahlung nicht da, auch nicht im Spam, schreiben Sie uns, bevor Sie ein zweites Mal bezahlen.{trials? Eine kostenlose Probezeit ({trials}) beginnt ohne Beleg: Er kommt mit der ersten Zahlung.}`,
    },
    {
      id: 'username',
      title: 'Benutzernamen prüfen',
      text: `Freigeschaltet wird der Benutzername, den Sie auf der Bezahlseite angegeben haben. Verzögert sich der Zugang, ist fast immer ein Tippfehler der Grund: Vergleichen Sie ihn mit Ihrem Profil bei ${site.platformName}.`,
    },
    {
      id: 'access',
      title: 'Auf die Freischaltung warten',
      text: `Wir schalten {indicatorCount:den Indikator|die Indikatoren} für diesen Benutzernamen frei. Das dauert meist Minuten, höchstens ${service.accessHours} Stunden, und wir schreiben Ihnen, sobald es so weit ist.`,
    },
    {
      id: 'login',
      title: 'Im Mitgliederbereich anmelden',
      text: 'Verwenden Sie die E-Mail-Adresse, die Sie bei der Bestellung angegeben haben. Dort finden Sie Neuerungen und Rechnungen, und die Dokumentation mit Strategien, wenn Ihr Tarif sie enthält.',
    },
    {
      id: 'chart',
      title: 'Auf den Chart legen',
      text: `Laden Sie ${site.platformName} neu, öffnen Sie die Liste der Indikatoren, wählen Sie {indicatorCount:den auf Einladung freigegebenen|die auf Einladung freigegebenen} und fügen Sie {indicatorCount:unseren|unsere} einem Chart hinzu. Lassen Sie die Einstellungen am ersten Tag, wie sie sind.`,
    },
  ],
  memberLink: 'Zum Mitgliederbereich',
  homeLink: 'Zurück zur Startseite',
  help: {
    title: 'Fehlt etwas?',
    text: 'Schreiben Sie an {support}, und zwar von der Adresse, mit der Sie bestellt haben, und nennen Sie Ihren Benutzernamen. Senden Sie nie ein Passwort oder eine Kartennummer; hier fragt niemand danach.',
  },
  order: {
    title: 'Ihre Bestellung',
    loading: 'Der Stand Ihrer Bestellung wird abgefragt …',
    retry: 'Noch einmal fragen',
    paid: {
      title: 'Laut unseren Unterlagen ist bezahlt: {plan}',
      text: 'Sie müssen nichts weiter tun. Die Schritte auf dieser Seite folgen von selbst.',
    },
    pending: {
      title: 'Noch in Bearbeitung: {plan}',
      text: 'Manche Zahlungsarten melden sich nach Minuten, einige nach einem Tag. Bitte bezahlen Sie nicht noch einmal; fragen Sie später hier nach oder warten Sie auf den Beleg.',
    },
    failed: {
      title: 'Die Zahlung ist nicht durchgegangen: {plan}',
      text: 'Von selbst wird nichts erneut versucht. Ihre Bank oder Ihr Kartenanbieter kennt den Grund; einen Tarif können Sie jederzeit wieder wählen.',
    },
    refunded: {
      title: 'Erstattet: {plan}',
      text: 'Der Betrag ist auf dem Weg zurück zu der Zahlungsart, mit der Sie bezahlt haben. Bei Banken dauert die Anzeige oft fünf bis zehn Tage.',
    },
    unauthorized: {
      title: 'Melden Sie sich an, um diese Bestellung zu sehen',
      text: 'Eine Bestellung wird nur dem Konto gezeigt, das sie aufgegeben hat. Melden Sie sich im {memberArea} an und fragen Sie noch einmal; die Bestellung steht auch dort.',
    },
    missing: {
      title: 'Unter dieser Nummer gibt es noch keine Bestellung',
      text: 'Eine neue Bestellung braucht manchmal eine Minute; fragen Sie gleich noch einmal. Haben Sie einen Beleg, ist Ihre Zahlung sicher, was immer diese Seite findet.',
    },
    unavailable: {
      title: 'Die Bestellabfrage antwortet nicht',
      text: 'Der Fehler liegt bei uns und ändert nichts an Ihrer Zahlung. Der Beleg in Ihrem Postfach zählt; fragen Sie, wenn Sie mögen, in einigen Minuten noch einmal.',
    },
    unreadable: {
      title: 'Die Antwort war nicht lesbar',
      text: 'Die Bestellabfrage hat etwas geantwortet, das diese Seite nicht versteht. Ihre Zahlung ist davon nicht berührt; der Beleg in Ihrem Postfach zählt.',
    },
    offline: {
      title: 'Keine Verbindung',
      text: 'Dieses Gerät konnte die Bestellabfrage nicht erreichen. Nichts ist verloren; prüfen Sie die Verbindung und fragen Sie noch einmal.',
    },
    badReference: {
      title: 'Diese Bestellnummer ist unvollständig',
      text: 'Die Adresse dieser Seite wurde unterwegs vielleicht gekürzt. Öffnen Sie den Link noch einmal dort, wo Sie ihn herhaben, oder richten Sie sich nach dem Beleg in Ihrem Postfach.',
    },
  },
};
