import type { Size } from '@/engine/chart/geometry';
import type { DrawingName, Image } from '@/lib/schemas/picture';

export const OWN_PICTURES = '/pictures/';

interface OwnImage extends Size {
  drawing?: never;
  src: string;
  alt: string;
}

/** A drawing, or the owner's file with its size in CSS pixels. */
export type ShownPicture = (Image | OwnImage) & { captions: readonly string[] };

export type Form = 'narrow' | 'medium' | 'wide' | 'cut';

/** CSS pixels. */
export interface ImageVariant extends Size {
  form: Form;
  from: number;
  /** Visible width in this variant's narrowest viewport; the picture is cropped on the left instead of scaled. */
  inSight?: number;
  /** Visible widths in common windows, at which no text is cut off: 320, 390, 768, 1024 and 1280 pixels. */
  crops?: readonly number[];
}

const PHONES = [320, 390];

const narrow: ImageVariant = {
  form: 'narrow',
  from: 0,
  width: 617,
  height: 340,
  inSight: 320,
  crops: PHONES,
};
const medium: ImageVariant = {
  form: 'medium',
  from: 600,
  width: 1025,
  height: 400,
  inSight: 600,
  crops: [600, 768],
};
const wide: ImageVariant = { form: 'wide', from: 1024, width: 600, height: 430 };

export const AXIS_WIDTH = 59;
export const GAP_WIDTH = 18;
const panel: ImageVariant = {
  form: 'cut',
  from: 0,
  width: 518,
  height: 380,
  inSight: 320 - AXIS_WIDTH + GAP_WIDTH,
  // Beside the axis on phones; in rows of two or three from 768 and 1280 pixels on.
  crops: [...PHONES.map((window) => window - AXIS_WIDTH + GAP_WIDTH), 300, 386],
};

const PROOF: readonly [ImageVariant, ...ImageVariant[]] = [
  { form: 'narrow', from: 0, width: 493, height: 200, inSight: 320, crops: PHONES },
  { form: 'medium', from: 480, width: 1025, height: 280, inSight: 440, crops: [707] },
  { form: 'wide', from: 1024, width: 659, height: 320, inSight: 440, crops: [486, 614] },
];

/** Beside the gutters of the page. */
const INSET_PHONES = PHONES.map((window) => window - 32);

const FUTURE: readonly [ImageVariant, ...ImageVariant[]] = [
  { form: 'narrow', from: 0, width: 617, height: 170, inSight: 288, crops: INSET_PHONES },
  { form: 'wide', from: 640, width: 600, height: 190, inSight: 290, crops: [337, 455, 584] },
];

const GUIDE: readonly [ImageVariant, ...ImageVariant[]] = [
  { form: 'narrow', from: 0, width: 617, height: 340, inSight: 288, crops: INSET_PHONES },
  { form: 'medium', from: 600, width: 674, height: 420, inSight: 568 },
];

const VARIANTS: Record<DrawingName, readonly [ImageVariant, ...ImageVariant[]]> = {
  home: [{ ...narrow, height: 264 }, medium, { ...wide, height: 390 }],
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
    { form: 'narrow', from: 0, width: 1024, height: 296, inSight: 296, crops: [...PHONES, 768] },
    { form: 'medium', from: 1024, width: 1300, height: 560, inSight: 1000, crops: [1024, 1280] },
    { form: 'wide', from: 1344, width: 1360, height: 560, inSight: 1300 },
  ],
  'not-found': [narrow, medium, wide],
};

export function imageVariants(name: DrawingName): readonly [ImageVariant, ...ImageVariant[]] {
  return VARIANTS[name];
}
