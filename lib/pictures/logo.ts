import { readFileSync } from 'node:fs';
import type { Site } from '@/content/schemas/site';
import type { Size } from '@/engine/chart/geometry';
import { OWN_PICTURES } from './picture-size';

/** CSS pixels. */
export interface Logo extends Size {
  src: string;
  hasName: boolean;
}

/** `href` is a `data:` URL. */
export interface EmbeddedLogo extends Size {
  href: string;
  hasName: boolean;
}

/** Rule `content/pictures` requires a `viewBox` in logos. */
export const VIEW_BOX = /\sviewBox=["']([^"']+)/;

export const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export function embeddedLogo({ logo }: Pick<Site, 'logo'>): EmbeddedLogo | undefined {
  if (!logo) return undefined;
  const svg = readFileSync(`public${OWN_PICTURES}${logo.file}`, 'utf8');
  const [, , width = 1, height = 1] =
    VIEW_BOX.exec(svg)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return { href: dataAddress(svg), width, height, hasName: logo.hasName };
}

/** Equal area gives long and square logos the same weight. */
const AREA = 3500;
/** Fits a phone's header. */
const MAX_WIDTH = 200;
const MAX_HEIGHT = 40;
const MAX_SIGN_HEIGHT = 32;

export function shownLogo(site: Pick<Site, 'logo'>): Logo | undefined {
  const embedded = embeddedLogo(site);
  if (!embedded || !site.logo) return undefined;
  const { width, height, hasName } = embedded;
  const ratio = width / height;
  const maxHeight = hasName ? MAX_HEIGHT : MAX_SIGN_HEIGHT;
  const shown = Math.min(maxHeight, Math.sqrt(AREA / ratio), MAX_WIDTH / ratio);
  return {
    src: `${OWN_PICTURES}${site.logo.file}`,
    width: Math.round(shown * ratio),
    height: Math.round(shown),
    hasName,
  };
}
