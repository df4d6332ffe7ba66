/** Worte der Tests, auf die ein Besucher die laufende Demo stellen kann. */
import type { DemoProof } from '@/lib/content/schemas/demo-proof';

export const demoProof: DemoProof = {
  close: 'Zurück zur Wiedergabe',
  'only-past': {
    title: 'Nur die Vergangenheit',
    text: 'Jeder Lauf bekommt die ersten Kerzen dieses Marktes und sonst nichts: Was danach kam, gibt es für ihn nicht. Welche Kerzen, entscheidet das Los unter denen, bei denen diese Seite gezeichnet hat. Jeder Lauf muss denselben Chart bis zur letzten Zahl wieder zeichnen und dasselbe Protokoll schreiben.',
    moving: 'Läuft, sobald die Wiedergabe ruht.',
    runs: 'von {wanted} {wanted:Lauf|Läufen} fertig',
    bar: 'Kerze {bar}',
    fed: 'aus den ersten {bars} {bars:Marktkerze|Marktkerzen}',
    samePicture: 'derselbe Chart',
    otherPicture: 'ein anderer Chart',
    noPicture: 'hier ließ sich kein Chart zeichnen',
    sameLog: '{entries:derselbe Eintrag|dieselben {entries} Einträge}',
    otherLog: '{different} von {entries} {entries:Eintrag|Einträgen} anders',
    again: 'Noch einmal, andere Kerzen',
  },
  rewrite: {
    title: 'Die Zukunft umschreiben',
    text: 'Alles nach Kerze {bar} wird weggeworfen und durch einen anderen, eben erfundenen Markt ersetzt. Auf beiden beginnen alle Indikatoren bei der ersten Kerze neu. Hätte eine Markierung die Zukunft gekannt, müsste sie sich jetzt ändern.',
    came: 'Was kam',
    other: 'Eine andere Zukunft, Nummer {number}',
    chart: 'Fadenkreuz auf bestätigten Markierungen: {future}',
    repaintedChart: 'Fadenkreuz auf der umzeichnenden Version: {future}',
    ownTitles: ['Bestätigte Markierungen', 'Bestätigt'],
    repaintedTitles: ['Umzeichnende Version', 'Umzeichnend'],
    running: 'Es geht weiter ab Kerze {bar}',
    kept: 'von {count} bei Kerze {bar} bekannten {count:Eintrag|Einträgen} geändert',
    moved: 'Markierungen der umzeichnenden Version seit Kerze {bar} verschoben oder weg',
    another: 'Noch eine Zukunft',
    more: 'Zehn auf einmal',
    trying: 'Wird versucht …',
    tally:
      'Zukünfte ab Kerze {bar}: {futures}. Einträge von uns, die eine davon änderte: {changed}. Markierungen der umzeichnenden Version verschoben oder weg: {moved}, in {broken} von {futures}.',
  },
  fingerprint: {
    title: 'Fingerabdruck',
    text: 'Der SHA-256 über alles, was das Protokoll bis Kerze {bar} sagte: {count} {count:Eintrag|Einträge}, bis zur letzten Stelle. Notieren Sie ihn, spielen Sie weiter, kommen Sie zurück oder nehmen Sie ein anderes Gerät: Dieselbe Kerze muss dieselbe Zeile ergeben.',
    computing: 'Wird berechnet …',
    moving: 'Halten Sie die Wiedergabe an einer Kerze an, um ihren Fingerabdruck zu nehmen.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    download: 'Protokoll herunterladen (CSV)',
    fileName: 'protokoll-{market}-{timeframe}-kerze-{bar}.csv',
    check:
      'Nach dem letzten Schrägstrich steht der SHA-256 dieser Datei. Das Programm in unserem Quelltext berechnet ihn allein aus den Kerzen neu:',
    command:
      'npm run fingerprint -- {source} --timeframe {timeframe} --settings {settings} --bars {bar}',
    ownFile: 'ihre-datei.csv',
    compare: 'Notierte Zeile oder heruntergeladenes Protokoll einfügen',
    choose: 'Protokoll wählen',
    unknown: 'Das ist weder ein Fingerabdruck noch ein Protokoll dieser Demo.',
    otherChart:
      'Das stammt von Markt {market}, {timeframe}, mit den Einstellungen {settings}. Laden Sie zuerst diesen.',
    beyond: 'Dieser Markt hat keine Kerze {bar}.',
    same: 'Gleich: Kerze {bar}, allein aus den ersten {bar} Kerzen neu berechnet.',
    different:
      'Anders: Was jetzt aus den ersten {bar} Kerzen berechnet wird, ist nicht das Notierte.',
    sameLog:
      'Gleich: {count:der eine Eintrag, den|alle {count} Einträge, die} beide Protokolle haben.',
    differentLog: 'Anders ab Eintrag {entry}, von {count}, die beide Protokolle haben.',
  },
};
