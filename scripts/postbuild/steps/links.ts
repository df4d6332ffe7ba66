import type { Check, Problem } from '../problem';
import type { Page, ReadExport } from '../read-export';
import { resolveAddress } from '../resolve-address';

/** @returns what is wrong with a link to another place of this site, or null */
function internalFault(url: URL, from: Page, site: ReadExport): string | null {
  const target =
    url.pathname === new URL(from.path, url).pathname
      ? { page: from }
      : resolveAddress(site, url.pathname);
  if (!target) return 'leads to a page that does not exist';
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === '' || id === 'top') return null;
  const found = target.page
    ?.$('[id]')
    .toArray()
    .some(({ attribs }) => attribs.id === id);
  return found ? null : `leads to #${id}, which its page does not have`;
}

function fault(href: string, from: Page, site: ReadExport, origin: string): string | null {
  if (href === '' || href === '#') return 'leads nowhere';
  if (!URL.canParse(href, origin)) return 'is not a URL';
  const url = new URL(href, `${origin}${from.path}`);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return null;
  if (url.protocol !== 'https:') return `uses ${url.protocol}`;
  return url.origin === origin ? internalFault(url, from, site) : null;
}

/** A new tab must not be able to steer this one. */
function opensUnsafely(attributes: Record<string, string>): boolean {
  return attributes.target === '_blank' && !/\bnoopener\b/.test(attributes.rel ?? '');
}

function linkProblems(page: Page, site: ReadExport, origin: string): Problem[] {
  return page
    .$('a[href], area[href]')
    .toArray()
    .flatMap(({ attribs }) => {
      const href = attribs.href ?? '';
      const wrong = fault(href, page, site, origin);
      const name = { file: page.file, problem: `link "${href}" ${wrong}` };
      if (wrong)
        return {
          ...name,
          fix: 'Correct the link in content/, or leave href out for a placeholder.',
        };
      if (!opensUnsafely(attribs)) return [];
      return { ...name, problem: `link "${href}" opens a tab`, fix: 'Add rel="noopener".' };
    });
}

/** Scripts, styles, pictures and icons that the page loads. */
function missingFiles(page: Page, site: ReadExport, origin: string): Problem[] {
  return page
    .$('[src], link[href]')
    .toArray()
    .map(({ attribs }) => attribs.src ?? attribs.href ?? '')
    .filter((address) => URL.canParse(address, origin))
    .map((address) => new URL(address, `${origin}${page.path}`))
    .filter((url) => url.origin === origin && !resolveAddress(site, url.pathname))
    .map((url) => ({
      file: page.file,
      problem: `${url.pathname} is loaded and does not exist`,
      fix: 'Add the file under public/ or remove what loads it.',
    }));
}

/** Every link of the site leads somewhere, and everything its pages load is there. */
export const links: Check = {
  name: 'links and files',
  run({ site, content }) {
    return site.pages.flatMap((page) => [
      ...linkProblems(page, site, content.site.url),
      ...missingFiles(page, site, content.site.url),
    ]);
  },
};
