import { generated, type Host } from './host';

/**
 * Behaviour of the runtime is fixed at this day; the runtime that the tests run knows it.
 * https://developers.cloudflare.com/workers/configuration/compatibility-dates/
 */
export const compatibilityDate = '2026-03-01';

/** How files are answered: https://developers.cloudflare.com/workers/static-assets/routing/ */
export const assetSettings = {
  /** `/terms` from `terms.html`; `/terms/` leads there. */
  html_handling: 'auto-trailing-slash',
  /** `404.html` with status 404. */
  not_found_handling: '404-page',
} as const;

/**
 * Cloudflare Workers with static assets and no script, beside the `_headers` and `_redirects` in the export.
 * `.assetsignore` keeps our compressed copies away: Cloudflare compresses by itself.
 */
export const cloudflare: Host = ({ origin }) => {
  const settings = {
    $schema: 'https://www.unpkg.com/wrangler/config-schema.json',
    name: new URL(origin).hostname.replaceAll('.', '-'),
    compatibility_date: compatibilityDate,
    assets: { directory: '../../../out', ...assetSettings },
  };
  return [
    {
      place: 'beside',
      path: 'cloudflare/wrangler.jsonc',
      text: `// ${generated}\n${JSON.stringify(settings, null, 2)}\n`,
    },
    { place: 'export', path: '.assetsignore', text: `# ${generated}\n*.br\n*.gz\n` },
  ];
};
