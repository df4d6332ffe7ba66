import { demoWords } from '@/content/demo-words';
import { palette, schemesOf } from '@/lib/content/colours';
import { content } from '@/lib/content/content';
import { type DrawingName, drawingNames } from '@/lib/content/schemas/landing';
import { axisDrawing, drawing, LIVE_BARS } from '@/lib/pictures/drawing';
import { drawingFolders, PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { shapesOf } from '@/lib/pictures/picture-size';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { theme } = content.site;

/** What draws each file of every folder, by its path from there: `home-wide.svg`, `day/home-wide.svg` */
const files = new Map(
  [drawingFolders({ theme })].flat().flatMap((folder, index) => {
    const tones = palette(schemesOf(theme)[index] ?? 'dark');
    const drawn = (name: DrawingName, kind = '', turns = 0) =>
      shapesOf(name).map(
        ({ form }) =>
          [
            `${name}-${form}${kind}.svg`,
            () => drawing(name, form, demoWords, tones, turns),
          ] as const,
      );
    return [
      ['axis.svg', () => axisDrawing(demoWords, tones)] as const,
      ...drawingNames.flatMap((name) => drawn(name)),
      ...drawn('home', '-live', LIVE_BARS),
    ].map(([file, draw]) => [folder.replace(PICTURE_FOLDERS.drawings, '') + file, draw] as const);
  }),
);

/** @returns the drawings' paths: `['home-wide.svg']` */
export function generateStaticParams(): { file: string[] }[] {
  return [...files.keys()].map((file) => ({ file: file.split('/') }));
}

/** Answers with one drawing. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = files.get((await params).file.join('/'));
  if (!file) return new Response(null, { status: 404 });
  return new Response(file(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
