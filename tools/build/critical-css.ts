import Beasties from 'beasties';
import { type CheerioAPI, load } from 'cheerio';
import postcss, { type AtRule } from 'postcss';

const FIRST_VIEW = 'body > .skip-link, [data-island="header"], main > :first-child, #lost';

/** Rules not needed for first paint: states, buttons, which hydration shows, print, and the layer `components.later`. */
const LATER_SELECTOR = /^button|:hover|:active|:focus-visible|::backdrop/;
const LATER_LAYER = /^(?:components\.)?later$/;
const LATER_MEDIA = /^(?:print|\(forced-colors: ?active\)|\(hover: ?hover\))$/;

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
  const defined = new Set<string>();
  root.walkRules(/:root/, (rule) => {
    const { parent } = rule;
    // Conditions leave a token unset elsewhere.
    if (parent?.type === 'atrule' && (parent as AtRule).name !== 'layer') return;
    rule.walkDecls(/^--/, ({ prop }) => void defined.add(prop));
  });
  // Tailwind's fallbacks for tokens that are always set.
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (all, name) =>
      defined.has(name) ? `var(${name})` : all,
    );
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
  $(FIRST_VIEW).attr('data-beasties-container', '');
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
  page('[data-beasties-container]').removeAttr('data-beasties-container');
  page('body > link[rel="stylesheet"]')
    .attr('fetchpriority', 'low')
    .removeAttr('data-precedence')
    .appendTo(page('body'));
  return page;
}
