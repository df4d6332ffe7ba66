import { basename } from 'node:path';
import { brandIcons, pictureFiles } from './pictures';
import { type Case, itReports, set } from './testing/lines';

const list = 'pricing.methods.items';

itReports(brandIcons, [
  set({ [`${list}[0].icon`]: 'klarna' }),
  set({ [`${list}[0].icon`]: null }),
  set(
    { [`${list}[0].icon`]: 'googelpay' },
    `${list}[0].icon expected the name of a mark on simpleicons.org, such as googlepay`,
  ),
  set(
    { 'footer.social.links[0].icon': '##' },
    'footer.social.links[0].icon expected the name of a mark on simpleicons.org, or null',
  ),
]);

const image = { file: 'mine.png', alt: 'A chart with the marks that it is about.' };
const item = 'indicators.items[0].image';

itReports(pictureFiles, [
  set({ [item]: image }),
  [
    'a file that is not there',
    { fields: { [item]: image }, hasFile: (path) => !path.includes('mine.png') },
    `${item}.file expected a picture that exists in content/own/pictures/, got "mine.png"`,
  ],
]);

/** An MP4 as far as its first boxes, with these words in it. */
const mp4 = (...words: string[]) => ['\0\0\0\x18ftypisom', ...words].join(' ');
const video = { file: 'a.mp4', shows: 'Zones appear as bars close.' };

/** The first indicator has a picture with this video, and there are these files. */
const playing = (
  what: string,
  fields: object,
  own: Record<string, string | Buffer>,
  ...lines: string[]
): Case => [
  what,
  {
    fields: { [item]: { ...image, video: { ...video, ...fields } } },
    own,
    hasFile: (path) =>
      /^content\/own\/pictures\/(?!mine)/.test(path) ? basename(path) in own : true,
  },
  ...lines.map((line) => `${item}.video.${line}`),
];
const silent = mp4('moov', 'avc1', 'mdat');

itReports(pictureFiles, [
  playing('a silent video', {}, { 'a.mp4': silent }),
  playing('a WebM', { file: 'a.webm' }, { 'a.webm': Buffer.from('1a45dfa3', 'hex') }),
  playing(
    'one with sound and captions',
    { captions: 'a.vtt' },
    { 'a.mp4': mp4('moov', 'soun', 'mdat'), 'a.vtt': 'WEBVTT\n' },
  ),
  playing(
    'no such files',
    { captions: 'a.vtt' },
    {},
    'file expected a video that exists in content/own/pictures/, got "a.mp4"',
    'captions expected a file that exists in content/own/pictures/',
  ),
  playing(
    'one with sound',
    {},
    { 'a.mp4': mp4('moov', 'soun') },
    'file expected captions beside it',
  ),
  playing(
    'one that is too large',
    {},
    { 'a.mp4': silent + ' '.repeat(5_000_000) },
    'file expected a video of at most 5.0 MB, this one has 5.0',
  ),
  playing(
    'a picture by another name',
    {},
    { 'a.mp4': 'PNG' },
    'file expected an MP4 file that can be read',
  ),
  playing('one in H.265', {}, { 'a.mp4': mp4('moov', 'hvc1') }, 'file expected a video in H.264'),
  playing(
    'one that ends with its index',
    {},
    { 'a.mp4': mp4('mdat', 'moov') },
    'file expected a video that begins',
  ),
  playing(
    'captions of another kind',
    { captions: 'a.vtt' },
    { 'a.mp4': silent, 'a.vtt': '1\n00:00' },
    'captions expected a file that begins with WEBVTT',
  ),
]);
