/** Licences that ask for a notice at most; SPDX names, https://spdx.org/licenses */
export const permissive: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
];

/** Packages with a licence that asks for more, and why that is no burden here. */
export interface LicenceException {
  /** Names; one that ends with `*` stands for all that begin so: the packages for single systems. */
  packages: readonly string[];
  licence: string;
  reason: string;
}

export const licenceExceptions: readonly LicenceException[] = [
  {
    packages: ['@resvg/resvg-js*'],
    licence: 'MPL-2.0',
    reason: 'Draws pictures at build; unchanged, and nothing of it is published.',
  },
  {
    packages: ['lightningcss*'],
    licence: 'MPL-2.0',
    reason: 'Of Tailwind, at build; unchanged, and nothing of it is published.',
  },
  {
    packages: ['@axe-core/playwright', 'axe-core'],
    licence: 'MPL-2.0',
    reason: 'Runs in tests alone.',
  },
  {
    packages: ['@img/sharp-*'],
    licence: 'LGPL-3.0-or-later',
    reason: 'Comes with Next for its image server, which a static export does not have.',
  },
  {
    packages: ['caniuse-lite'],
    licence: 'CC-BY-4.0',
    reason: 'Browser data that Next reads at build; nothing of it is published.',
  },
  {
    packages: ['@fontsource-variable/geist', '@fontsource/instrument-serif'],
    licence: 'OFL-1.1',
    reason: 'Typefaces. Published as subsets, which the licence allows; neither reserves its name.',
  },
];
