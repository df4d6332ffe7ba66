import {
  type SimpleIcon,
  siAmericanexpress,
  siApplepay,
  siInstagram,
  siMastercard,
  siPaypal,
  siTelegram,
  siVisa,
  siX,
  siYoutube,
} from 'simple-icons';
import { palette } from '@/lib/content/colours';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Payment and social marks, drawn once as files so that no page and no script carries their outlines. */
const icons: Record<string, SimpleIcon> = {
  visa: siVisa,
  mastercard: siMastercard,
  americanexpress: siAmericanexpress,
  paypal: siPaypal,
  applepay: siApplepay,
  x: siX,
  instagram: siInstagram,
  youtube: siYoutube,
  telegram: siTelegram,
};

export function generateStaticParams() {
  return Object.keys(icons).map((name) => ({ file: `${name}.svg` }));
}

/** Answers `/brands/<name>.svg`: the mark in the page's secondary text colour by night; `--marks` makes it another one by day. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = icons[file.replace(/\.svg$/, '')];
  if (!icon) return new Response(null, { status: 404 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="${palette('dark').muted}"><path d="${icon.path}"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
