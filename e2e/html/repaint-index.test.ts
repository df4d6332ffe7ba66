import { content } from '@/lib/content/content';
import { indexCounts } from '@/lib/pages/repaint-index';
import { attributesOf, builtPage, exportedSite, textsOf } from './page';

const { demo, indexResults, routes, repaintIndex, site } = content;
const rows = indexResults?.rows ?? [];
const path = routes.repaintIndex?.path ?? '';
const $ = builtPage(path);

it.each(['changed', 'late', 'same'])(
  'the table "%s" has a row to link to for each indicator',
  (verdict) => {
    const wanted = rows.filter((row) => row.verdict === verdict);
    const shown = $(`[aria-labelledby="${verdict}"] :is(tbody, tr)[id]`);
    expect(attributesOf($, shown, 'id').toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
    for (const { id, name } of wanted) {
      const own = Object.entries(repaintIndex.own).find(([of]) => of === id)?.[1];
      expect(textsOf($, $(`#${id} th`))).toEqual([own ?? name]);
    }
  },
);

it('a row says what changed, how often and how far back, with a case', () => {
  expect(textsOf($, $('#zigzag td'))).toEqual([
    ...['347', '145', '340'],
    'label, line. market-1, label at 15: 1.08 at 1.07883 on 235, nothing on 240.',
  ]);
  expect(textsOf($, $('#fractals td')).slice(0, 2)).toEqual(['190', '2']);
  expect(textsOf($, $('#divergences-of-everything td'))[1]).toBe('5 to 12');
});

it('indicators with nothing to compare are named, but are in no table', () => {
  expect($('main').text()).toContain('Three Crows');
  expect($('#three-crows')).toHaveLength(0);
});

it('prices can be downloaded, and a mistake be told', () => {
  const files = attributesOf($, $('main a[href^="/prices/"]'), 'href');
  expect(files).toEqual(indexResults?.markets.map((market) => `/prices/${market}.csv`));
  for (const file of files) expect(exportedSite.files.has(file?.slice(1) ?? '')).toBe(true);
  expect($(`main a[href="mailto:${site.supportEmail}"]`)).toHaveLength(1);
});

it('the landing page has the counts and a link, but not the results', () => {
  const home = builtPage('/');
  const { all, changed, late } = indexCounts(indexResults);
  expect(home(`#demo a[href="${path}"]`).parent().text()).toBe(
    `${changed} of ${all} changed, ${late} came late. ${demo.index?.link.name}`,
  );
  expect(home.html()).not.toContain('Zig Zag');
});
