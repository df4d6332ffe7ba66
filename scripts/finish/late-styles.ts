import { load } from 'cheerio';
import { type AtRule, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';

/** Classes of what says whether a control works. It must be true where the late sheet is lost as well. */
const HONEST = ['.needs-script', '.needs-starter', '.scripts-note', '.computed'];

/** What follows the late sheet, as `app/page.tsx` and `app/layout.tsx` have it. */
const FOLLOWING = 'main>link~*,main~footer';

/**
 * Firefox does not hold back what follows a sheet that is on its way: for three seconds this does, then it is shown as it is.
 * Fixed, so that the page has no length yet that the sheet would change, and a link into it leads there afterwards. The page
 * will be longer than any window: with room for its scrollbar from the start nothing above moves.
 */
const HOLD = `@layer base{:root{overflow-y:scroll}${FOLLOWING}{animation:hold 3s}}@keyframes hold{from,to{position:fixed;visibility:hidden}}`;
const RELEASE = `@layer base{${FOLLOWING}{animation:none}}`;

/** What does nothing until a rule names it. */
const BY_NAME = /^(?:keyframes|counter-style)$/;

/** @returns classes, ids and tags of a page or a part of it, as selectors write them */
export function namesOf(html: string): Set<string> {
  const names = load(html)
    .root()
    .find('*')
    .map((_, { tagName, attribs }) => [
      tagName,
      ...(attribs.class ?? '').split(/\s+/).map((name) => `.${name}`),
      `#${attribs.id}`,
    ]);
  return new Set(names.get());
}

/**
 * @param isPresent whether there is an element with a class (`.card`), an id (`#sheet`) or a tag
 * @returns whether a selector can match then; attributes and states may come and go
 */
export function canMatch(node: Node, isPresent: (name: string) => boolean): boolean {
  if (node.type === 'class') return isPresent(`.${node.value}`);
  if (node.type === 'id') return isPresent(`#${node.value}`);
  if (node.type === 'tag') return isPresent(node.value);
  if (node.type === 'selector') return node.nodes.every((part) => canMatch(part, isPresent));
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

/** @returns what two rules must share for their order to decide between them: the layer and a specificity */
function ranks(rule: Rule): string[] {
  const layers: string[] = [];
  for (let at = rule.parent as AtRule | undefined; at; at = at.parent as AtRule | undefined)
    if (at.name === 'layer') layers.push(at.params);
  return rule.selectors.map((selector) =>
    [...layers, specificity(selectorParser().astSync(selector).first)].join(' '),
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

/** Takes out at-rules that hold nothing. A rule for wide windows may have held nothing else, so from the inside out. */
export function dropEmpty(sheet: Root, named: RegExp): void {
  const around: AtRule[] = [];
  sheet.walkAtRules(named, (rule) => {
    around.unshift(rule);
  });
  for (const rule of around) if (rule.nodes?.length === 0) rule.remove();
}

/**
 * Parts a style sheet in two that come to the same one after the other: no rule is moved behind one that it would then win
 * over. For that it is enough to look at early rules of the same rank behind it that set the same.
 *
 * @param css without nested rules
 * @param first the page up to where the late sheet stands
 * @returns what can apply to that part in any state, and what cannot
 */
export function parted(css: string, first: string): { early: string; late: string } {
  const names = new Set([...namesOf(first), ...HONEST]);
  const early = parse(css);
  const late = early.clone();
  const lateRules = rulesOf(late);
  const set = new Set<string>();
  for (const [index, rule] of [...rulesOf(early).entries()].reverse()) {
    const rank = ranks(rule);
    const own = rule.nodes.flatMap((node) =>
      node.type === 'decl' ? rank.map((one) => `${one} ${family(node.prop)}`) : [],
    );
    const isNeeded = rule.selectors.some((selector) =>
      canMatch(selectorParser().astSync(selector).first, (name) => names.has(name)),
    );
    if (isNeeded || own.some((one) => set.has(one))) {
      for (const one of own) set.add(one);
      lateRules[index]?.remove();
    } else rule.remove();
  }
  const values: string[] = [];
  early.walkDecls(({ value }) => {
    values.push(value);
  });
  const used = new Set(values.join(' ').match(/[\w-]+/g));
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
  return { early: `${early}${HOLD}`, late: `${late}${RELEASE}` };
}
