import { basename } from 'node:path';
import { content } from '@/lib/content/content';
import { siteFaces } from '@/lib/typefaces/faces';
import { fontPackage } from '@/lib/typefaces/package';
import { FACE_SHEET, faceStyles } from '@/lib/typefaces/styles';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The licences of the typefaces ask that their text goes along with the files. */
const termsFile = 'licences.txt';

const faces = siteFaces();
const files = faces.then((all) => all.flatMap((face) => face.files));

/** @returns the names of the files: `text-latin.woff2` */
export async function generateStaticParams(): Promise<{ file: string }[]> {
  const names = (await files).map(({ name }) => name);
  return [termsFile, basename(FACE_SHEET), ...names].map((file) => ({ file }));
}

/** Answers with one font file, the style sheet of all, or their licences. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  if (file === termsFile) {
    const { headlines, text } = content.typefaces;
    const terms = [headlines, text].map((name) => fontPackage(name).terms);
    return new Response(terms.join('\n\n'));
  }
  if (file === basename(FACE_SHEET)) {
    const sheet = faceStyles(await faces, content.site.locale);
    return new Response(sheet, { headers: { 'Content-Type': 'text/css' } });
  }
  const font = (await files).find(({ name }) => name === file);
  if (!font) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(font.data), { headers: { 'Content-Type': 'font/woff2' } });
}
