import { load } from 'cheerio';
import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';

/** Classes of what says whether a control works. It must be true where the late sheet is lost as well. */
const HONEST = ['.needs-script', '.scripts-note', '.computed'];

/**
 * What decorates and moves nothing when it comes: shapes of icons, the paper's grid, the axis at the edge of wide windows with what it
 * follows and the line that leads to it.
 */
const DECORATES = /^(?:\.shape-.*|\.icon\[.*|body::?(?:before|after)|main|\.home::?after)$/;

/** What stands in the closed menu. Its ground and what opens it are early. */
const IN_MENU = /^\.menu-link|^\.site-menu(?:::backdrop|.*>)/;

/** What follows the late sheet, as `app/page.tsx` and `app/layout.tsx` have it. */
const FOLLOWING = 'main>link~*,main>link~*>*,main~footer';

/**
 * Firefox does not hold back what follows a sheet that is on its way: for three seconds this does, then it is shown as it is.
 * Fixed, so that the page has no length yet that the sheet would change, and a link into it leads there afterwards. The page
 * will be longer than any window: with room for its scrollbar from the start nothing above moves.
 */
const HOLD = `@layer base{:root{overflow-y:scroll}${FOLLOWING}{animation:hold 3s}}@keyframes hold{from,to{position:fixed;visibility:hidden}}`;
const RELEASE = `@layer base{${FOLLOWING}{animation:none}}`;

/** Turns in which sections are laid out: enough for all that `content/sections.ts` can name. */
const TURNS = 6;

/** Seconds between two turns, each of two sections: more than a slow phone takes to lay them out. */
const TURN_S = 0.12;

/** What stands under the price list has a turn of its own: with it, pricing is the longest layout of all. */
const [UNDER_PRICES, LATER_S] = ['.sheet-frame~*', 0.06];

/** The script and the sheet are children too. What stands in the turn of the first section behind them needs no rule. */
const turns = Array.from({ length: TURNS - 1 }, (_, turn) => {
  const delay = (TURN_S * (turn + 2)).toFixed(2);
  return `[data-far] main>:nth-child(n+${2 * turn + 5}){--turn:${delay}s}`;
}).join('');

/**
 * On a first visit (`FIRST_VISIT`) what follows is laid out when it comes near, or when its turn comes, two sections at a time: all
 * of it at once would hold up a slow phone for 150 ms, and where there is much of it for 300. Each stands so far below the one before
 * that the first alone is near. It ends by itself, and needs no script: an animation that has not begun costs no frame. Only where browsers
 * hold what is read in its place while what stands above it changes (`overflow-anchor`), and where animations run; Firefox has the
 * elements before the sheet, and all of them laid out.
 */
const FAR = `@media screen and (prefers-reduced-motion:no-preference){@supports (overflow-anchor:auto) and (not (-moz-appearance:none)){[data-far] :is(main>link~section,main>link~*>section,main~footer,${UNDER_PRICES}){content-visibility:auto;contain-intrinsic-height:200vh;animation:near 1ms calc(var(--turn,${TURN_S}s) + var(--later,0s)) forwards}[data-far] ${UNDER_PRICES}{--later:${LATER_S}s}${turns}}}@keyframes near{from,to{content-visibility:visible}}`;

/**
 * Script of a page with such a sheet: says before anything is laid out that a visit is the first. Not where the browser goes to a place in
 * the page or restores one, for it knows places by the heights of all.
 */
export const FIRST_VISIT =
  "performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash&&(document.documentElement.dataset.far='')";

/** What does nothing until a rule names it. */
const BY_NAME = /^(?:keyframes|counter-style|property)$/;

/** Attributes that say at build what an element is for good; all others may come and go. */
const BUILT = ['data-ground', 'data-long', 'data-long-name', 'dir'];

/** @returns classes, ids, tags and what was built of a page or a part of it, as selectors write them */
export function namesOf(html: string): Set<string> {
  const names = load(html)
    .root()
    .find('*')
    .map((_, { tagName, attribs }) => [
      tagName,
      ...(attribs.class ?? '').split(/\s+/).map((name) => `.${name}`),
      `#${attribs.id}`,
      ...BUILT.filter((name) => name in attribs).flatMap((name) => [
        `[${name}]`,
        `[${name}=${attribs[name]}]`,
      ]),
    ]);
  return new Set(names.get());
}

/** Parts that browsers give to fields alone. */
const OF_FIELDS = /^::(?:placeholder|file-selector-button|-webkit-(?:date|search)-.*)$/;

/**
 * @param isPresent whether there is an element with a class (`.card`), an id (`#sheet`), what was built (`[data-ground=paper]`) or a
 * tag, and whether a pointer counts (`:hover`)
 * @returns whether a selector can match then; other attributes and states may come and go
 */
export function canMatch(node: Node, isPresent: (name: string) => boolean): boolean {
  if (node.type === 'class') return isPresent(`.${node.value}`);
  if (node.type === 'id') return isPresent(`#${node.value}`);
  if (node.type === 'tag') return isPresent(node.value);
  if (node.type === 'attribute' && BUILT.includes(node.attribute))
    return isPresent(`[${node.attribute}${node.value ? `=${node.value}` : ''}]`);
  if (node.type === 'pseudo' && OF_FIELDS.test(node.value)) return isPresent('input');
  if (node.type === 'selector') return node.nodes.every((part) => canMatch(part, isPresent));
  if (/^:(?:hover|active)$/.test(node.value ?? '')) return isPresent(':hover');
  if (node.type !== 'pseudo' || !/^:(?:is|where|has)$/.test(node.value)) return true;
  return node.nodes.some((alternative) => canMatch(alternative, isPresent));
}

/** Ids, then classes, attributes and states, then tags of a selector: https://www.w3.org/TR/selectors-4/#specificity-rules */
type Specificity = readonly [ids: number, classes: number, tags: number];

const sum = (all: readonly Specificity[]): Specificity =>
  all.reduce((one, other) => [one[0] + other[0], one[1] + other[1], one[2] + other[2]], [0, 0, 0]);

const compare = (one: Specificity, other: Specificity) =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

function specificity(node: Node): Specificity {
  if (node.type === 'id') return [1, 0, 0];
  if (node.type === 'class' || node.type === 'attribute') return [0, 1, 0];
  if (node.type === 'tag') return [0, 0, 1];
  if (node.type === 'selector') return sum(node.nodes.map(specificity));
  if (node.type !== 'pseudo' || node.value === ':where') return [0, 0, 0];
  // Of `:is()`, `:not()` and `:has()` the most specific alternative counts.
  if (/^:(?:is|not|has)$/.test(node.value))
    return node.nodes.map(specificity).sort(compare).at(-1) ?? [0, 0, 0];
  return /^::|^:(?:before|after)$/.test(node.value) ? [0, 0, 1] : [0, 1, 0];
}

/** First words of properties that set one another beyond their own word, each with the word that stands for them. */
const SET_TOGETHER: Record<string, string> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  line: 'font',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
  align: 'place',
  justify: 'place',
  white: 'text',
  word: 'overflow',
  page: 'break',
};

