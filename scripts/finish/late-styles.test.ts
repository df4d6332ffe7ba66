import { load } from 'cheerio';
import { type AtRule, parse, type Rule } from 'postcss';
import { fc, numRuns } from '@/engine/testing/properties';
import { parted } from './late-styles';

/** Selectors with their specificity as three digits, by hand. */
const SELECTORS: Record<string, number> = {
  p: 1,
  '.early': 10,
  '.late': 10,
  '.other': 10,
  '.late.other': 20,
  'p.late': 11,
  '#late': 100,
  ':is(.late,.other)': 10,
  ':is(#late,.other)': 100,
  ':where(.late)': 0,
  '.late:not(.early)': 20,
  '.other[class]': 20,
};

/** Properties that differ in their first word or in what follows it, each with those it sets. */
const SETS: Record<string, string[]> = {
  margin: ['margin-top', 'margin-left'],
  'margin-top': ['margin-top'],
  inset: ['top', 'left'],
  top: ['top'],
  font: ['font-size', 'line-height'],
  'line-height': ['line-height'],
  'font-size': ['font-size'],
  color: ['color'],
};

const rules = fc.array(
  fc.record({
    layer: fc.constantFrom('', 'base', 'components'),
    isWide: fc.boolean(),
    selectors: fc.uniqueArray(fc.constantFrom(...Object.keys(SELECTORS)), {
      minLength: 1,
      maxLength: 2,
    }),
    properties: fc.uniqueArray(fc.constantFrom(...Object.keys(SETS)), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  { maxLength: 14 },
);

/** Who wins each property on an element, worked out from https://www.w3.org/TR/css-cascade-5/#cascade-sort. */
function winners(css: string, element: string): Record<string, string> {
  const $ = load(element, null, false);
  const layers: string[] = [];
  const won: Record<string, { rank: number[]; value: string }> = {};
  const sheet = parse(css);
  sheet.walkAtRules('layer', ({ params }) => {
    if (!layers.includes(params)) layers.push(params);
  });
  sheet.walkRules((rule: Rule) => {
    const matching = rule.selectors.filter((selector) => $(selector).length > 0);
    if (matching.length === 0) return;
    let layer = layers.length;
    for (let at = rule.parent as AtRule | undefined; at; at = at.parent as AtRule | undefined)
      if (at.name === 'layer') layer = layers.indexOf(at.params);
    const rank = [
      layer,
      Math.max(...matching.map((selector) => SELECTORS[selector] ?? Number.NaN)),
    ];
    rule.walkDecls(({ prop, value }) => {
      for (const name of SETS[prop] ?? []) {
        const [ownLayer = 0, own = 0] = rank;
        const [layerBefore = -1, before = -1] = won[name]?.rank ?? [];
        if (ownLayer > layerBefore || (ownLayer === layerBefore && own >= before))
          won[name] = { rank, value };
      }
    });
  });
  return Object.fromEntries(Object.entries(won).map(([name, { value }]) => [name, value]));
}

const ELEMENTS = ['', 'early', 'late', 'other', 'early late', 'late other', 'early late other'];

const first = '<p class="early"></p>';

it('changes no winner on any element, and none on those above while the late part is not there', () => {
  fc.assert(
    fc.property(rules, (all) => {
      const css = all
        .map(({ layer, isWide, selectors, properties }, index) => {
          const set = properties.map((name) => `${name}:v${index}`).join(';');
          const rule = `${selectors.join()}{${set}}`;
          const inside = isWide ? `@media (width > 1px){${rule}}` : rule;
          return layer ? `@layer ${layer}{${inside}}` : inside;
        })
        .join('');
      const { early, late } = parted(css, first);
      for (const names of ELEMENTS)
        for (const id of ['', ' id="late"']) {
          const element = `<p class="${names}"${id}></p>`;
          expect(winners(early + late, element)).toEqual(winners(css, element));
        }
      expect(winners(early, first)).toEqual(winners(css, first));
    }),
    { numRuns: 10 * numRuns },
  );
});

it.each([
  ['.a{b:c}', '.a{b:c}', ''],
  ['.z{b:c}', '', '.z{b:c}'],
  ['.a .z,.z .y{b:c}', '', '.a .z,.z .y{b:c}'],
  ['.a[hidden]:focus i::before{b:c}', '', '.a[hidden]:focus i::before{b:c}'],
  ['.a[hidden]:focus::before{b:c}', '.a[hidden]:focus::before{b:c}', ''],
  ['.a:is(:hover,:focus){b:c}.a:active{b:c}', '.a:is(:hover,:focus){b:c}', '.a:active{b:c}'],
  ['.a :nth-child(3):not(.z){b:c}', '.a :nth-child(3):not(.z){b:c}', ''],
  [':root:has(.z) .a{b:c}', '', ':root:has(.z) .a{b:c}'],
  ['.needs-script{b:c}', '.needs-script{b:c}', ''],
  ['.z{b:c}.a{b:d}', '.a{b:d}', '.z{b:c}.a{b:d}'],
  ['.z{b:c}.a{b:d;e:f}', '.a{b:d;e:f}', '.z{b:c}.a{b:d}'],
  ['.a,.z{b:c}', '.a{b:c}', '.z{b:c}'],
  ['.y{b:c}.z{b:d;e:f}.a{e:g}', '.a{e:g}', '.y{b:c}.z{b:d;e:f}.a{e:g}'],
  ['.a{--x:c;--y:var(--x)}', '', '.a{--x:c;--y:var(--x)}'],
  ['.a{--x:c;--y:d;b:var(--x)}', '.a{--x:c;b:var(--x)}', '.a{--y:d}'],
  ['[data-ground=paper]{b:c}[data-ground]{b:d}', '', '[data-ground=paper]{b:c}[data-ground]{b:d}'],
  ['@media print{.a{b:c}}', '', '@media print{.a{b:c}}'],
  ['body:after{b:c}', '', 'body:after{b:c}'],
  ['[dir=rtl] .a{b:c}', '', '[dir=rtl] .a{b:c}'],
  ['.site-menu:target{b:c}.site-menu>*{b:c}', '.site-menu:target{b:c}', '.site-menu>*{b:c}'],
  ['@property --x{inherits:true}.z{b:var(--x)}', '', '@property --x{inherits:true}.z{b:var(--x)}'],
  ['@layer x{.z{b:c}}', '@layer x{}', '@layer x{.z{b:c}}'],
  ['@media print{.z{b:c}}', '', '@media print{.z{b:c}}'],
  ['@keyframes k{to{b:c}}.a{animation:k 1s}', '@keyframes k{to{b:c}}.a{animation:k 1s}', ''],
  ['@keyframes k{to{b:c}}.z{animation:k 1s}', '', '@keyframes k{to{b:c}}.z{animation:k 1s}'],
  ['@font-face{src:url(x)}.z{b:c}', '@font-face{src:url(x)}', '.z{b:c}'],
])('parts %s into %s at once and %s later', (css, early, late) => {
  const nothing = parted('', '');
  expect(parted(css, '<p class="a site-menu">')).toEqual({
    early: `${early}${nothing.early}`,
    late: `${late}${nothing.late}`,
  });
});
