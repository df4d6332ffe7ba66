/** Die Live-Demo, wie sie auf der Seite steht, bevor sie gestartet wird. Ihre eigenen Worte: `demo-words.ts`. */

import { site } from '@/content/site';
import type { Demo } from '@/lib/content/schemas/demo';

export const demo: Demo = {
  label: 'Live-Test',
  title: 'Sehen Sie zu, wie die Linien',
  emphasis: 'stehen bleiben.',
  intro:
    'Der Chart vom Anfang dieser Seite, {later} Kerzen später. Zuerst unsere Markierungen, dann dieselben Kerzen mit einer Abkürzung: Wendepunkte, gezeichnet, bevor sie bestätigt sind. Jedes × ist einer, der zurückgenommen wurde.',
  figures: {
    own: {
      name: site.name,
      text: 'von {count} Markierungen geändert',
      picture: {
        drawing: 'confirmed',
        alt: 'Kerzen eines simulierten Marktes mit beschrifteten Wendepunkten und gezogenen Brüchen, jeder so, wie er bestätigt wurde.',
      },
    },
    naive: {
      name: 'Eine Version, die umzeichnet',
      text: 'von {count} Markierungen geändert oder verschwunden',
      picture: {
        drawing: 'repainted',
        alt: 'Dieselben Kerzen, wie eine umzeichnende Version sie hinterlässt, mit einem Kreuz überall, wo sie einen Wendepunkt gezeichnet und zurückgenommen hat.',
      },
    },
  },
  checks: [
    'Abspielen, anhalten, zurückgehen.',
    'Gegen Versionen halten, die umzeichnen.',
    'Eigene Kurse hineinziehen. Sie bleiben in Ihrem Browser.',
  ],
  start: 'Live ausprobieren',
  starting: 'Die Demo wird geladen …',
  slow: 'Die Demo ist noch nicht da. Sie startet, sobald sie angekommen ist; neu laden hilft vielleicht.',
  failed: 'Die Demo konnte nicht geladen werden; bitte versuchen Sie es noch einmal.',
  scriptless: 'Der Live-Test braucht JavaScript.',
  notice:
    'Dieselbe Regel wie in {indicatorCount:dem Indikator|den Indikatoren}, {indicatorCount:den|die} Sie kaufen: Gezeichnet wird, wenn die bestätigende Kerze geschlossen hat. Simulierter Markt, vereinfachte Vorführung, nicht {indicatorCount:der verkaufte Indikator|die verkauften Indikatoren}. Eine Wertentwicklung wird nicht in Aussicht gestellt.',
};
