/**
 * The palette, for what is drawn outside the page's own CSS: chart drawings, social images, icons, the
 * manifest. `app/grounds.css` declares the same values for the page; a build stops where the two differ.
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
  ink: '#ece6da',
  /** Secondary text. */
  muted: '#a9b4b8',
  /** Text and lines that stand out. */
  accent: '#e3b34f',
  /** The primary action, the focus ring, the highlighted plan. */
  brass: '#e3b34f',
  /** Text on brass. */
  pitch: '#070b0e',
  /** Rising price. */
  up: '#3ccb9b',
  /** Falling price. */
  down: '#ff7a66',
  /** Zones, sessions, informational marks. */
  tide: '#74a9ff',
} as const;

/** The palettes of the grounds that a section can stand on; the page itself, and all that is drawn, is of the night. */
export const grounds = {
  night: tokens,
  room: { ...tokens, ground: tokens.surface, surface: tokens.ground },
  paper: {
    ...tokens,
    ground: '#ece6da',
    surface: '#f4efe5',
    raised: '#fbf8f1',
    hairline: '#cfc5b2',
    edge: '#62686a',
    ink: '#10181c',
    muted: '#43494c',
    accent: '#7a5200',
    up: '#0a6b4b',
    down: '#a93226',
    tide: '#1d4fae',
  },
};
