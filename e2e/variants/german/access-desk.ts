/** Was einem Käufer vom Beleg bis zu den Indikatoren hilft, auf der Seite nach der Zahlung. */

import { routes } from '@/content/routes';
import { service } from '@/content/service';
import { site } from '@/content/site';
import type { AccessDesk } from '@/lib/content/schemas/access-desk';

export const accessDesk: AccessDesk = {
  progress: '{done} von {all} erledigt',
  complete: 'Alles erledigt. Viel Freude beim Chartlesen.',
  tick: 'Erledigt: {step}',
  username: {
    title: 'Ihr Benutzername',
    label: `Benutzername bei ${site.platformName}`,
    hint: 'Wie er dort in Ihrem Profil steht, nicht Ihre E-Mail-Adresse. Groß- und Kleinschreibung ist gleich.',
    shortest: 3,
    longest: 40,
    others: '-_',
    ok: 'Sieht richtig aus. Vergleichen Sie ihn einmal Zeichen für Zeichen mit Ihrem Profil: „{name}“.',
    email: 'Das ist eine E-Mail-Adresse. Freigeschaltet wird der Benutzername aus Ihrem Profil.',
    address: 'Das ist die Adresse einer Seite. Der Benutzername darin ist wahrscheinlich „{name}“.',
    space:
      'Ein Benutzername hat keine Leerzeichen. Der Name neben Ihrem Bild kann ein anderer sein.',
    characters:
      'Benutzernamen bestehen nur aus a bis z, Ziffern und den Zeichen {others}. „{found}“ gehört nicht dazu; Buchstaben anderer Alphabete sehen oft gleich aus.',
    short: 'Das ist kürzer, als Benutzernamen sind. Fehlt das Ende?',
    long: 'Das ist länger, als Benutzernamen sind. Wurde noch etwas mitkopiert?',
  },
  message: {
    title: 'Eine Nachricht an den Support',
    empty:
      'Geben Sie Ihren Benutzernamen ein, dann steht die passende Nachricht hier zum Kopieren bereit.',
    topic: 'Worum es geht',
    firstTopic: 'Meinen Benutzernamen mit der Bestellung abgleichen',
    subject: 'Zugang für {username}',
    lines: [
      'Guten Tag,',
      'es geht um: {topic}',
      `Benutzername bei ${site.platformName}: {username}`,
      'Bestellnummer: {reference}',
      'Bezahlt am: {paidOn}',
      'Ich schreibe von der Adresse, mit der ich bestellt habe.',
    ],
    copy: 'Nachricht kopieren',
    copied: 'Kopiert. Fügen Sie sie in eine E-Mail ein.',
    selected: 'Ausgewählt. Kopieren Sie mit Strg+C oder ⌘C.',
    mail: 'Im E-Mail-Programm öffnen',
  },
  refund: {
    title: 'Ihr Geld zurück',
    text: `Sie erhalten den vollen Betrag zurück, wenn Sie ihn innerhalb von ${site.refundDays} Tagen nach der ersten Zahlung verlangen{planCount:|, gleich in welchem Tarif}. Die Tage enden zu der Stunde, in der Sie bezahlt haben; kam der Zugang später als zugesagt, beginnen sie frühestens mit ihm: [Widerruf und Rückerstattung](${routes.refund.path}).{withdrawal? Daneben können Sie den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen: {withdrawal}.}`,
    label: 'Tag der Zahlung',
    ifToday: 'Wenn Sie heute bezahlt haben: bis {until}, zur selben Stunde.',
    open: 'Bis {until}, zu der Stunde, in der Sie bezahlt haben.',
    last: 'Heute ist der letzte Tag, bis zu der Stunde, in der Sie bezahlt haben.',
    ended: `Die ${site.refundDays} Tage endeten am {until}. Längere gesetzliche Rechte gelten weiter.`,
    early: 'Dieser Tag kommt erst noch. Bitte sehen Sie auf dem Beleg nach.',
  },
  troubles: {
    title: 'Wenn etwas nicht stimmt',
    write: 'Dem Support dazu schreiben',
    items: [
      {
        id: 'no-receipt',
        title: 'Es ist kein Beleg gekommen',
        text: `Suchen Sie im Spam und unter Werbung nach ${site.paymentProcessor}. Meist war die E-Mail-Adresse falsch geschrieben.{trials? Während einer kostenlosen Probezeit ({trials}) gibt es noch keinen.} Bevor Sie ein zweites Mal bezahlen, schreiben Sie mit Datum und Betrag an {support}; wir sehen nach.`,
      },
      {
        id: 'cannot-see',
        title: 'Ich sehe {indicatorCount:den Indikator|die Indikatoren} nicht',
        text: `Die Freischaltung dauert bis zu ${service.accessHours} Stunden. Laden Sie danach ${site.platformName} neu, öffnen Sie die Liste der Indikatoren und sehen Sie unter den auf Einladung freigegebenen nach, nicht in der öffentlichen Bibliothek. Prüfen Sie, ob Sie dort mit dem Namen angemeldet sind, den Sie uns genannt haben; viele haben zwei Konten.`,
      },
      {
        id: 'wrong-username',
        title: 'Ich habe den falschen Benutzernamen angegeben',
        text: 'Nichts ist verloren, und Sie müssen nichts noch einmal bezahlen. Geben Sie oben den richtigen ein, kopieren Sie die Nachricht und senden Sie sie uns; wir übertragen den Zugang.',
      },
      {
        id: 'too-many',
        title: 'Die Plattform sagt: zu viele Indikatoren',
        text: 'Ihr Konto dort begrenzt, wie viele auf einem Chart liegen dürfen, und die Suite zählt als {indicatorCount:einer|{indicatorCount}}. Nehmen Sie andere vom Chart{indicatorCount:| oder verwenden Sie weniger von unseren zugleich}.',
      },
      {
        id: 'member-login',
        title: 'Ich komme nicht in den Mitgliederbereich',
        text: 'Der {memberArea} kennt die E-Mail-Adresse, mit der Sie bestellt haben; sie muss nicht die sein, mit der Sie sich sonst anmelden. Lassen Sie sich ein neues Passwort dorthin schicken; kommt keines, schreiben Sie uns.',
      },
      {
        id: 'wrong-amount',
        title: 'Es wurde doppelt oder ein anderer Betrag abgebucht',
        text: 'Schreiben Sie uns jederzeit, mit beiden Belegen; das ist ein Fehler, und wir berichtigen ihn. Eine Zahlung, die Ihre Bank nur vorgemerkt hat, verschwindet von selbst, meist nach wenigen Tagen.',
      },
    ],
  },
  keeping: {
    title: 'Nur auf diesem Gerät gespeichert',
    text: 'Haken, Benutzername und Datum bleiben in diesem Browser, bis Sie sie löschen. Nichts davon wird gesendet; auf einem gemeinsam genutzten Gerät löschen Sie es, wenn Sie fertig sind.',
    unsaved:
      'Dieser Browser lässt die Seite keine Änderungen speichern: Haken, Benutzername und Datum bleiben nur, solange sie offen ist. Nichts davon wird gesendet.',
    print: 'Diese Seite drucken',
    erase: 'Gespeichertes löschen',
    erased: 'Gelöscht. Dieser Browser speichert nichts von dieser Seite.',
    notErased:
      'Hier gelöscht, aber der Browser lässt die Seite früher Gespeichertes nicht löschen. Löschen Sie die Daten dieser Website in seinen Einstellungen.',
  },
};
