import { demoWords } from '@/content/demo-words';
import { type DrawingName, drawingNames } from '@/lib/content/schemas/landing';
import { drawing } from '@/lib/pictures/drawing';
import type { Form } from '@/lib/pictures/picture-size';

export const dynamic = 'force-static';
export const dynamicParams = false;

const shapes = ['wide', 'narrow'] as const;
const files = new Map<string, readonly [DrawingName, Form]>(
  drawingNames.flatMap((name) =>
    shapes.map((shape) => [`${name}-${shape}.svg`, [name, shape]] as const),
  ),
);

/** @returns the drawings' file names: `home-wide.svg` */
export function generateStaticParams(): { file: string }[] {
  return [...files.keys()].map((file) => ({ file }));
}

/** Answers with one drawing. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const found = files.get((await params).file);
  if (!found) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'image/svg+xml' };
  return new Response(drawing(...found, demoWords), { headers });
}
