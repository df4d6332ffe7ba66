import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@/content/schemas/site';

const SOURCES = ['content', 'engine', 'lib/pictures'];

/** Hashes what pictures are made from, so that browsers can cache them for a year. */
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

/** Constant in development, because edits would change the hash while the server runs. */
export const PICTURE_VERSION = process.env.NODE_ENV === 'development' ? 'dev' : hashOfSources();

export const PICTURE_FOLDERS = {
  drawings: `/drawings/${PICTURE_VERSION}/`,
  brands: `/brands/${PICTURE_VERSION}/`,
};

const DAY_FOLDER = `${PICTURE_FOLDERS.drawings}day/`;

export type Drawings = string | readonly [dark: string, light: string];

export function drawingFolders({ theme }: Pick<Site, 'theme'>): Drawings {
  const { drawings } = PICTURE_FOLDERS;
  return theme === 'system' ? [drawings, DAY_FOLDER] : drawings;
}
