/** Tests the extremes site, where the hero, the closing section and one indicator have own pictures. */
import { content } from '@/lib/content/content';
import { pageAt, readExport } from '@/tools/build/export';
import { builtPage, textsOf } from './page';

const page = pageAt(readExport('.sites/extremes/out'), '/');
if (!page) throw new Error('no home page');
const { $ } = page;

it.each([
  ['#home', 'eager'],
  ['#indicators', 'lazy'],
  ['#closing', 'lazy'],
])('in %s, an own picture has its size and loads at the right time: %s', (section, loading) => {
  const picture = $(`${section} img[src="/pictures/zones.png"]`);
  expect(picture.attr('loading')).toBe(loading);
  expect(Number(picture.attr('width')) / Number(picture.attr('height'))).toBeCloseTo(1.6);
});

it('only drawings are called simulated; the hero counts marks only in a drawing', () => {
  const { simulated } = content.frame;
  expect($('#home, #closing').text()).not.toContain(simulated);
  expect($('#closing figcaption').text()).toBe('A picture.');
  expect($('#home figure > p')).toHaveLength(0);
  const [caption = '', ...others] = textsOf($, $('.panels ~ div > p'));
  expect(others).toEqual([]);
  expect(caption).toMatch(RegExp(`^Structure, .*Sessions · ${simulated}$`));
  const $drawn = builtPage('/');
  expect(textsOf($drawn, $drawn('.panels ~ div > p'))).toEqual([simulated]);
});
