import { type Check, pageIssue } from './finding';

const LOADS = /^_next\/static\/[^/]+\/loads\.json$/;

/** Compares `licenses.txt` with the bundle's packages, which `tools/build/bundle.ts` lists. */
export const bundledLicenses: Check = {
  id: 'pages/licenses',
  title: 'licenses.txt has the license of every package in scripts and style sheet',
  pages: ({ site: { files, read } }) => {
    const loads = [...files].find((file) => LOADS.test(file));
    const { packages = [] }: { packages?: string[] } = loads ? JSON.parse(`${read(loads)}`) : {};
    const texts = files.has('licenses.txt') ? `${read('licenses.txt')}`.split(/^-+\n/m) : [];
    const missing = packages.filter(
      (name) => !texts.some((text) => text.trim().startsWith(`${name}\n\n`)),
    );
    const what = missing.map((name) => `No license of ${name}.`);
    return pageIssue({ file: 'licenses.txt' }, what, 'tools/build/bundle.ts');
  },
};
