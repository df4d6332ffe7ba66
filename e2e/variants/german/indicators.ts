/** Die Indikatoren. Die ersten drei Merkmale stehen unter den Symbolen aus `featureIcons`, die übrigen sind eingeklappt. */
import type { Indicators } from '@/lib/content/schemas/landing';

export const indicators: Indicators = {
  label: '{indicatorCount:Indikator|Indikatoren}',
  title: 'Nach Regeln gezeichnet, nicht im Rückblick.',
  intro:
    '{ownPictures?Hier|Ein simulierter Markt{indicatorCount:|, {indicatorCount}mal auf derselben Preisachse gezeichnet}: So} sehen Sie, was {indicatorCount:der|jeder} Indikator ergänzt und was er in Ruhe lässt.',
  featureIcons: ['chart', 'robot', 'bell'],
  more: 'Und {inWords} weitere {count:Regel|Regeln}',
  caption:
    '{ownPictures?{drawnPictures?Gezeichnete Charts zeigen einen simulierten Markt. }Kein Bild zeigt Handelsergebnisse.|Simulierter Markt, keine Handelsergebnisse.}',
  items: [
    {
      id: 'smart-money',
      draws: 'smart-money',
      title: 'Marktstrukturanalyse nach Smart Money',
      name: 'Struktur',
      description:
        'Liest die Struktur wie Sie mit Lineal und mehr Geduld: jeder Wendepunkt benannt, jeder Bruch gezogen.',
      type: 'Premium',
      features: [
        'Wendepunkte als HH, HL, LH und LL, jeder an seiner Kerze',
        'BOS und CHoCH erst bei Schlusskurs jenseits; Dochte zählen nicht',
        'Alarm einmal, zum Kerzenschluss: BOS, CHoCH, erste Rückkehr zum Orderblock',
        'Orderblöcke: letzte Gegenkerze vor einem Bruch, grau nach der Rückkehr',
        'Fair Value Gaps mit Mittellinie; die kleinsten ausgelassen oder gezeigt',
        'Premium und Discount: die Spanne, in der Mitte geteilt',
        'Auch die bestätigende Kerze ist markiert: keine versteckte Verzögerung',
        'Breite der Wendepunkte: vier Kerzen je Seite oder Ihre Wahl',
      ],
      image: {
        drawing: 'smart-money',
        alt: 'Simulierter Markt mit Wendepunkten HH, HL, LH und LL, Linien für BOS und CHoCH, Orderblöcken und einem Fair Value Gap.',
      },
    },
    {
      id: 'zones',
      draws: 'zones',
      title: 'Zonen höherer Zeitebenen mit Trendtabelle',
      name: 'Zonen',
      description:
        'Angebot und Nachfrage aus höheren Zeitebenen, übertragen auf Ihren Chart, mit fünf Trends.',
      type: 'Premium',
      features: [
        'Zonen der nächsten zwei höheren von 1h, 4h, 1D und 1W, jede benannt',
        'Zonen erscheinen nach Schluss ihrer Kerze, auch in der Historie',
        'Alarme: frische Zone erreicht, Zone gebrochen, Trend gedreht',
        'Trendtabelle von 5m bis 1D: geschlossene Kerzen, dieselben Wendepunkte',
        'Zonen enden mit einem Schluss ihrer Zeitebene oder nach 120 Kerzen, in Grau',
        'Überlappende Zonen teilen einen Umriss, beide Zeitebenen genannt',
        'Höchstens 1,5 mittlere Spannen hoch, gegen wilde Kerzen',
      ],
      image: {
        drawing: 'zones',
        alt: 'Derselbe Markt mit Zonen aus 1h und 4h, darüber eine Tabelle mit dem Trend von 5m bis 1D.',
      },
    },
    {
      id: 'sessions',
      draws: 'sessions',
      title: 'Werkzeugkasten für Sitzungen und Kursmarken',
      name: 'Sitzungen',
      description:
        'Die Linien, die Daytrader jeden Morgen neu ziehen: schon da, Sommerzeit inbegriffen.',
      type: 'Premium',
      features: [
        'Asien, London, New York als Kästen: vormittags oder ganztags',
        'Zeitzonen der Börsenorte: An Zeitumstellungen müssen Sie nicht denken',
        'Alarme: Sitzungsbeginn, Hoch oder Tief genommen, Spanne per Schluss gebrochen',
        'Hoch und Tief von Vortag und Vorwoche, bis neue gelten',
        'Eröffnungsspanne: die erste Stunde jeder Sitzung',
        'Eröffnung von Tag und Woche; Tage ab Mitternacht UTC oder 17:00 New York',
        'Sonntagabende und Feiertage sind kein Vortag',
      ],
      image: {
        drawing: 'sessions',
        alt: 'Derselbe Markt mit Kästen um London und New York, dem Hoch des Vortags und einer Eröffnungsspanne.',
      },
    },
  ],
};
