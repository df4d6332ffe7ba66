import { closingAlert } from '@/components/landing/closing/closing-alert';
import type { Palette } from '@/engine/chart/renderer';
import { content } from '@/lib/content/content';
import { colorSchemes, palette } from '@/lib/pictures/colors';
import { axisDrawing, drawing, LIVE_BARS, replayDrawing } from '@/lib/pictures/drawing';
import { drawingFolders, PICTURE_FOLDERS, PICTURE_VERSION } from '@/lib/pictures/picture-folders';
import { imageVariants } from '@/lib/pictures/picture-size';
import { DRAWINGS, type DrawingName } from '@/lib/schemas/picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { theme } = content.site;
const texts = { ...content.demoWords, callout: content.home.callout, alert: closingAlert() };

/** Returns a folder's files, each with its drawing function. */
function drawnFiles(folder: string, tones: Palette): [string, () => string][] {
  const drawn = (name: DrawingName, kind = '', turns = 0) =>
    imageVariants(name).map(({ form }): [string, () => string] => [
      `${folder}${name}-${form}${kind}.svg`,
      () => drawing(name, form, texts, tones, turns),
    ]);
  const replayed = (['confirmed', 'repainted'] as const).flatMap((name) =>
    imageVariants(name).map(({ form }): [string, () => string] => [
      `${folder}${name}-${form}-live.svg`,
      () => replayDrawing(name, form, texts, tones),
    ]),
  );
  return [
    [`${folder}axis.svg`, () => axisDrawing(texts, tones)],
    ...DRAWINGS.flatMap((name) => drawn(name)),
    ...drawn('home', '-live', LIVE_BARS),
    ...replayed,
  ];
}

/** All files by path: `/drawings/<version>/home-wide.svg`, `/drawings/<version>/day/home-wide.svg` */
const files = new Map(
  [drawingFolders({ theme })]
    .flat()
    .flatMap((folder, index) => drawnFiles(folder, palette(colorSchemes(theme)[index] ?? 'dark'))),
);

interface Params {
  version: string;
  file: string[];
}

/** `file` holds path segments: `['day', 'home-wide.svg']`. */
export function generateStaticParams(): Params[] {
  return [...files.keys()].map((path) => ({
    version: PICTURE_VERSION,
    file: path.slice(PICTURE_FOLDERS.drawings.length).split('/'),
  }));
}

export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const draw = files.get(PICTURE_FOLDERS.drawings + (await params).file.join('/'));
  if (!draw) return new Response(null, { status: 404 });
  return new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
