import { activeSection, SECTION_OFFSET } from './active-section';

const sections = [
  { id: 'home', top: 60 },
  { id: 'indicators', top: 900 },
  { id: 'pricing', top: 2000 },
  { id: 'faqs', top: 2500 },
];

/** The section at `scrollY` of a page of 3000 px in a window of 600. */
function at(scrollY: number, page = {}) {
  return activeSection(sections, {
    scrollY,
    offset: SECTION_OFFSET,
    viewportHeight: 600,
    documentHeight: 3000,
    ...page,
  });
}

describe('activeSection', () => {
  it.each([
    ['at the top', 0, 'home'],
    ['above the first section, bouncing', -80, 'home'],
    ['one pixel before a section reaches the line', 799, 'home'],
    ['when a section reaches the line', 800, 'indicators'],
    ['where a hash link lands, 80 px above the section', 820, 'indicators'],
    ['deep inside a long section', 1800, 'indicators'],
    ['one pixel before the last position', 2398, 'pricing'],
    ['at the end, for a section that cannot reach the line', 2400, 'faqs'],
    ['at an end rounded down by zoom', 2399.4, 'faqs'],
    ['past the end, bouncing', 2460, 'faqs'],
  ])('%s', (_, scrollY, expected) => {
    expect(at(scrollY)).toBe(expected);
  });

  it('leaves out, at the end, a section that is still below the window', () => {
    const below = [...sections, { id: 'hidden', top: 3000 }];
    const page = { scrollY: 2400, offset: 100, viewportHeight: 600, documentHeight: 3000 };
    expect(activeSection(below, page)).toBe('faqs');
  });

  it('takes the last that went by when none is in view at the end', () => {
    const early = sections.slice(0, 2);
    const page = { scrollY: 2400, offset: 100, viewportHeight: 600, documentHeight: 3000 };
    expect(activeSection(early, page)).toBe('indicators');
  });

  it('is the first on a page that does not scroll', () => {
    expect(at(0, { viewportHeight: 3000 })).toBe('home');
  });

  it('does not depend on the order of the list', () => {
    const page = { scrollY: 820, offset: 100, viewportHeight: 600, documentHeight: 3000 };
    expect(activeSection([...sections].reverse(), page)).toBe('indicators');
  });

  it('is null without sections', () => {
    const page = { scrollY: 0, offset: 100, viewportHeight: 600, documentHeight: 3000 };
    expect(activeSection([], page)).toBeNull();
  });
});
