export const SECTION_THEMES = ['dark', 'panel', 'light'] as const;
export type SectionTheme = (typeof SECTION_THEMES)[number];
