/** The owner's logo: an SVG file in `public/pictures/`. */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Size } from '@/engine/chart/geometry';
import type { Site } from '@/lib/content/schemas/site';
import { PICTURE_FOLDERS } from './picture-folders';

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

type LogoSite = Pick<Site, 'logo'>;

/** @returns the whole file, with its own size; nothing for a site that has the drawn mark @throws where the file is missing */
export function embeddedLogo({ logo }: LogoSite): EmbeddedLogo | undefined {
  if (!logo) return undefined;
  const file = readFileSync(`public${PICTURE_FOLDERS.pictures}${logo.file}`);
  // Loading the fonts of the system takes most of a second; letters of a logo are outlines.
  const { width, height } = new Resvg(file, { font: { loadSystemFonts: false } });
  const href = `data:image/svg+xml;base64,${file.toString('base64')}`;
  return { href, width, height, hasName: logo.hasName };
}

/** Area in the header, so that long and square logos have the same weight. */
const AREA = 3500;
/** A header on a phone has no room for more. */
const MAX_WIDTH = 200;
const MAX_HEIGHT = 40;
/** Beside the name. */
const MAX_SIGN_HEIGHT = 32;

/** @returns the logo for header and footer; nothing for a site that has the drawn mark */
export function shownLogo(site: LogoSite): Logo | undefined {
  const embedded = embeddedLogo(site);
  if (!embedded || !site.logo) return undefined;
  const { width, height, hasName } = embedded;
  const ratio = width / height;
  const maxHeight = hasName ? MAX_HEIGHT : MAX_SIGN_HEIGHT;
  const shown = Math.min(maxHeight, Math.sqrt(AREA / ratio), MAX_WIDTH / ratio);
  return {
    src: `${PICTURE_FOLDERS.pictures}${site.logo.file}`,
    width: Math.round(shown * ratio),
    height: Math.round(shown),
    hasName,
  };
}
