/** @jest-environment jsdom */

import { closingAlert } from '@/components/landing/closing/closing-alert';
import { contains, grow, type Rect, sharedArea } from '@/engine/chart/geometry';
import { palette } from '@/engine/testing/marks';
import { content } from '@/lib/content/content';
import { DRAWINGS } from '@/lib/schemas/picture';
import { axisDrawing, drawing, LIVE_BARS } from './drawing';
import { AXIS_WIDTH, imageVariants } from './picture-size';
import { inkOf, linesOf, parsed, type Text, texts } from './testing/svg';

// Tests all drawings, even for unsold indicators.
const words = {
  ...content.demoWords,
  callout: content.home.callout,
  alert: closingAlert(),
};

const all = DRAWINGS.flatMap((name) =>
  imageVariants(name).map((shape) => ({
    file: `${name}-${shape.form}`,
    svg: drawing(name, shape.form, words, palette),
    ...shape,
  })),
);
const live = all
  .filter(({ file }) => file.startsWith('home'))
  .map((still) => ({
    ...still,
    file: `${still.file}-live`,
    svg: drawing('home', still.form, words, palette, LIVE_BARS),
  }));
const [zones] = imageVariants('zones');
const axis = {
  ...zones,
  file: 'axis',
  svg: axisDrawing(words, palette),
  width: AXIS_WIDTH,
  crops: [],
};

/** Returns the box of the plot. */
function plot(svg: string): Rect {
  const rects = [...parsed(svg).querySelectorAll('rect')];
  // An open chart has no frame, only a plot background.
  const frame = rects.find((rect) => rect.matches('[fill=none]:not([rx])')) ?? rects[0];
  const read = (name: string) => Number(frame?.getAttribute(name));
  return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
}

describe.each([...all, ...live, axis])('$file', ({ svg, width, height, crops = [] }) => {
  const found = texts(svg);

  it('keeps texts off candles, lines and edges, except the grid and the hatching of zones', () => {
    const inks = linesOf(svg).flatMap(inkOf);
    const touched = found.filter(({ box }) => inks.some((ink) => sharedArea(box, ink) > 0));
    expect(touched).toEqual([]);
  });

  it('keeps texts apart and inside the picture, and labels inside the frame', () => {
    const pairs = found.flatMap((one, index) =>
      found.slice(index + 1).filter((other) => sharedArea(one.box, other.box) > 0),
    );
    expect(pairs).toEqual([]);
    const [picture, frame] = [{ x: 0, y: 0, width, height }, grow(plot(svg), 1)];
    const isOut = ({ box, isLabel }: Text) => !contains(isLabel ? frame : picture, box);
    expect(found.filter(isOut)).toEqual([]);
  });

  it('cuts no text off in common windows', () => {
    const isCut = ({ box }: Text) =>
      crops.some((visible) => box.x < width - visible && box.x + box.width > width - visible);
    expect(found.filter(isCut)).toEqual([]);
  });
});
