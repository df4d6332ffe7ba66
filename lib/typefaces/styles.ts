import { preload } from 'react-dom';
import { type Role, type SiteFace, siteFaces } from './faces';

/** What sets the letters of a script that the site's own faces lack, and how its lines break. */
interface Script {
  serif: string;
  sans: string;
  rules: string;
}

/**
 * Lines break between phrases where a browser can tell them, but in paragraphs, and are not as close as those of Latin; a letter is as wide as
 * high, and its headlines the smaller for it.
 */
const SQUARE_LETTERS = [
  ':root{line-break:strict;word-break:auto-phrase;text-autospace:normal;',
  '--text-hero:clamp(2rem,1.7rem + 1.6vw,3.25rem);--text-poster:clamp(1.75rem,1.5rem + 1.3vw,2.75rem);',
  '--text-display:clamp(1.625rem,1.4rem + 1vw,2.25rem);--text-title:clamp(1.25rem,1.2rem + .3vw,1.5rem);',
  '--text-quote:clamp(1.375rem,1.1rem + 1.2vw,2rem);--text-closing:clamp(1.75rem,1.1rem + 2.9vw,3rem)}',
  'body{overflow-wrap:anywhere}p{word-break:normal}',
  'h1,h2,h3,blockquote{line-height:1.35!important;letter-spacing:0!important}',
].join('');

/**
 * Of the scripts that share letters, whose shapes differ from land to land: a browser that is left to itself may take
 * those of another. By macOS and iOS, Android and Linux, Windows.
 */
const SCRIPTS: Readonly<Record<string, Script>> = {
  Jpan: {
    serif: '"Hiragino Mincho ProN","Noto Serif JP","Noto Serif CJK JP","Yu Mincho",serif',
    sans: '"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic Medium",Meiryo,sans-serif',
    rules: SQUARE_LETTERS,
  },
  Hans: {
    serif: '"Songti SC","Noto Serif SC","Noto Serif CJK SC",SimSun,serif',
    sans: '"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif',
    rules: SQUARE_LETTERS,
  },
  Hant: {
    serif: '"Songti TC","Noto Serif TC","Noto Serif CJK TC",PMingLiU,serif',
    sans: '"PingFang TC","Noto Sans TC","Noto Sans CJK TC","Microsoft JhengHei",sans-serif',
    rules: SQUARE_LETTERS,
  },
  Kore: {
    serif: '"AppleMyungjo","Noto Serif KR","Noto Serif CJK KR",Batang,serif',
    sans: '"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Malgun Gothic",sans-serif',
    rules: ':root{word-break:keep-all}:is(h1,h2){line-height:1.3!important}',
  },
};

/** Fonts of systems, one of which stands in while a face loads; `width` as they measure, like `Measures`. */
interface StandIn {
  suffix: string;
  fonts: readonly string[];
  width: number;
}

/** Of Windows and macOS, Linux, Android. Tinos and Liberation are as wide as Times, Arimo and Roboto as Arial. */
const STAND_INS: Readonly<Record<'serif' | 'italic' | 'sans', readonly StandIn[]>> = {
  serif: [
    { suffix: 'Stand-in', fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 0.3954 },
    { suffix: 'Stand-in on Android', fonts: ['Noto Serif'], width: 0.493 },
  ],
  italic: [
    {
      suffix: 'Stand-in',
      fonts: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
      width: 0.3972,
    },
  ],
  sans: [
    { suffix: 'Stand-in', fonts: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'], width: 0.4406 },
  ],
};

const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`;

/** What stands in, stretched to the face's measures so that hardly anything moves when it arrives. */
function standIns({ role, isSerif, measures }: SiteFace): string[] {
  const upright = isSerif ? 'serif' : 'sans';
  const kind = role === 'Emphasis' && isSerif ? 'italic' : upright;
  return STAND_INS[kind].map(({ suffix, fonts, width }) => {
    const scale = measures.width / width;
    return [
      `@font-face{font-family:"${role} ${suffix}"`,
      `src:${fonts.map((font) => `local("${font}")`).join(',')}`,
      ...(role === 'Text' ? ['font-weight:400 600'] : []),
      `size-adjust:${percent(scale)}`,
      `ascent-override:${percent(measures.ascent / scale)}`,
      `descent-override:${percent(measures.descent / scale)}`,
      'line-gap-override:0%}',
    ].join(';');
  });
}

/** @returns where a file of a face is served (`app/fonts`), by its name */
const fontAddress = (name: string) => `/fonts/${name}`;

/** Has a page ask early for what its first view is set in. @param roles of the faces there, of which a site may lack some */
export async function preloadFaces(...roles: readonly Role[]): Promise<void> {
  for (const { role, files } of await siteFaces())
    if (files[0] && roles.includes(role))
      preload(fontAddress(files[0].name), { as: 'font', type: 'font/woff2', crossOrigin: '' });
}

/** Where the style sheet of the typefaces is served. */
export const FACE_SHEET = fontAddress('faces.css');

function ownFaces({ role, files }: SiteFace): string[] {
  return files.map(({ name, weight, ranges }) =>
    [
      `@font-face{font-family:"${role}"`,
      `src:url("${fontAddress(name)}") format("woff2")`,
      `font-weight:${weight}`,
      'font-display:swap',
      ...(ranges === null ? [] : [`unicode-range:${ranges}`]),
    ]
      .join(';')
      .concat('}'),
  );
}

/**
 * The style sheet of the typefaces, which `app/theme.css` names by their roles.
 * @param locale of the site's words
 */
export function faceStyles(faces: readonly SiteFace[], locale: string): string {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  const system = SCRIPTS[script];
  return [
    ...faces.flatMap((face) => [...ownFaces(face), ...standIns(face)]),
    system
      ? `:root{--system-serif:${system.serif};--system-sans:${system.sans}}${system.rules}`
      : '',
  ].join('');
}
