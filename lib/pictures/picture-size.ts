import type { Size } from '@/engine/chart/geometry';

/** Address of the owner's files in `public/pictures/`. */
export const OWN_PICTURES = '/pictures/';

/** Drawings that `lib/pictures/drawing.ts` can make. */
export const drawingNames = [
  'home',
  'smart-money',
  'zones',
  'sessions',
  'confirmed',
  'repainted',
  'future-came',
  'future-other',
  'smart-money-guide',
  'zones-guide',
  'sessions-guide',
  'closing',
  'not-found',
] as const;
export type DrawingName = (typeof drawingNames)[number];

/** Which windows a drawing is for: those of phones, of tablets, of desks; `cut` is for all. */
export type Form = 'narrow' | 'medium' | 'wide' | 'cut';

/** A drawing for windows from a width on, in CSS pixels. */
export interface Shape extends Size {
  form: Form;
  from: number;
  /**
   * Width that the narrowest of these windows shows. Such a drawing keeps its height, hence its labels their size, and is cut off
   * at the left: a wider window shows more bars. Others are scaled as a whole.
   */
  inSight?: number;
}

const narrow: Shape = { form: 'narrow', from: 0, width: 617, height: 340, inSight: 320 };
const medium: Shape = { form: 'medium', from: 600, width: 1025, height: 400, inSight: 600 };
const wide: Shape = { form: 'wide', from: 1024, width: 600, height: 430 };

/** Width of the axis that panels share, and of the gap that they have in its place. */
export const AXIS_WIDTH = 59;
export const GAP_WIDTH = 18;
const panel: Shape = {
  form: 'cut',
  from: 0,
  width: 558,
  height: 380,
  inSight: 320 - AXIS_WIDTH + GAP_WIDTH,
};

const PROOF: readonly [Shape, ...Shape[]] = [
  { form: 'narrow', from: 0, width: 493, height: 200, inSight: 320 },
  { form: 'medium', from: 480, width: 1025, height: 280, inSight: 440 },
  // From here on both stand side by side.
  { form: 'wide', from: 1024, width: 659, height: 320, inSight: 440 },
];

/** Side by side in all windows but phones'. */
const FUTURE: readonly [Shape, ...Shape[]] = [
  { form: 'narrow', from: 0, width: 617, height: 170, inSight: 320 },
  { form: 'wide', from: 640, width: 600, height: 190, inSight: 290 },
];

/** In the column of a page that is read. */
const GUIDE: readonly [Shape, ...Shape[]] = [
  { form: 'narrow', from: 0, width: 617, height: 340, inSight: 288 },
  { form: 'medium', from: 600, width: 674, height: 420, inSight: 568 },
];

const SHAPES: Record<DrawingName, readonly [Shape, ...Shape[]]> = {
  home: [narrow, medium, wide],
  'smart-money': [panel],
  zones: [panel],
  sessions: [panel],
  confirmed: PROOF,
  repainted: PROOF,
  'future-came': FUTURE,
  'future-other': FUTURE,
  'smart-money-guide': GUIDE,
  'zones-guide': GUIDE,
  'sessions-guide': GUIDE,
  closing: [
    { form: 'narrow', from: 0, width: 1024, height: 296, inSight: 320 },
    { form: 'medium', from: 1024, width: 1300, height: 560, inSight: 1024 },
    { form: 'wide', from: 1320, width: 1901, height: 560, inSight: 1200 },
  ],
  'not-found': [narrow, medium, wide],
};

/** @returns the shapes of a drawing, for the narrowest windows first */
export function shapesOf(name: DrawingName): readonly [Shape, ...Shape[]] {
  return SHAPES[name];
}
