import type { Rect } from '@/engine/chart/geometry';
import { SYSTEM_MONOSPACE } from '@/engine/chart/renderer';
import { palette } from '@/engine/testing/marks';

/** Reads drawings as they are served. Needs a DOM. */
export function parsed(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

export interface Text {
  text: string;
  color: string;
  box: Rect;
  isLabel: boolean;
}

/** Returns a drawing's texts with their boxes, measured from the markup. Leaves out the price tags that pass while bars
 * close: they cover the axis on purpose. */
export function texts(svg: string): Text[] {
  const root = parsed(svg);
  const size = Number(root.querySelector('[font-size]')?.getAttribute('font-size'));
  const all = [...root.querySelectorAll('text')];
  const lasting = all.filter((node) => !node.closest('[opacity="0"]'));
  return lasting.map((node) => {
    const text = node.textContent ?? '';
    const width = text.length * SYSTEM_MONOSPACE.advance * size;
    const shift = { middle: width / 2, end: width }[node.getAttribute('text-anchor') ?? ''] ?? 0;
    const x = Number(node.getAttribute('x')) - shift;
    const y = Number(node.getAttribute('y')) - 0.8 * size;
    const isLabel = node.closest('[paint-order]') !== null;
    const color = node.getAttribute('fill') ?? '';
    return { text, color, box: { x, y, width, height: size }, isLabel };
  });
}

/** A straight part of an outline, from left to right. */
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
  color: string;
  /** Dashes and opacity. */
  look: string;
}

const numberIn = (node: Element, name: string) => Number(node.getAttribute(name) ?? 0);

function pathOf(node: Element): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(node, name));
  return node.getAttribute('d') ?? `M${x} ${y}h${width}v${height}h-${width}z`;
}

/** Returns the lines of all outlines. */
export function linesOf(svg: string): Line[] {
  return [...parsed(svg).querySelectorAll('path[stroke], rect[stroke]')].flatMap((node) => {
    const color = node.getAttribute('stroke') ?? '';
    const look = ['stroke-dasharray', 'opacity'].map((name) => node.getAttribute(name)).join();
    const lines: Line[] = [];
    let [x, y, startX, startY] = [0, 0, 0, 0];
    for (const [, command = '', numbers = ''] of pathOf(node).matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
      const [a = 0, b = 0] = numbers.trim().split(/\s+/).map(Number);
      const [fromX, fromY] = [x, y];
      const ends: Record<string, [number, number]> = {
        M: [a, b],
        L: [a, b],
        H: [a, y],
        V: [x, a],
        h: [x + a, y],
        v: [x, y + a],
        z: [startX, startY],
      };
      [x, y] = ends[command] ?? [Number.NaN, Number.NaN];
      if (command === 'M') [startX, startY] = [x, y];
      else {
        const [[x1, y1], [x2, y2]] =
          fromX <= x
            ? ([
                [fromX, fromY],
                [x, y],
              ] as const)
            : ([
                [x, y],
                [fromX, fromY],
              ] as const);
        lines.push({ x1, y1, x2, y2, width: numberIn(node, 'stroke-width'), color, look });
      }
    }
    return lines;
  });
}

/** Sloping lines are measured in this many pieces. */
const PIECES = 200;

/** Returns the boxes that a line covers. The grid and the hatching of zones are paper: names lie on them. */
export function inkOf({ x1, y1, x2, y2, width, color, look }: Line): Rect[] {
  const isStraight = x1 === x2 || y1 === y2;
  const isHatching = !isStraight && look.endsWith(',0.5');
  if (color === palette.hairline || isHatching) return [];
  const pieces = isStraight ? 1 : PIECES;
  const [right, down] = [(x2 - x1) / pieces, (y2 - y1) / pieces];
  return Array.from({ length: pieces }, (_, piece) => {
    const [x, y] = [x1 + piece * right, Math.min(y1 + piece * down, y1 + (piece + 1) * down)];
    const across = x1 === x2 ? width / 2 : 0;
    const along = y1 === y2 ? width / 2 : 0;
    return {
      x: x - across,
      y: y - along,
      width: right + 2 * across,
      height: Math.abs(down) + 2 * along,
    };
  });
}
