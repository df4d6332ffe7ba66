import { inContent, type Rule } from '../finding';

/** Two indicators under one picture look like one. It may be meant: there are fewer drawings than indicators may be. */
export const ownDrawings: Rule = {
  id: 'LR35',
  part: 'What you claim',
  title: 'each indicator has its own drawing',
  severity: 'warning',
  find({ content: { indicators } }) {
    const drawings = indicators.items.map(({ image }) => image.drawing);
    return indicators.items.flatMap(({ title }, index) => {
      const first = indicators.items[drawings.indexOf(drawings[index] ?? 'home')];
      if (!first || first === indicators.items[index]) return [];
      const text = `The picture of “${title}” is that of “${first.title}”. Name another drawing, or add one in lib/pictures/drawing.ts.`;
      return inContent(['indicators', 'items', index, 'image', 'drawing'], text);
    });
  },
};
