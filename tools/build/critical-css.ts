import Beasties from 'beasties';
import { type CheerioAPI, load } from 'cheerio';
import postcss from 'postcss';

const FIRST_VIEW = 'body > .skip-link, [data-island="header"], main > :first-child';

/** Rules not needed for first paint: states, menu, icons, print. Without them, a page fits into one round trip (14.2 kB). */
const LATER_SELECTOR = /:hover|:active|::backdrop|:target|^\.(?:menu-link|site-menu|icon\[|shape-)/;
const LATER_MEDIA = /^(?:print|\(forced-colors: ?active\)|\(hover: ?hover\))$/;

function withoutLaterRules(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (LATER_MEDIA.test(rule.params)) rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.selectors.every((selector) => LATER_SELECTOR.test(selector))) rule.remove();
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

/**
 * Inlines the critical CSS, and moves the style sheet link below the first section, so browsers paint that section
 * without waiting for the sheet.
 */
export async function inlineCriticalCss($: CheerioAPI, out: string): Promise<CheerioAPI> {
  $(FIRST_VIEW).attr('data-beasties-container', '');
  const beasties = new Beasties({
    path: out,
    publicPath: '/',
    preload: 'body',
    // Inlines `@font-face` rules; Next already preloads the fonts.
    inlineFonts: true,
    preloadFonts: false,
    noscriptFallback: false,
    logLevel: 'warn',
  });
  const page = load(await beasties.process($.html()));
  page('style').each((_, style) => {
    page(style).text(withoutLaterRules(page(style).text()));
  });
  page('[data-beasties-container]').removeAttr('data-beasties-container');
  page('body > link[rel="stylesheet"]')
    .attr('fetchpriority', 'low')
    .insertAfter(page('main > :first-child'));
  return page;
}
