/**
 * The palette, for what is drawn outside the page's own CSS: chart drawings, social images, icons, the
 * manifest. `app/globals.css` declares the same values for the page; a build stops where the two differ.
 */
export const tokens = {
  /** The page. */
  ground: '#070b0e',
  /** Cards and the header bar. */
  surface: '#0c1418',
  /** Hovered and featured cards. */
  raised: '#121d23',
  /** Rules, grid, decorative borders. */
  hairline: '#22313a',
  /** Borders of controls and the quietest text; at least 4.5:1 on every ground (WCAG 1.4.3). */
  edge: '#708792',
  /** Text. */
  bone: '#ece6da',
  /** Secondary text. */
  muted: '#a9b4b8',
  /** The primary action, the focus ring, the highlighted plan. */
  brass: '#e3b34f',
  /** Rising price. */
  up: '#3ccb9b',
  /** Falling price. */
  down: '#ff7a66',
  /** Zones, sessions, informational marks. */
  tide: '#74a9ff',
} as const;