/** @returns what two properties have in common when one can set the other: `border-color` and `border`, `top` and `inset` */
function family(property: string): string {
  if (property.startsWith('--')) return property;
  const [word = ''] = property.replace(/^-[a-z]+-/, '').split('-');
  return SET_TOGETHER[word] ?? word;
}

/** Of one family, and yet none sets anything of another. */
const APART = new Set(
  [
    'width height min-width min-height max-width max-height',
    'top right bottom left',
    'font-family font-size font-style font-weight line-height',
    'text-align text-decoration text-underline-offset text-wrap',
    'align-content align-items align-self justify-content justify-items justify-self',
    'margin-top margin-bottom margin-inline padding-top padding-bottom padding-inline',
    'border-color border-style border-width border-radius border-collapse',
    'flex-grow flex-wrap flex-direction',
    'grid-template-columns grid-column grid-row grid-auto-flow grid-auto-columns',
    'overflow-wrap overflow-x overflow-y',
  ].flatMap((names) => names.split(' ')),
);

const canSet = (one: string, other: string) =>
  one === other || !APART.has(one) || !APART.has(other);

/** @returns the part of an element that a selector is for, such as `before` */
const partOf = (selector: string) =>
  (/::?(?:before|after)\b|::[\w-]+/.exec(selector)?.[0] ?? '').replace('::', ':');

/** @returns what two rules must share for their order to decide between them: the layer, a specificity, a part of an element */
function ranks(rule: Rule): string[] {
  const layers: string[] = [];
  for (let at = rule.parent as AtRule | undefined; at; at = at.parent as AtRule | undefined)
    if (at.name === 'layer') layers.push(at.params);
  return rule.selectors.map((selector) =>
    [...layers, specificity(selectorParser().astSync(selector).first), partOf(selector)].join(' '),
  );
}

