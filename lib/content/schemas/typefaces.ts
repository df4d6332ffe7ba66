import { z } from 'zod';

const NAME = 'a package such as @fontsource-variable/inter';

/** Its name; a check sees whether it is installed. */
const fontPackage = z.string(NAME).regex(/^@fontsource(?:-variable)?\/[a-z0-9-]+$/, NAME);

export const typefacesSchema = z.strictObject({
  /** Headlines, quotes, prices. */
  headlines: fontPackage,
  /** Everything else, in the weights 400 to 600. */
  text: fontPackage,
  /**
   * Social images are drawn by the build, which has no system's faces: this sets there what the two above lack, such as
   * Japanese (`@fontsource-variable/noto-serif-jp`). Null where they have all letters.
   */
  pictures: fontPackage.nullable(),
});
export type Typefaces = z.infer<typeof typefacesSchema>;
