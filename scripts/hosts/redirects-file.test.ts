import { someInput, textOf } from './host-fixture';
import { redirectsFile } from './redirects-file';

it('leads each page from the name of its file to its address', () => {
  const lines = textOf(redirectsFile, someInput())
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(lines).toEqual([
    '/index.html / 301',
    '/terms.html /terms 301',
    '/payment-success.html /payment-success 301',
  ]);
});

it('refuses more redirects than Cloudflare takes', () => {
  const pages = Array.from({ length: 2000 }, (_, index) => `/${index}`);
  expect(() => redirectsFile(someInput({ pages: pages.slice(1) }))).not.toThrow();
  expect(() => redirectsFile(someInput({ pages }))).toThrow('2001 redirects');
});
