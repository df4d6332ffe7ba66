import { hashId, hashTarget, type LinkClick } from './hash-link';

/** A plain click on `#pricing` of the open page, changed by `change`. */
function click(change: Partial<LinkClick> = {}) {
  return hashTarget({
    href: 'https://site.example/#pricing',
    target: '',
    download: false,
    current: 'https://site.example/',
    button: 0,
    modified: false,
    prevented: false,
    ...change,
  });
}

describe('hashTarget', () => {
  it.each<[string, Partial<LinkClick>]>([
    ['a plain click', {}],
    [
      'a click on the hash that the address has already',
      { current: 'https://site.example/#pricing' },
    ],
    [
      'a click on a page that was opened with a query',
      { current: 'https://site.example/?ref=mail' },
    ],
    [
      'a click on a link that repeats the query',
      { href: 'https://site.example/?ref=mail#pricing', current: 'https://site.example/?ref=mail' },
    ],
    ['a link that names its own window', { target: '_self' }],
  ])('takes %s', (_, change) => {
    expect(click(change)).toBe('pricing');
  });

  it.each<[string, Partial<LinkClick>]>([
    ['a click with a modifier key', { modified: true }],
    ['the middle button', { button: 1 }],
    ['a click that somebody has taken', { prevented: true }],
    ['a link to a new tab', { target: '_blank' }],
    ['a download', { download: true }],
    ['another page', { current: 'https://site.example/terms' }],
    ['another origin', { href: 'https://members.example/#pricing' }],
    ['another query', { href: 'https://site.example/?plan=annual#pricing' }],
    ['a link without a hash', { href: 'https://site.example/' }],
    ['an empty hash', { href: 'https://site.example/#' }],
    ['an address that is none', { href: 'https://' }],
    ['another scheme', { href: 'mailto:support@site.example' }],
  ])('leaves %s to the browser', (_, change) => {
    expect(click(change)).toBeNull();
  });
});

describe('hashId', () => {
  it.each([
    ['#faqs', 'faqs'],
    ['#caf%C3%A9', 'café'],
    ['', null],
    ['#', null],
    ['#100%', null],
  ])('reads %j', (hash, id) => {
    expect(hashId(hash)).toBe(id);
  });
});