/** @returns the rules of a sheet for elements, in their order */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if ((rule.parent as AtRule).name !== 'keyframes') rules.push(rule);
  });
  return rules;
}

/** Takes out what holds nothing. A rule for wide windows may have held nothing else, so from the inside out. */
export function dropEmpty(sheet: Root, named: RegExp): void {
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  const around: AtRule[] = [];
  sheet.walkAtRules(named, (rule) => {
    around.unshift(rule);
  });
  for (const rule of around) if (rule.nodes?.length === 0) rule.remove();
}

/** Makes two of a rule of whose selectors some are needed at first and others are not. */
function splitLists(sheet: Root, isNeeded: (selector: string) => boolean): void {
  for (const rule of rulesOf(sheet)) {
    const needed = rule.selectors.filter(isNeeded);
    if (needed.length === 0 || needed.length === rule.selectors.length) continue;
    const selectors = rule.selectors.filter((selector) => !needed.includes(selector));
    rule.cloneAfter({ selectors });
    rule.selectors = needed;
  }
}

function isOnPaper({ parent }: ChildNode): boolean {
  const at = parent as AtRule | undefined;
  return at !== undefined && ((at.name === 'media' && /^print/.test(at.params)) || isOnPaper(at));
}

/** Takes out of the early part what sets nothing that it shows on a screen, and variables that it does not both give a value and read. */
function dropLate(early: Root, isNeeded: (selector: string) => boolean): void {
  for (const rule of rulesOf(early))
    if (isOnPaper(rule) || !rule.selectors.some(isNeeded)) rule.removeAll();
  for (let isDone = false; !isDone; ) {
    const values: string[] = [];
    const given = new Set<string>();
    early.walkDecls(({ prop, value }) => {
      values.push(value);
      if (value !== 'initial') given.add(prop);
    });
    const read = new Set(values.join(' ').match(/--[\w-]+/g));
    isDone = true;
    early.walkDecls(/^--/, (value) => {
      if (read.has(value.prop) && given.has(value.prop)) return;
      value.remove();
      isDone = false;
    });
  }
}

/**
 * Takes out of the late part what stands in the early one, but for what stood behind something late and sets the same with the
 * same rank: that is said once more, so that it still wins.
 */
function dropEarly(late: Root, early: readonly Rule[]): void {
  const moved = new Map<string, Set<string>>();
  for (const [index, rule] of rulesOf(late).entries()) {
    const rank = ranks(rule);
    const kept = new Set(early[index]?.nodes.map(String));
    rule.walkDecls((value) => {
      const own = rank.map((one) => `${one} ${family(value.prop)}`);
      const isBeaten = (one: string) =>
        [...(moved.get(one) ?? [])].some((other) => canSet(value.prop, other));
      if (kept.has(`${value}`) && !own.some(isBeaten)) value.remove();
      else for (const one of own) moved.set(one, (moved.get(one) ?? new Set()).add(value.prop));
    });
  }
}

/**
 * Parts a style sheet in two that come to the same one after the other.
 *
 * @param css without nested rules
 * @param first the page up to where the late sheet stands
 * @returns what can apply to that part in any state but under a pointer and on paper, and the rest
 */
export function parted(css: string, first: string): { early: string; late: string } {
  const names = new Set([...namesOf(first), ...HONEST]);
  const isNeeded = (selector: string) =>
    !DECORATES.test(selector) &&
    !IN_MENU.test(selector) &&
    canMatch(selectorParser().astSync(selector).first, (name) => names.has(name));
  const early = parse(css);
  splitLists(early, isNeeded);
  const late = early.clone();
  const earlyRules = rulesOf(early);
  dropLate(early, isNeeded);
  dropEarly(late, earlyRules);
  const used = new Set<string>();
  early.walkDecls(({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) used.add(word);
  });
  const isEarly = ({ name, params }: AtRule) => !BY_NAME.test(name) || used.has(params);
  early.walkAtRules(BY_NAME, (rule) => {
    if (!isEarly(rule)) rule.remove();
  });
  late.walkAtRules(/^(?:keyframes|counter-style|font-face|property|view-transition)$/, (rule) => {
    if (isEarly(rule)) rule.remove();
  });
  // Layers stay in the early part, for their order.
  dropEmpty(early, /^(?!layer$)/);
  dropEmpty(late, /^/);
  return { early: `${early}${HOLD}`, late: `${late}${RELEASE}${FAR}` };
}
