/** A drawing compass (knob, hinge, legs) over a candle: stroked paths on a 24×24 grid; round caps, 1.5 to 2 wide. */
export const MARK_PATHS = [
  'M12 1.75v1.5',
  'M14 5.25a2 2 0 1 1-4 0a2 2 0 0 1 4 0z',
  'M11.2 7.1L4.75 22',
  'M12.8 7.1L19.25 22',
  'M12 12.5v2M12 18.75v2.25M10.75 14.5h2.5v4.25h-2.5z',
] as const;
