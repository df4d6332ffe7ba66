import { content } from '@/lib/content/content';
import { exampleExports } from '@/lib/pages/repaint-example';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The example of the page `/repaint-check`. */
const files = exampleExports(content.repaintCheck.example.columns);

export function generateStaticParams(): { file: string }[] {
  return [...files.keys()].map((file) => ({ file }));
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = files.get((await params).file);
  if (file === undefined) return new Response(null, { status: 404 });
  return new Response(file, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
