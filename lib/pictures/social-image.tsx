import type { ReactElement } from 'react';
import {
  CAPITALS_MIDDLE,
  type Palette,
  RIM_WIDTH,
  type Text,
  type Tone,
} from '@/engine/chart/renderer';
import { createSvgRenderer, svgFile, tag } from '@/engine/chart/svg';
import type { DrawingName } from '@/lib/schemas/picture';
import { type Cutting, type DrawingWords, draw } from './drawing';
import { markElement } from './icons';
import { dataAddress, type EmbeddedLogo } from './logo';

export interface SocialWords {
  brand: string;
  logo?: EmbeddedLogo | undefined;
  headline: string;
  note: string;
  chart: DrawingWords;
}

export type SocialDrawing = readonly [DrawingName, Cutting];

/** Some networks crop to 1200×600. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };
const CHART = { x: 596, y: 60, width: 556, height: 510 };
/** Pixels per chart unit. */
const ZOOM = 1.1;
const LABEL_SIZE = 13;
const WORDS = { left: 56, top: 60, width: 500, height: 510 };

/** The second font adds Latin Extended. */
const HEADLINES = 'headlines, headlines-latin-ext';
const LABELS = 'text, text-latin-ext';
/** Capital width relative to the font size. */
const ADVANCE = 0.68;
const LINE_HEIGHT = 1.04;
const HEADLINE_SIZES = [88, 80, 72, 64] as const;
const MAX_HEADLINE_HEIGHT = 358;

/**
 * Returns the largest size that fits, otherwise 56 px. Measured averages: a letter is 0.385 em wide, or 0.42 em in long
 * words, and text fills 85% of a line.
 */
export function headlineSize(text: string): number {
  const longest = Math.max(...text.split(/\s+/).map(({ length }) => length));
  const fits = (size: number) => {
    const lines = Math.ceil((text.length * 0.385 * size) / (0.85 * WORDS.width));
    return (
      longest * 0.42 * size <= WORDS.width && lines * LINE_HEIGHT * size <= MAX_HEADLINE_HEIGHT
    );
  };
  return HEADLINE_SIZES.find(fits) ?? 56;
}

function paper({ ground, hairline, edge }: Palette): string {
  const { width, height } = SOCIAL_SIZE;
  const pattern = (id: string, size: number, d: string, stroke: string) =>
    tag(
      'pattern',
      { id, width: size, height: 60, patternUnits: 'userSpaceOnUse' },
      tag('path', { d, stroke, fill: 'none' }),
    );
  const ticks = 'M1191 12h9M1191 24h9M1191 36h9M1191 48h9M1182 0h18M1182 60h18';
  const fill = (color: string) => tag('rect', { width, height, fill: color });
  return [
    pattern('cells', 60, 'M0 0H60V60H0z', hairline),
    pattern('ticks', width, ticks, edge),
    fill(ground),
    tag('g', { opacity: '0.5' }, fill('url(#cells)')),
    fill('url(#ticks)'),
  ].join('');
}

interface Label extends Text {
  rim: Tone | undefined;
}

/** Returns labels separately: `next/og` draws no SVG text. */
function chart([name, cutting]: SocialDrawing, words: DrawingWords, tones: Palette) {
  const { x, y, width, height } = CHART;
  const size = { width: width / ZOOM, height: height / ZOOM };
  const format = { size, fontSize: LABEL_SIZE, typeface: { family: '', advance: ADVANCE } };
  const labels: Label[] = [];
  const renderer = createSvgRenderer(format, tones);
  const texts = (some: readonly Text[], rim?: Tone) => {
    labels.push(...some.map((text) => ({ ...text, rim })));
  };
  draw({ ...renderer, texts }, name, cutting, format, words);
  const viewBox = `0 0 ${size.width} ${size.height}`;
  const edge = { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1, rx: 2 };
  const svg =
    tag('svg', { x, y, width, height, viewBox }, renderer.group()) +
    tag('rect', { ...edge, fill: 'none', stroke: tones.hairline });
  return { svg, labels };
}

/** Wide enough for every label. */
const REACH = 300;
const SHIFT = { start: 0, middle: REACH / 2, end: REACH };

function labelElement({ text, x, y, color, align = 'start', isBold, rim }: Label, tones: Palette) {
  const fontSize = LABEL_SIZE * ZOOM;
  return (
    <div
      key={`${x} ${y}`}
      style={{
        position: 'absolute',
        left: CHART.x + x * ZOOM - SHIFT[align],
        // Aligns the middle of capitals with `y`.
        top: CHART.y + y * ZOOM - (0.855 - CAPITALS_MIDDLE) * fontSize,
        display: 'flex',
        width: REACH,
        justifyContent: { start: 'flex-start', middle: 'center', end: 'flex-end' }[align],
        fontFamily: LABELS,
        fontSize,
        lineHeight: 1,
        color: tones[color],
        ...(isBold && { fontWeight: 600 }),
        ...(rim && { WebkitTextStroke: `${RIM_WIDTH * ZOOM}px ${tones[rim]}` }),
      }}
    >
      {text}
    </div>
  );
}

function wordmark({ brand, logo }: SocialWords, tones: Palette) {
  const side = 52;
  const mark = svgFile({ width: side, height: side }, markElement(0, 0, side, 1.6, tones.accent));
  const scale = logo ? Math.min(side / logo.height, WORDS.width / logo.width) : 1;
  const { width, height, href } = logo
    ? { width: logo.width * scale, height: logo.height * scale, href: logo.href }
    : { width: side, height: side, href: dataAddress(mark) };
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: side,
        fontFamily: HEADLINES,
        fontSize: 42,
      }}
    >
      <img alt="" src={href} width={width} height={height} style={{ marginLeft: logo ? 0 : -6 }} />
      {logo?.hasName ? null : <div style={{ marginLeft: logo ? 16 : 10 }}>{brand}</div>}
    </div>
  );
}

/** `next/og` breaks lines after hyphens, so words with hyphens need elements of their own. */
function headlineElement(text: string) {
  if (!/\S-\S/.test(text)) return <div style={{ textWrap: 'balance' }}>{text}</div>;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: '0.2em' }}>
      {text.split(' ').map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and the list never changes
        <div key={index} style={{ whiteSpace: 'nowrap' }}>
          {word}
        </div>
      ))}
    </div>
  );
}

export function socialImage(
  words: SocialWords,
  drawing: SocialDrawing,
  tones: Palette,
): ReactElement {
  const { svg, labels } = chart(drawing, words.chart, tones);
  const { width, height } = SOCIAL_SIZE;
  const ground = dataAddress(svgFile(SOCIAL_SIZE, paper(tones) + svg));
  const headline = { fontSize: headlineSize(words.headline), lineHeight: LINE_HEIGHT };
  return (
    <div style={{ display: 'flex', width, height, color: tones.ink }}>
      <img alt="" src={ground} width={width} height={height} style={{ position: 'absolute' }} />
      {labels.map((label) => labelElement(label, tones))}
      <div
        style={{
          position: 'absolute',
          ...WORDS,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
        }}
      >
        {wordmark(words, tones)}
        <div
          style={{ display: 'flex', flexDirection: 'column', fontFamily: HEADLINES, ...headline }}
        >
          <div style={{ width: 56, height: 3, marginBottom: 18, background: tones.accent }} />
          {headlineElement(words.headline)}
        </div>
        <div style={{ fontFamily: LABELS, fontSize: 24, color: tones.muted }}>{words.note}</div>
      </div>
    </div>
  );
}
