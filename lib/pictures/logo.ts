/** The owner's logo: an SVG file in `public/pictures/`. */
import { readFileSync } from 'node:fs';
import type { Site } from '@/content/schemas/site';
import type { Size } from '@/engine/chart/geometry';
import { OWN_PICTURES } from './picture-size';

/** The logo as header and footer show it, in CSS pixels. */
export interface Logo extends Size {
  src: string;
  /** The brand's name is part of the picture. */
  hasName: boolean;
}

/** The logo as icons and social images embed it; `href` is a `data:` address. */
export interface EmbeddedLogo extends Size {
  href: string;
  hasName: boolean;
}

/** Where an SVG file says its proportions; check C8 asks for it. */
export const VIEW_BOX = /\sviewBox=["']([^"']+)/;

/** @returns an SVG file as a `data:` address */
export const dataAddress = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** @returns the whole file, with its proportions; nothing for a site that has the drawn mark @throws where the file is missing */
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

/** Area in the header, so that long and square logos have the same weight. */
const AREA = 3500;
/** A header on a phone has no room for more. */
const MAX_WIDTH = 200;
const MAX_HEIGHT = 40;
/** Beside the name. */
const MAX_SIGN_HEIGHT = 32;

/** @returns the logo for header and footer; nothing for a site that has the drawn mark */
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
