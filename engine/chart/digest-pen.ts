import { drawChart } from './chart';
import type { Pen } from './pen';
import type { Format, Scene } from './scene';

/** Odd factors that spread single bits over 32 (as in Bret Mulvey's and Austin Appleby's hashes). */
const [SPREAD, OTHER_SPREAD] = [2_654_435_761, 1_597_334_677];

/** Adds up values, in order, to two numbers of 32 bits. Not for secrets: it tells whether two drawings are the same. */
function createDigest() {
  const number = new Float64Array(1);
  const bits = new Uint32Array(number.buffer);
  let [one, other] = [0x9e37_79b9, 0x85eb_ca6b];

  function word(value: number): void {
    one = Math.imul(one ^ value, SPREAD);
    one ^= one >>> 15;
    other = Math.imul(other ^ value, OTHER_SPREAD);
    other ^= other >>> 13;
  }

  /** Each value says what it is and how long, so that no two lists of values add up the same by their order alone. */
  function add(value: unknown): void {
    if (typeof value === 'number') {
      number[0] = value;
      word(bits[0] as number);
      word(bits[1] as number);
    } else if (typeof value === 'string') {
      word(value.length);
      for (let at = 0; at < value.length; at++) word(value.charCodeAt(at));
    } else if (Array.isArray(value)) {
      word(value.length);
      for (const item of value) add(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const name in value) {
        const field: unknown = value[name as keyof typeof value];
        if (field === undefined) continue;
        add(name);
        add(field);
      }
    } else word(value ? 1 : 0);
  }

  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');
  return { add, digest: () => hex(one) + hex(other) };
}

/**
 * A pen that takes down what it draws: every number, text and colour, in order.
 *
 * @param pen draws it as well
 * @returns the pen, and what was drawn with it so far in 16 digits: two drawings have the same where they are the same
 */
export function createDigestPen(pen?: Pen): { pen: Pen; digest: () => string } {
  const { add, digest } = createDigest();
  return {
    digest,
    pen: {
      lines(segments, stroke) {
        add(['lines', segments, stroke]);
        pen?.lines(segments, stroke);
      },
      path(points, look) {
        add(['path', points, look]);
        pen?.path(points, look);
      },
      rects(rects, look) {
        add(['rects', rects, look]);
        pen?.rects(rects, look);
      },
      texts(texts, rim) {
        add(['texts', texts, rim]);
        pen?.texts(texts, rim);
      },
    },
  };
}

/** @returns the digest of a chart as it would be painted, without what is pointed at */
export function digestOf({ over: _, ...scene }: Scene, format: Format): string {
  if (scene.bars.length === 0) return '';
  const { pen, digest } = createDigestPen();
  drawChart(pen, scene, format);
  return digest();
}
