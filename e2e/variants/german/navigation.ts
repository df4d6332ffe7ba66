/** Worte und Links der Kopfzeile. Die Kennung eines Links ist die des Abschnitts, den er hervorhebt. */
import type { Navigation } from '@/lib/content/schemas/chrome';

export const navigation: Navigation = {
  links: [
    { id: 'home', name: 'Start', href: '/#home' },
    { id: 'indicators', name: '{indicatorCount:Indikator|Indikatoren}', href: '/#indicators' },
    { id: 'pricing', name: 'Preise', href: '/#pricing' },
    { id: 'faqs', name: 'Fragen', href: '/#faqs' },
  ],
  login: 'Anmelden',
  access: { name: '{renewed?Jetzt abonnieren|Jetzt kaufen}', href: '/#pricing' },
  skip: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  mainLabel: 'Hauptnavigation',
  menuLabel: 'Menü',
  partsLabel: 'Abschnitte dieser Seite',
};
