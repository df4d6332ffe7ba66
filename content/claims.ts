/**
 * Promises and comparisons on the site, with evidence. `npm run launch` reports promises that are missing here or only
 * `stated`.
 */
import type { Wording } from '@/content/schemas/placeholders';
import type { Claims, Licenses } from '@/content/schemas/proof';

export const claims: Wording<Claims> = {
  items: [
    { id: 'support-hours', words: '24/7', provenance: { status: 'stated' } },
    {
      id: 'longer-plans',
      words: 'cost less per month',
      provenance: {
        status: 'verified',
        evidence: {
          kind: 'arithmetic',
          reference: 'The prices in content/business.yaml, divided by their months',
          asOf: '2026-11-21',
          reviewBy: '2027-11-21',
          owner: '{sellerName}',
        },
      },
    },
    {
      sample: true,
      id: 'no-repaint',
      words: 'don’t repaint',
      provenance: {
        status: 'verified',
        evidence: {
          kind: 'document',
          reference:
            'Tests in engine/ remove or replace all bars after a point, and compare every mark before it (engine/README.md)',
          asOf: '2026-11-24',
          reviewBy: '2027-11-24',
          owner: '{sellerName}',
        },
      },
    },
  ],
};

/** Licenses of the published fonts and pictures. `files` is the path prefix in `out/`. */
export const licenses: Licenses = {
  items: [
    {
      id: 'fonts',
      files: '_next/static/media/',
      license: 'OFL-1.1',
      source:
        'Instrument Serif, Geist and Geist Mono from https://fontsource.org; full licenses in fonts/licenses.txt',
    },
    {
      id: 'brands',
      files: 'brands/',
      license: 'CC0-1.0',
      source: 'https://simpleicons.org; the marks themselves are trademarks of their owners',
    },
    { id: 'drawings', files: 'drawings/', license: 'own work', source: 'drawn by lib/pictures' },
    { id: 'social', files: 'social/', license: 'own work', source: 'drawn by lib/pictures' },
    { id: 'icons', files: 'icons/', license: 'own work', source: 'drawn by lib/pictures' },
    { id: 'favicon', files: 'favicon.ico', license: 'own work', source: 'drawn by lib/pictures' },
  ],
};
