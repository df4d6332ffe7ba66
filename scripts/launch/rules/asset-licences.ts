import type { Rule } from '../finding';
import { inContent } from '../finding';

const assets = /\.(?:woff2?|ttf|otf|png|jpe?g|gif|webp|avif|svg|ico)$/;

/** Words that stand for an answer. */
const unknown = /^(?:unknown|\?+|none|n\/a)$/i;

/** Every font and picture is published by right. */
export const assetLicences: Rule = {
  id: 'LR28',
  part: 'Fonts and pictures',
  title: 'fonts and pictures are licensed',
  severity: 'error',
  find({ content: { licences }, site }) {
    const missing = [...site.files]
      .filter((file) => assets.test(file))
      .filter((file) => !licences.items.some(({ files }) => file.startsWith(files)))
      .map((file) =>
        inContent(
          ['licences', 'items'],
          `Nothing here covers out/${file}. Add by which licence you publish it, or take the file out.`,
        ),
      );
    const vague = licences.items.flatMap(({ licence, files }, index) =>
      unknown.test(licence)
        ? inContent(
            ['licences', 'items', index, 'licence'],
            `The licence of ${files} is not known. Find it out, or take the files out.`,
          )
        : [],
    );
    return [...missing, ...vague];
  },
};
