import type { SocialLayout } from './social-image';

/** Words left, chart right; networks may cut it to 1200 by 600, so all text keeps off the edges. */
export const pageLayout: SocialLayout = {
  size: { width: 1200, height: 630 },
  words: { x: 56, y: 60, width: 500, height: 510 },
  chart: { x: 596, y: 60, width: 556, height: 510 },
  sizes: [88, 80, 72, 64, 56],
  zoom: 1.1,
};

/** Pictures of the product, in the shapes that search results ask for; by file name. */
export const productLayouts: Record<string, SocialLayout> = {
  'product-1x1.png': {
    size: { width: 1200, height: 1200 },
    words: { x: 64, y: 64, width: 1060, height: 300 },
    chart: { x: 64, y: 396, width: 1060, height: 740 },
    sizes: [104, 88, 72],
    zoom: 1.7,
  },
  'product-4x3.png': {
    size: { width: 1200, height: 900 },
    words: { x: 64, y: 52, width: 1060, height: 266 },
    chart: { x: 64, y: 338, width: 1060, height: 508 },
    sizes: [96, 80, 64],
    zoom: 1.5,
  },
  'product-16x9.png': {
    size: { width: 1200, height: 675 },
    words: { x: 56, y: 64, width: 470, height: 547 },
    chart: { x: 566, y: 64, width: 580, height: 547 },
    sizes: [96, 88, 80, 72],
    zoom: 1.2,
  },
};
