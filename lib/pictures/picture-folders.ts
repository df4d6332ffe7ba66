import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@/lib/schemas/site';

/** Constant in development, because edits would change the hash while the server runs. */
const isDevelopment = process.env.NODE_ENV === 'development';

const hashOf = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

/** Hashes files and folders. */
function hashOfSources(...sources: readonly string[]): string {
  const files = sources.flatMap((source) =>
    statSync(source).isFile()
      ? source
      : readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return hashOf(...files.sort().map((file) => readFileSync(file)));
}

const CODE = ['engine', 'packages', 'lib/pictures', 'package.json'];

/** Lets browsers cache pictures for a year. */
export const PICTURE_VERSION = isDevelopment ? 'dev' : hashOfSources('content', ...CODE);

/** What all share images show: brand, logo, theme, chart words and colors. */
const SHARED = isDevelopment
  ? 'dev'
  : hashOfSources('content/business.yaml', 'content/demo.ts', 'content/colors.css', ...CODE);

/** Changes with one share image: cards on other sites keep working after an edit of another page. */
export const socialVersion = (headline: string, drawing = ''): string =>
  isDevelopment ? 'dev' : hashOf(SHARED, headline, drawing);

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
