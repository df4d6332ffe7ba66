import { ImageResponse } from 'next/og';
import { content } from '@/lib/content/content';
import { colorSchemes, palette } from './colors';
import { type IconFile, type IconStyle, icon } from './icons';
import { dataAddress, embeddedLogo } from './logo';

const tones = palette(colorSchemes(content.site.theme)[0]);

/** Returns an SVG icon with the site's colors and logo. */
export const siteIcon = async (style: IconStyle) =>
  icon(style, tones, await embeddedLogo(content.site));

export async function siteIconPng({ side, ...style }: IconFile) {
  const src = dataAddress(await siteIcon(style));
  const size = { width: side, height: side };
  return new ImageResponse(<img alt="" src={src} {...size} />, size);
}
