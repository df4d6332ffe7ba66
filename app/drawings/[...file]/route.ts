import { demoWords } from '@/content/demo';
import type { Palette } from '@/engine/chart/pen';
import { SOLD_INDICATORS } from '@/lib/browser/sold-indicators';
import { kept } from '@/lib/build/kept-work';
import { content } from '@/lib/content/content';
import { palette, schemesOf } from '@/lib/pictures/colours';
import { axisDrawing, drawing, LIVE_BARS } from '@/lib/pictures/drawing';
import { drawingFolders, PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { type DrawingName, drawingNames, type Form, shapesOf } from '@/lib/pictures/picture-size';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { theme } = content.site;

type Draw = () => string | Promise<string>;

/** The drawing of this or of an earlier build. */
async function keptDrawing(name: DrawingName, form: Form, tones: Palette, turns: number) {
  const given = JSON.stringify([name, form, demoWords, tones, turns, SOLD_INDICATORS]);
  const text = await kept(['drawing', given], () =>
    Buffer.from(drawing(name, form, demoWords, tones, turns)),
  );
  return text.toString();
}

/** What draws each file of a folder, by its path from there. */
function drawnFiles(folder: string, tones: Palette): [string, Draw][] {
  const drawn = (name: DrawingName, kind = '', turns = 0) =>
    shapesOf(name).map(({ form }): [string, Draw] => [
      `${folder}${name}-${form}${kind}.svg`,
      () => keptDrawing(name, form, tones, turns),
    ]);
  return [
    [`${folder}axis.svg`, () => axisDrawing(demoWords, tones)],
    ...drawingNames.flatMap((name) => drawn(name)),
    ...drawn('home', '-live', LIVE_BARS),
  ];
}

/** Every file by its path: `/drawings/home-wide.svg`, `/drawings/day/home-wide.svg` */
const files = new Map(
  [drawingFolders({ theme })]
    .flat()
    .flatMap((folder, index) => drawnFiles(folder, palette(schemesOf(theme)[index] ?? 'dark'))),
);

/** @returns the drawings' paths: `['home-wide.svg']` */
export function generateStaticParams(): { file: string[] }[] {
  return [...files.keys()].map((path) => ({
    file: path.slice(PICTURE_FOLDERS.drawings.length).split('/'),
  }));
}

/** Answers with one drawing. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const draw = files.get(PICTURE_FOLDERS.drawings + (await params).file.join('/'));
  if (!draw) return new Response(null, { status: 404 });
  return new Response(await draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
