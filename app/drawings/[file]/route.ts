import { demoWords } from '@/content/demo-words';
import { drawingNames } from '@/lib/content/schemas/landing';
import { axisDrawing, drawing } from '@/lib/pictures/drawing';
import { shapesOf } from '@/lib/pictures/picture-size';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = new Map<string, () => string>([
  ['axis.svg', () => axisDrawing(demoWords)],
  ...drawingNames.flatMap((name) =>
    shapesOf(name).map(
      (shape) => [`${name}-${shape.form}.svg`, () => drawing(name, shape.form, demoWords)] as const,
    ),
  ),
]);

/** @returns the drawings' file names: `home-wide.svg` */
export function generateStaticParams(): { file: string }[] {
  return [...files.keys()].map((file) => ({ file }));
}

/** Answers with one drawing. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const drawn = files.get((await params).file);
  if (!drawn) return new Response(null, { status: 404 });
  return new Response(drawn(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
