import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './json-ld';

const data = (name: string) =>
  ({ '@context': 'https://schema.org', '@type': 'WebPage', name }) as const;

it('writes the data as JSON in a script of its own type', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<JsonLd scriptKey="page" data={data('A & B "quoted"')} />);
  const script = page.querySelector('script#page[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toEqual(data('A & B "quoted"'));
});

it.each(['</script>', '<!--', 'a < b'])('refuses %s', (name) => {
  expect(() => renderToStaticMarkup(<JsonLd scriptKey="page" data={data(name)} />)).toThrow(
    'structured data "page" contains a <',
  );
});
