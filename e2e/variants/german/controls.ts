/** Worte von Bedienelementen und Meldungen, die zu keinem Abschnitt gehören. */
import type { Controls } from '@/lib/content/schemas/chrome';

export const controls: Controls = {
  pauseMotion: 'Bewegung anhalten',
  resumeMotion: 'Bewegung fortsetzen',
  dismissToast: 'Schließen',
  redirecting: {
    title: 'Einen Moment …',
    text: 'Wir leiten Sie zur sicheren Bezahlseite weiter',
  },
  lostScripts:
    'Der Code hierfür ist nicht angekommen. Die Seite ist auch ohne ihn vollständig; neu laden hilft vielleicht.',
  missingLink: {
    title: 'Fehler',
    text: 'Für diesen Tarif wurde keine Bezahlseite gefunden. Bitte versuchen Sie es noch einmal.',
  },
};
