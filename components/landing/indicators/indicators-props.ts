import { content } from '@/lib/content/content';
import { shownPicture } from '@/lib/pictures/own-pictures';
import { drawingFolders } from '@/lib/pictures/picture-folders';
import { fill } from '@/lib/text/fill';

/** CSS pixels; in a row, high panels leave gaps in the others. */
const MAX_PANEL_HEIGHT = 480;

export type IndicatorsProps = Awaited<ReturnType<typeof indicatorsProps>>;

export async function indicatorsProps() {
  const { more, items, ...indicators } = content.indicators;
  const { frame, site } = content;
  const shown = items.map(async ({ draws: _, image, ...item }) => {
    const count = item.features.length - indicators.featureIcons.length;
    const picture = await shownPicture(image, frame.simulated, MAX_PANEL_HEIGHT);
    return { ...item, more: fill(more, { count }, site.locale), image: picture };
  });
  return {
    texts: { ...indicators, items: await Promise.all(shown) },
    drawings: drawingFolders(site),
  };
}
