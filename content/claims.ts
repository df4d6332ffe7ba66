/**
 * Promises and comparisons the site may make, each with evidence; launch reports any other. `stated` means you claim it
 * without evidence, which launch asks for.
 */
import type { Claims, Licences } from '@/content/schemas/proof';

export const claims: Claims = {
  items: [
    { id: 'support-hours', words: '24/7', provenance: { status: 'stated' } },
    {
      id: 'longer-plans',
      words: 'cost less per month',
      provenance: {
        status: 'verified',
        evidence: {
          kind: 'arithmetic',
          reference: 'The prices in content/plans.ts, divided by their months',
          asOf: '2026-11-21',
          reviewBy: '2027-11-21',
          owner: '{sellerName}',
        },
      },
    },
    {
      id: 'no-repaint',
      words: 'don’t repaint',
      provenance: {
        status: 'verified',
        evidence: {
          kind: 'document',
          reference:
            'Tests in engine/ compute every mark again from earlier bars only, and continue each market with other bars (engine/README.md)',
          asOf: '2026-11-24',
          reviewBy: '2027-11-24',
          owner: '{sellerName}',
        },
      },
    },
  ],
};

/** Sources of the published fonts and pictures. `files`: path prefix in `out/`. */
export const licences: Licences = {
  items: [
    {
      id: 'fonts',
      files: '_next/static/media/',
      licence: 'OFL-1.1',
      source:
        'Instrument Serif, Geist and Geist Mono from https://fontsource.org; text in fonts/licences.txt',
    },
    {
      id: 'brands',
      files: 'brands/',
      licence: 'CC0-1.0',
      source: 'https://simpleicons.org; the marks themselves are trademarks of their owners',
    },
    { id: 'drawings', files: 'drawings/', licence: 'own work', source: 'drawn by lib/pictures' },
    { id: 'social', files: 'social/', licence: 'own work', source: 'drawn by lib/pictures' },
    { id: 'icons', files: 'icons/', licence: 'own work', source: 'drawn by lib/pictures' },
    { id: 'favicon', files: 'favicon.ico', licence: 'own work', source: 'drawn by lib/pictures' },
  ],
};
