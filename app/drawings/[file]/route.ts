import { demoWords } from '@/content/demo-words';
import { type DrawingName, drawingNames } from '@/lib/content/schemas/landing';
import { axisDrawing, drawing, LIVE_BARS } from '@/lib/pictures/drawing';
import { shapesOf } from '@/lib/pictures/picture-size';

export const dynamic = 'force-static';
export const dynamicParams = false;

const drawn = (name: DrawingName, kind = '', turns = 0) =>
  shapesOf(name).map(
    ({ form }) =>
      [`${name}-${form}${kind}.svg`, () => drawing(name, form, demoWords, turns)] as const,
  );

const files = new Map<string, () => string>([
  ['axis.svg', () => axisDrawing(demoWords)],
  ...drawingNames.flatMap((name) => drawn(name)),
  ...drawn('home', '-live', LIVE_BARS),
]);

/** @returns the drawings' file names: `home-wide.svg` */
export function generateStaticParams(): { file: string }[] {
  return [...files.keys()].map((file) => ({ file }));
}

/** Answers with one drawing. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = files.get((await params).file);
  if (!file) return new Response(null, { status: 404 });
  return new Response(file(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
