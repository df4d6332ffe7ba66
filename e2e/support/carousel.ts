import type { Locator, Page } from '@playwright/test';
import { content } from '@/lib/content/content';

const { testimonials } = content;

const { controls } = testimonials;

export function carouselOf(page: Page) {
  const region = page.getByRole('region', { name: controls.region, exact: true });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  return {
    region,
    slides: region.locator('[aria-roledescription="slide"]'),
    stop: button(controls.stop),
    start: button(controls.start),
    previous: button(controls.previous),
    next: button(controls.next),
    dot: (index: number) => button(controls.dot.replace('{index}', String(index))),
    live: region.locator('[aria-live]'),
  };
}

/** Returns visible slides' names, such as `['1 of 3']`. */
export function slidesSeen(region: Locator): Promise<(string | null)[]> {
  return region.locator('[aria-roledescription="slide"]').evaluateAll((slides) =>
    slides
      .filter((slide) => {
        const frame = slide.parentElement?.getBoundingClientRect();
        const { left, right } = slide.getBoundingClientRect();
        return frame !== undefined && right > frame.left + 1 && left < frame.right - 1;
      })
      .map((slide) => slide.getAttribute('aria-label')),
  );
}
