import Beasties from 'beasties';
import { type CheerioAPI, load } from 'cheerio';
import postcss, { type AtRule } from 'postcss';

const FIRST_VIEW = 'body > .skip-link, [data-island="header"], main > :first-child, #lost';

/**
 * Rules not needed for first paint: states, buttons, which hydration shows, print, the layer `components.later`, and
 * Tailwind's fallbacks for `@property`.
 */
const LATER_SELECTOR = /^button|:hover|:active|:focus-visible|::backdrop/;
const LATER_LAYER = /^(?:(?:components\.)?later|properties)$/;
const LATER_MEDIA = /^(?:print|\(forced-colors: ?active\)|\(hover: ?hover\))$/;

const WITH_FALLBACK = /var\((--[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;

/** Parts that critical CSS does not style. Their rule in `base.css` ends the wait. */
const LATER_PARTS = ':where(main>:first-child~*,main>.contents>*,main~*)';

/**
 * Hides unstyled parts until the style sheet loads, but at most 3 s: it may never load. With `display: none`, Firefox
 * would not scroll to a hash.
 */
const WAIT = `
@layer base{${LATER_PARTS}{animation:wait 1ms 3s backwards}}
@media(prefers-reduced-motion:reduce){${LATER_PARTS}{animation:wait 1ms 3s backwards!important}}
@keyframes wait{from,to{visibility:hidden;content-visibility:hidden}}`;

function withoutLaterRules(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (LATER_MEDIA.test(rule.params)) rule.remove();
  });
  root.walkAtRules('layer', (rule) => {
    if (LATER_LAYER.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => LATER_SELECTOR.test(selector))) rule.remove();
  });
  // Tailwind's default border style, which the base styles set, too.
  root.walkDecls(/^border/, (declaration) => {
    if (declaration.value === 'var(--tw-border-style)') declaration.remove();
  });
  const always = new Set<string>();
  root.walkRules(/:root/, (rule) => {
    const { parent } = rule;
    // Conditions leave a token unset elsewhere.
    if (parent?.type === 'atrule' && (parent as AtRule).name !== 'layer') return;
    rule.walkDecls(/^--/, ({ prop }) => void always.add(prop));
  });
  const sometimes = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void sometimes.add(prop));
  // Tokens that are always set need no fallback, and those that are never set are their fallback.
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(WITH_FALLBACK, (all, name, fallback) => {
      if (always.has(name)) return `var(${name})`;
      return sometimes.has(name) ? all : fallback;
    });
  });
  // Nothing changes before the style sheet loads.
  root.walkDecls(/^transition/, (declaration) => {
    declaration.remove();
  });
  const used = new Set(root.toString().match(/(?<=var\()--[\w-]+/g));
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  return root.toString();
}

/** Returns preload links, because browsers find fonts only once they lay out text. */
function fontPreloads(css: string): string[] {
  const files = [...css.matchAll(/url\(([^()]+\.woff2)\)/g)];
  const look = 'rel="preload" as="font" type="font/woff2" crossorigin';
  return files.map(([, file]) => `<link ${look} href="${file}">`);
}

/**
 * Inlines the critical CSS, and moves the style sheet link to the end, so browsers paint the first section and parse
 * the document without waiting for the sheet.
 */
export async function inlineCriticalCss($: CheerioAPI, out: string): Promise<CheerioAPI> {
  // A selector such as `.home .button` matches only inside its container.
  $(FIRST_VIEW).wrap('<div data-beasties-container></div>');
  const beasties = new Beasties({
    path: out,
    publicPath: '/',
    preload: 'body',
    inlineFonts: true,
    // Would preload the fonts of rare letters, too.
    preloadFonts: false,
    noscriptFallback: false,
    logLevel: 'warn',
  });
  const page = load(await beasties.process($.html()));
  page('style').each((_, style) => {
    const css = withoutLaterRules(page(style).text() + WAIT);
    page(style)
      .text(css)
      .before(...fontPreloads(css));
  });
  page('[data-beasties-container] > *').unwrap();
  page('body > link[rel="stylesheet"]')
    .attr('fetchpriority', 'low')
    .removeAttr('data-precedence')
    .appendTo(page('body'));
  return page;
}
