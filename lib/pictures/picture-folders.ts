import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@/content/schemas/site';

/** Folders of what drawings and marks are made from. */
const SOURCES = ['content', 'engine', 'lib/pictures'];

/** @returns eight digits that change with the sources, so that browsers can keep what is in a folder of that name */
function hashOfSources(): string {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files.sort(), 'package.json']) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

/** While sources change under a running server, its address stays. */
export const PICTURE_VERSION = process.env.NODE_ENV === 'development' ? 'dev' : hashOfSources();

/** Folders of pictures that pages name, as `app/` serves them. */
export const PICTURE_FOLDERS = {
  drawings: `/drawings/${PICTURE_VERSION}/`,
  brands: `/brands/${PICTURE_VERSION}/`,
};

/** Drawings as light pages have them, of a site that follows the visitor's system. */
const DAY_FOLDER = `${PICTURE_FOLDERS.drawings}day/`;

/** Where drawings are: in one folder, or those for dark pages and those for light ones. */
export type Drawings = string | readonly [night: string, day: string];

/** @returns where a site has its drawings */
export function drawingFolders({ theme }: Pick<Site, 'theme'>): Drawings {
  const { drawings } = PICTURE_FOLDERS;
  return theme === 'system' ? [drawings, DAY_FOLDER] : drawings;
}
