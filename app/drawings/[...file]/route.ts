import { lookup } from 'mrmime';
import { demoWords } from '@/content/demo-words';
import type { Palette } from '@/engine/chart/pen';
import { kept } from '@/lib/build/kept-work';
import { palette, schemesOf } from '@/lib/content/colours';
import { content } from '@/lib/content/content';
import { type DrawingName, drawingNames, type Video } from '@/lib/content/schemas/landing';
import { SOLD_INDICATORS } from '@/lib/content/sold-indicators';
import { axisDrawing, drawing, LIVE_BARS } from '@/lib/pictures/drawing';
import {
  ownFile,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureWidth,
  pictureFile,
  pictureName,
} from '@/lib/pictures/picture-files';
import { drawingFolders, PICTURE_FOLDERS } from '@/lib/pictures/picture-folders';
import { type Form, shapesOf } from '@/lib/pictures/picture-size';

export const dynamic = 'force-static';
export const dynamicParams = false;

const {
  indicators,
  site: { theme },
} = content;

/** A file, once it is made. */
interface File {
  type: string;
  make: () => BodyInit | Promise<BodyInit>;
}

const svg = (make: File['make']): File => ({ type: 'image/svg+xml', make });

/** The drawing of this or of an earlier build. */
async function keptDrawing(name: DrawingName, form: Form, tones: Palette, turns: number) {
  const given = JSON.stringify([name, form, demoWords, tones, turns, SOLD_INDICATORS]);
  const text = await kept(['drawing', given], () =>
    Buffer.from(drawing(name, form, demoWords, tones, turns)),
  );
  return text.toString();
}

/** What draws each file of a folder, by its path from there. */
function drawnFiles(folder: string, tones: Palette): [string, File][] {
  const drawn = (name: DrawingName, kind = '', turns = 0) =>
    shapesOf(name).map(({ form }): [string, File] => [
      `${folder}${name}-${form}${kind}.svg`,
      svg(() => keptDrawing(name, form, tones, turns)),
    ]);
  return [
    [`${folder}axis.svg`, svg(() => axisDrawing(demoWords, tones))],
    ...drawingNames.flatMap((name) => drawn(name)),
    ...drawn('home', '-live', LIVE_BARS),
  ];
}

/** What makes the sizes of an owner's picture, and passes on the video that plays on it. */
function ownFiles(picture: string, video?: Video): [string, File][] {
  const passed = [video?.file ?? [], video?.captions ?? []].flat();
  const sizes = (Object.keys(PICTURE_WIDTHS) as PictureWidth[]).flatMap((width) =>
    PICTURE_FORMATS.map((format): [string, File] => [
      PICTURE_FOLDERS.pictures + pictureName(picture, width, format),
      { type: `image/${format}`, make: () => pictureFile(picture, width, format) },
    ]),
  );
  return [
    ...sizes,
    ...passed.map((name): [string, File] => [
      PICTURE_FOLDERS.pictures + name,
      { type: lookup(name) ?? '', make: () => ownFile(name) },
    ]),
  ];
}

/** Every file by its path: `/drawings/home-wide.svg`, `/drawings/day/home-wide.svg`, `/drawings/own/chart-wide.avif` */
const files = new Map([
  ...[drawingFolders({ theme })]
    .flat()
    .flatMap((folder, index) => drawnFiles(folder, palette(schemesOf(theme)[index] ?? 'dark'))),
  ...indicators.items.flatMap(({ image: { file, video } }) => (file ? ownFiles(file, video) : [])),
]);

/** @returns the drawings' paths: `['home-wide.svg']` */
export function generateStaticParams(): { file: string[] }[] {
  return [...files.keys()].map((path) => ({
    file: path.slice(PICTURE_FOLDERS.drawings.length).split('/'),
  }));
}

/** Answers with one drawing, or one size of a picture. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const file = files.get(PICTURE_FOLDERS.drawings + (await params).file.join('/'));
  if (!file) return new Response(null, { status: 404 });
  return new Response(await file.make(), { headers: { 'Content-Type': file.type } });
}
