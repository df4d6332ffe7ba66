/** Was die Begriffe auf den Charts bedeuten. Ein Eintrag je Begriff; die Live-Demo erklärt sich damit. */
import type { Glossary } from '@/lib/content/schemas/demo';

export const glossary: Glossary = [
  {
    id: 'swing',
    term: 'HH, HL, LH, LL',
    meaning:
      'Höheres Hoch, höheres Tief, tieferes Hoch, tieferes Tief. Eine Kerze ist ein Wendepunkt, wenn keine der vier Kerzen auf beiden Seiten weiter reicht; von gleichen zählt die erste. Bekannt ist er also vier Kerzen später und nicht früher. Die Einstellungen erlauben mehr oder weniger.',
  },
  {
    id: 'bos',
    term: 'BOS',
    meaning:
      'Strukturbruch (break of structure): Eine Kerze schließt jenseits des letzten Wendepunkts, der vor ihr bestätigt war, in der bisherigen Richtung des Marktes; der allererste Bruch zählt dazu. Ein Docht darüber hinaus zählt nicht.',
  },
  {
    id: 'choch',
    term: 'CHoCH',
    meaning:
      'Charakterwechsel (change of character): der erste Schluss jenseits eines Wendepunkts gegen die bisherige Richtung. Manche sagen Market Structure Shift.',
  },
  {
    id: 'order-block',
    term: 'Orderblock',
    meaning:
      'Die letzte Gegenkerze vor einer Bewegung, die die Struktur brach. Er gilt als abgearbeitet und endet, wenn der Kurs zu seinem nahen Rand zurückkommt oder darüber hinweg springt.',
  },
  {
    id: 'fvg',
    term: 'FVG',
    meaning:
      'Fair Value Gap: von drei Kerzen die Kurse, die nur die mittlere durchlief. Gezählt ab 0,4 der mittleren Spanne von 14 Kerzen, denn kleinere sind Rauschen; die Einstellungen zeigen alle. Gefüllt ist es, und endet, wenn der Kurs die ferne Seite erreicht.',
  },
  {
    id: 'dealing-range',
    term: 'Premium und Discount',
    meaning:
      'Die Handelsspanne liegt zwischen dem letzten bestätigten Hoch und Tief. Über ihrer Mitte, dem Gleichgewicht, steht der Kurs im Premium, darunter im Discount.',
  },
  {
    id: 'zone',
    term: 'Angebot und Nachfrage',
    meaning:
      'Wo der Kurs auf einer höheren Zeitebene eine Basis aus ein bis drei schmalen Kerzen eilig verließ; höchstens 1,5 mittlere Spannen hoch. Bekannt, wenn die Kerze, die sie verließ, geschlossen hat; endet, wenn eine Kerze ihrer eigenen Zeitebene jenseits schließt, oder nach 120 davon.',
  },
  {
    id: 'trend',
    term: 'Trendtabelle',
    meaning:
      'Je Zeitebene: steigend, wenn die Struktur zuletzt nach oben brach, nach denselben Wendepunkten wie im Chart, und der Kurs über dem Durchschnitt von 20 Kerzen schloss; fallend umgekehrt, neutral, wo sich beide widersprechen.',
  },
  {
    id: 'session',
    term: 'Sitzung',
    meaning:
      'Die Kurse eines Tagesabschnitts, nach der Uhr der jeweiligen Stadt samt Sommerzeit: Tokio 9:00 bis 15:00, die Vormittage von London und New York 8:00 bis 12:00; die Einstellungen haben ganze Tage. Bis sie endet, wächst ihr Kasten noch.',
  },
  {
    id: 'opening-range',
    term: 'Eröffnungsspanne',
    meaning: 'Hoch und Tief der ersten Stunde einer Sitzung, bekannt, wenn diese Stunde um ist.',
  },
  {
    id: 'level',
    term: 'Kursmarken',
    meaning:
      'Kurse, auf die viele sehen: Hoch und Tief des letzten Handelstags, der letzten Handelswoche und der asiatischen Sitzung, Eröffnung von Tag und Woche. Jede steht, bis die nächste sie ablöst; hat der Kurs sie überschritten, ist ihre Linie gepunktet und grau. Wo ein Tag beginnt, ist eine Einstellung.',
  },
  {
    id: 'repainting',
    term: 'Repainting',
    meaning:
      'Eine Markierung zeichnen, bevor sie bekannt sein kann, und sie verschieben oder entfernen, wenn spätere Kerzen sie widerlegen. Hinterher sieht der Chart aus, als hätte er es immer gewusst.',
  },
];
