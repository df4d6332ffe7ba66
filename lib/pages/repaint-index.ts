import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ROOT } from '@/lib/content/content-root';
import {
  FAMILIES,
  type Family,
  INDEX_FILE,
  type IndexResults,
  type IndexRow,
  OWN_IDS,
  type OwnId,
} from '@/lib/schemas/repaint-index';

/** Returns null without the file, and the site is without the page. */
export function indexResults(root = CONTENT_ROOT): IndexResults | null {
  const file = join(root, INDEX_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

export const isOwn = ({ id }: IndexRow): boolean => OWN_IDS.some((own) => own === id);

/** Families that mark places on the chart, as the indicators for sale do. */
const MARKING: readonly Family[] = ['swings', 'levels', 'divergences'];

/** Counts other people's indicators that show something. */
export function indexCounts(results: IndexResults | null) {
  const rows = (results?.rows ?? []).filter((row) => !isOwn(row) && row.verdict !== 'none');
  const count = (...is: ((row: IndexRow) => boolean)[]) =>
    rows.filter((row) => is.every((one) => one(row))).length;
  const has =
    (...verdicts: readonly IndexRow['verdict'][]) =>
    ({ verdict }: IndexRow) =>
      verdicts.includes(verdict);
  const isIn =
    (...families: readonly Family[]) =>
    ({ family }: IndexRow) =>
      families.includes(family);
  return {
    all: rows.length,
    changed: count(has('changed')),
    late: count(has('late')),
    marking: count(isIn(...MARKING)),
    markingMoved: count(isIn(...MARKING), has('changed', 'late')),
    families: FAMILIES.map((family) => ({
      family,
      all: count(isIn(family)),
      changed: count(isIn(family), has('changed')),
      late: count(isIn(family), has('late')),
      same: count(isIn(family), has('same')),
    })),
  };
}

/** Marks of these indicators are in a row of ours. */
const DRAWN_BY: Readonly<Record<OwnId, readonly string[]>> = {
  'own-smart-money': ['smart-money'],
  'own-zones': ['zones'],
  'own-sessions': ['sessions'],
  'own-present': ['smart-money', 'sessions'],
};

/** Leaves out rows of ours that are not for sale. */
export const shownRows = ({ rows }: IndexResults, sold: readonly string[]): IndexRow[] =>
  rows.filter((row) => {
    const own = OWN_IDS.find((id) => id === row.id);
    return !own || DRAWN_BY[own].some((id) => sold.includes(id));
  });
