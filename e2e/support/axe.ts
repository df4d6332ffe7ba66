import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { contrast } from '@/lib/pictures/colours';
import { grounds, tokens } from './tones';

type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]['nodes'][number];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Where axe may say that it cannot tell the contrast of a text, and why that is so. It is then computed here, against
 * the nearest opaque background and against `alsoOn`.
 */
const reviewed: { within: string; message: RegExp; alsoOn: string[]; reason: string }[] = [
  {
    within: 'header.site-header',
    message: /pseudo element/,
    alsoOn: [tokens.ground, tokens.surface],
    reason: 'the bar behind the links is a pseudo element that fades in after a scroll',
  },
  {
    within: 'main, footer, [data-sonner-toast]',
    message: /overlap/,
    alsoOn: [],
    reason: 'the fixed motion control, a notice or a toast lies over part of the text',
  },
  {
    within: '[data-ground="room"]',
    message: /background gradient/,
    alsoOn: [grounds.room.hairline],
    reason: 'the ground has fine lines, which are a part of the way from it to the hairlines',
  },
  {
    within: '[data-ground="paper"]',
    message: /background gradient/,
    // 30 % of their colour on the paper (`--line` in content/colours.css).
    alsoOn: ['#ded6c6'],
    reason: 'the paper has fine lines',
  },
  {
    within: '#indicators figcaption',
    message: /image node/,
    alsoOn: [tokens.ground],
    reason:
      'an indicator’s name lies on the upper strip of its picture, in which nothing is drawn there',
  },
  {
    within: '#closing',
    message: /image node/,
    alsoOn: [grounds.room.hairline],
    reason:
      'the closing words lie over the empty corner of its picture, in which there are fine lines alone',
  },
  {
    within: '#demo figcaption',
    message: /text shadows/,
    // Both shadows of the count on the ground.
    alsoOn: ['#474b4a'],
    reason: 'the count of what was changed has shadows of itself',
  },
  {
    within: '#statistics',
    message: /Unable to determine contrast ratio|background gradient/,
    alsoOn: [],
    reason:
      'a figure that counts has a box without width; the ticks of the ruler end above all text',
  },
  {
    within: '#costs svg',
    message: /image node|too short/,
    alsoOn: ['#ded6c6'],
    reason:
      'the drawing that the text is part of is the image; below it are the lines of the paper; a month may be a single figure',
  },
  {
    within: '#demo figcaption',
    message: /too short/,
    alsoOn: [],
    reason: 'a count of the proof may be a single figure',
  },
  {
    within: '#demo',
    message: /obscured/,
    alsoOn: [],
    reason: 'the list of marks scrolls: its edges cut off part of an entry',
  },
  {
    within: '#testimonials',
    message: /obscured/,
    alsoOn: [],
    reason: 'before the scripts are here, slides beside the strip are as good as the one in it',
  },
];

/**
 * Expects axe to find nothing wrong.
 * @param parts selectors of the parts to look at; without them the whole page
 * @returns what it cannot tell
 */
export async function expectNoViolation(page: Page, ...parts: string[]) {
  const builder = new AxeBuilder({ page })
    // What passes is of no interest, and takes as long to be described as all else to be found.
    .options({ resultTypes: ['violations', 'incomplete'] })
    .withTags(tags)
    .setLegacyMode();
  for (const part of parts) builder.include(part);
  const { violations, incomplete } = await builder.analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
  ).toEqual([]);
  return incomplete;
}

/** Expects axe to find nothing wrong, and no text whose contrast it cannot tell except what has been reviewed. */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  const incomplete = await expectNoViolation(page, ...parts);
  // At once, as each is asked for several times: a list of events has dozens.
  const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
  await Promise.all(
    unclear.flatMap(({ nodes }) => nodes).map((node) => expectReviewed(page, node)),
  );
}

/** Expects a text whose contrast axe cannot tell to be among what has been reviewed, and its contrast to be enough. */
async function expectReviewed(page: Page, { target, any }: NodeResult): Promise<void> {
  const message = any.map((check) => check.message).join(' ');
  const text = page.locator(target.join(' ')).first();
  // What has gone meanwhile, a notice whose time was over, can no longer be looked at.
  if ((await text.count()) === 0) return;
  const places = await text.evaluate(
    (element, selectors) => selectors.map((selector) => element.closest(selector) !== null),
    reviewed.map(({ within }) => within),
  );
  const known = reviewed.find((entry, index) => places[index] && entry.message.test(message));
  if (!known) throw new Error(`nobody has looked at ${target.join(' ')}: ${message}`);
  const { colour, ground, opaqueItself } = await textStyle(text);
  for (const behind of opaqueItself ? [ground] : [ground, ...known.alsoOn])
    expect(contrast(colour, behind), `${target.join(' ')} on ${behind}`).toBeGreaterThanOrEqual(
      4.5,
    );
}

export interface TextStyle {
  /** In CSS pixels. */
  size: number;
  /** `#rrggbb`; the fill where the text is part of a drawing. */
  colour: string;
  /** The nearest opaque background, `#rrggbb`. */
  ground: string;
  /** Whether that background belongs to a control of which the text is part. */
  opaqueItself: boolean;
  /** Whether all of it lies inside the window and nothing cuts it off. */
  whole: boolean;
}

/** How a piece of text is set. */
export function textStyle(text: Locator): Promise<TextStyle> {
  return text.evaluate((element) => {
    const hex = (colour: string) =>
      `#${(colour.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((channel) => Number(channel).toString(16).padStart(2, '0'))
        .join('')}`;
    const style = getComputedStyle(element);
    const drawing = element.closest('svg');
    const disc = drawing?.querySelector(':scope > rect');
    let behind: Element | null = element;
    while (behind && !/^rgb\(/.test(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement;
    const ground = getComputedStyle(behind ?? document.documentElement).backgroundColor;
    const { left, right } = element.getBoundingClientRect();
    return {
      size: Number.parseFloat(style.fontSize),
      colour: hex(drawing ? style.fill : style.color),
      ground: hex(disc ? getComputedStyle(disc).fill : ground),
      opaqueItself: behind !== null && behind === element.closest('a, button'),
      whole: left >= 0 && right <= window.innerWidth && element.scrollWidth <= element.clientWidth,
    };
  });
}
