import { generated, type Host } from './host';

/**
 * Netlify reads headers and redirects from `_headers` and `_redirects` in the export, answers `/terms` and `/terms/` from
 * `terms.html` and unknown addresses with `404.html` by itself, and takes the version of Node from `.nvmrc`.
 */
export const netlify: Host = () => [
  {
    place: 'beside',
    path: 'netlify/netlify.toml',
    text: `# ${generated}\n[build]\n  command = "npm run build"\n  publish = "out"\n`,
  },
];
