import { load } from 'cheerio';
import { escaped } from '@/engine/chart/svg';

const STYLE = `*{box-sizing:border-box;margin:0}body{font:1rem/1.6 F,sans-serif;color:#eee;background:#111}
section{max-width:70rem;margin:auto;padding:3rem 1rem}h1,h2{font-size:2rem;line-height:1.1}p,h3,details{margin-top:1rem}
img{display:block;width:100%;height:auto}`;

/** What is one block of words, whatever stands in it. */
const BLOCK = 'h1, h2, h3, h4, p, li, dt, dd, tr, summary, figcaption, label, button, a';

/**
 * The least that a page with the words of another can be, as somebody would write it by hand: no script, a short sheet inside, one
 * typeface, one picture. What it costs, any page costs.
 * @param html of the page whose words, typeface and icon it has
 */
export function floorOf(html: string): string {
  const $ = load(html);
  const font = $('link[rel="preload"][as="font"]').attr('href');
  const picture = $('link[rel="apple-touch-icon"]').attr('href');
  $('script, style, svg, dialog, [hidden]').remove();
  const blocks = (part: ReturnType<typeof $>) =>
    part
      .find(BLOCK)
      .toArray()
      .map((block) => $(block))
      .filter((block) => block.parent().closest(BLOCK).length === 0)
      .map((block) => {
        const tag = block.is('h1, h2, h3') ? block.prop('tagName') : 'p';
        return `<${tag}>${escaped(block.text())}</${tag}>`;
      })
      .join('');
  const answer = (one: ReturnType<typeof $>) => {
    const summary = one.find('summary').remove().text();
    return `<details><summary>${escaped(summary)}</summary>${blocks(one)}</details>`;
  };
  const sections = $('header, main section:not(section section), main:not(:has(section)), footer')
    .toArray()
    .map((part) => {
      const answers = $(part).find('details').remove().toArray();
      return `<section>${blocks($(part))}${answers.map((one) => answer($(one))).join('')}</section>`;
    });
  sections.splice(1, 0, `<img src="${picture}" alt="" width="2" height="1">`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="data:,"><link rel="preload" href="${font}" as="font" crossorigin><style>@font-face{font-family:F;src:url(${font});font-weight:100 900;font-display:swap}${STYLE}</style>${sections.join('')}</html>`;
}
