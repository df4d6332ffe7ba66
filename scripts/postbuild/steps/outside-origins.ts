import { policyOrigins } from '@/lib/policy/content-security-policy';
import type { Check, CheckInput, Problem } from '../problem';
import type { Page } from '../read-export';

/** Link types that name an address and load nothing. */
const named = ['canonical', 'alternate', 'author', 'license', 'me'];

const fix =
  'Serve the file from this site: a visitor’s browser asks no other company for anything.';

/** Addresses that the browser fetches to show the page. */
function loadedAddresses({ $ }: Page): string[] {
  const sources = $('[src]')
    .toArray()
    .map(({ attribs }) => attribs.src ?? '');
  const sets = $('[srcset], [imagesrcset]')
    .toArray()
    .flatMap(({ attribs }) =>
      (attribs.srcset ?? attribs.imagesrcset ?? '')
        .split(',')
        .map((part) => part.trim().split(' ')[0] ?? ''),
    );
  const linked = $('link[href]')
    .toArray()
    .filter(({ attribs }) => !named.includes(attribs.rel ?? ''))
    .map(({ attribs }) => attribs.href ?? '');
  const others = $('object[data], [poster], form[action], use[href], image[href]')
    .toArray()
    .map(({ attribs }) => attribs.data ?? attribs.poster ?? attribs.action ?? attribs.href ?? '');
  return [...sources, ...sets, ...linked, ...others, ...styleAddresses($('style').text())];
}

/** Addresses in style text: `url(...)` and `@import`. */
function styleAddresses(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
    ([, url, imported]) => url ?? imported ?? '',
  );
}

/** Addresses in a drawing that a viewer would fetch. */
function svgAddresses(svg: string): string[] {
  const links = [...svg.matchAll(/<(?:image|use|script)\b[^>]*?href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  return [...links, ...styleAddresses(svg)];
}

function addressesIn(input: CheckInput): { file: string; addresses: string[] }[] {
  const { site } = input;
  const styles = [...site.files].filter((file) => file.endsWith('.css'));
  const drawings = [...site.files].filter((file) => file.endsWith('.svg'));
  return [
    ...site.pages.map((page) => ({ file: page.file, addresses: loadedAddresses(page) })),
    ...styles.map((file) => ({ file, addresses: styleAddresses(site.read(file).toString()) })),
    ...drawings.map((file) => ({ file, addresses: svgAddresses(site.read(file).toString()) })),
  ];
}

/** Nothing that pages load comes from another origin, except an avatar service that the content names (rule PR2). */
export const outsideOrigins: Check = {
  name: 'no outside origins',
  run(input): Problem[] {
    const { url } = input.content.site;
    const { imageOrigins, connectOrigins } = policyOrigins(input.content.site);
    const allowed = new Set([url, ...imageOrigins, ...connectOrigins]);
    const isOutside = (address: string) => {
      if (!URL.canParse(address, url)) return true;
      const { origin, protocol } = new URL(address, url);
      return protocol !== 'data:' && !allowed.has(origin);
    };
    return addressesIn(input).flatMap(({ file, addresses }) =>
      addresses.filter(isOutside).map((address) => ({ file, problem: `loads ${address}`, fix })),
    );
  },
};
