/** Pictures, videos and marks that the content names are there. */
import { listAt, type Path, valueAt } from '@/lib/content/walk';
import { brandIcon, namesNear } from '@/lib/pictures/brand-icons';
import { OWN_PICTURES } from '@/lib/pictures/picture-files';
import { type Check, type ContentInput, expected, type Found } from './finding';

/** Lists of the content whose items have the mark of a brand. */
const MARKED = [
  ['pricing', 'methods', 'items'],
  ['footer', 'social', 'links'],
];

export const brandIcons: Check = {
  id: 'C6',
  title: 'marks of brands are known by their names',
  content: ({ content }) =>
    MARKED.flatMap((list) =>
      listAt(content, list).flatMap((item, index) => {
        const name = valueAt(item, ['icon']);
        if (typeof name !== 'string' || brandIcon(name)) return [];
        const near = namesNear(name).join(' or ');
        const what = `the name of a mark on simpleicons.org${near && `, such as ${near}`}, or null for none`;
        return expected([...list, index, 'icon'], what, name);
      }),
    ),
};

/** Of a video: what a visitor with a phone can be asked to load. */
const MAX_VIDEO_BYTES = 5_000_000;

/** Bytes in which a WebM says what its tracks are. */
const MAX_WEBM_HEAD = 20_000;

/** What only some browsers play: H.265 in its two ways of naming. */
const HALF_KNOWN = /hvc1|hev1|V_MPEGH/;
/** Sound: the kind of track that MP4 has it in, and the two formats of WebM. */
const SOUND = /soun|A_OPUS|A_VORBIS/;

/** @returns what a video should be and is not */
function videoFault(file: string, bytes: Buffer, hasCaptions: boolean): string | null {
  const [most, got] = [MAX_VIDEO_BYTES, bytes.length].map((size) => (size / 1e6).toFixed(1));
  if (bytes.length > MAX_VIDEO_BYTES)
    return `a video of at most ${most} MB, this one has ${got}: make it shorter or smaller`;
  const isMp4 = file.endsWith('.mp4');
  const text = bytes.toString('latin1');
  if (isMp4 ? text.slice(4, 8) !== 'ftyp' : !text.startsWith('\x1a\x45\xdf\xa3'))
    return `${isMp4 ? 'an MP4' : 'a WebM'} file that can be read`;
  // What is said about the tracks stands before what is seen.
  const head = isMp4 ? (text.split('mdat')[0] ?? '') : text.slice(0, MAX_WEBM_HEAD);
  if (HALF_KNOWN.test(head)) return 'a video in H.264, VP9 or AV1; many browsers do not play H.265';
  if (isMp4 && !head.includes('moov'))
    return 'a video that begins while it loads (export it for the web: “fast start”)';
  if (SOUND.test(head) && !hasCaptions)
    return 'captions beside it, because it has sound, or a video without';
  return null;
}

/** What is wrong with the video of a picture. */
function videoFaults(image: unknown, { read, fileExists }: ContentInput, path: Path): Found[] {
  const [file, captions] = ['file', 'captions'].map((field) => valueAt(image, ['video', field]));
  const faultOf = (name: unknown, look: (bytes: Buffer) => string | null, kind: string) => {
    if (typeof name !== 'string') return null;
    const path = `${OWN_PICTURES}/${name}`;
    return fileExists(path) ? look(read(path)) : `${kind} that exists in ${OWN_PICTURES}/`;
  };
  const ofVideo = (bytes: Buffer) => videoFault(String(file), bytes, captions !== undefined);
  const ofCaptions = (bytes: Buffer) =>
    /^\ufeff?WEBVTT/.test(bytes.toString()) ? null : 'a file that begins with WEBVTT';
  const found = [
    ['file', file, faultOf(file, ofVideo, 'a video')],
    ['captions', captions, faultOf(captions, ofCaptions, 'a file')],
  ] as const;
  return found.flatMap(([field, got, fault]) =>
    fault ? expected([...path, 'video', field], fault, got) : [],
  );
}

export const pictureFiles: Check = {
  id: 'C8',
  title: 'pictures and videos of indicators are there and can be shown',
  content: (input) =>
    listAt(input.content, ['indicators', 'items']).flatMap((item, index) => {
      const path = ['indicators', 'items', index, 'image'];
      const image = valueAt(item, ['image']);
      const file = valueAt(image, ['file']);
      const isMissing = typeof file === 'string' && !input.fileExists(`${OWN_PICTURES}/${file}`);
      const what = `a picture that exists in ${OWN_PICTURES}/`;
      return [
        ...(isMissing ? expected([...path, 'file'], what, file) : []),
        ...videoFaults(image, input, path),
      ];
    }),
};
