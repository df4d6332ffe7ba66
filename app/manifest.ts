import type { MetadataRoute } from 'next';
import { content } from '@/lib/content/content';
import { languageTag, writingDirection } from '@/lib/pages/metadata';
import { colorSchemes, palette } from '@/lib/pictures/colors';
import { ICON_FILES } from '@/lib/pictures/icons';

export const dynamic = 'force-static';

const icons = [
  { file: 'icon-192.png', purpose: 'any' },
  { file: 'icon-512.png', purpose: 'any' },
  { file: 'maskable-512.png', purpose: 'maskable' },
] as const;

export default function manifest(): MetadataRoute.Manifest {
  const { site } = content;
  // A manifest has only one theme.
  const { ground } = palette(colorSchemes(site.theme)[0]);
  return {
    lang: languageTag(site),
    dir: writingDirection(site),
    name: site.productName,
    short_name: site.name,
    description: site.productDescription,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: icons.map(({ file, purpose }) => {
      const side = ICON_FILES[file]?.side;
      return { src: `/icons/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose };
    }),
  };
}
