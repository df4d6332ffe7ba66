import { pageAt, readExport } from '@/tools/build/export';
import { content } from '@/tools/test/content';
import { accented } from '@/tools/test/extremes';
import { textsOf } from './page';

const site = readExport('.sites/extremes/out');

/** Words from `Intl`, addresses and storage keys. */
const COMPUTED =
  /^(?:Januar|Februar|April|Juni|Juli|August|September|Oktober|November|Dezember|Euro|Portugal|Monate?|Tage?|Jahre?|oder|avatars|counter|docs|motion|notices|chartwright|example|https?|members|support|blog)$/i;

const ATTRIBUTES = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

it('accented() lengthens text and keeps placeholders, links and comments', () => {
  const text = content.indicators.items.map(({ description }) => description).join(' ');
  expect(accented(text).length / text.length).toBeGreaterThan(1.3);
  expect(accented('See [it](/terms), {brand}.<!-- when: orders -->')).toBe(
    'Šéééé [ííť](/terms), {brand}.<!-- when: orders -->',
  );
});

describe.each(Object.values(content.routes))('$path', ({ path }) => {
  it('has no text from outside content/', () => {
    const page = pageAt(site, path);
    if (!page) throw new Error(`no page for ${path}`);
    const { $ } = page;
    $('script, style, meta[http-equiv], meta[name="viewport"], meta[name="robots"]').remove();
    const texts = [
      ...textsOf($, $('head title, body')),
      ...$('body *, meta[name="description"]')
        .toArray()
        .flatMap((element) => ATTRIBUTES.flatMap((name) => $(element).attr(name) ?? [])),
    ];
    const words = texts.join(' ').match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [];
    expect(words.length).toBeGreaterThan(50);
    const plain = words.filter((word) => /^[a-z]+$/i.test(word) && !COMPUTED.test(word));
    expect([...new Set(plain)]).toEqual([]);
  });
});
