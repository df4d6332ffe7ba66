import pngToIco from 'png-to-ico';
import { content } from '@/lib/content/content';
import { palette, schemesOf } from '@/lib/pictures/colours';
import { FAVICON_FILES, icon } from '@/lib/pictures/icons';
import { embeddedLogo } from '@/lib/pictures/logo';
import { png } from '@/lib/pictures/png';

export const dynamic = 'force-static';

/** Answers with the icon that browsers ask for unprompted, in three sizes. */
export async function GET() {
  const tones = palette(schemesOf(content.site.theme)[0]);
  const logo = embeddedLogo(content.site);
  const images = FAVICON_FILES.map((style) =>
    Buffer.from(png(icon(style, tones, logo), style.side)),
  );
  const file = new Uint8Array(await pngToIco(images));
  return new Response(file, { headers: { 'Content-Type': 'image/x-icon' } });
}
