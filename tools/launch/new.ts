/** `npm run new`: empties the made-up facts in content/business.yaml, for the owner to fill in. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { BUSINESS_FILE, BusinessFileError, readBusiness } from '@/lib/content/business';
import type { Path } from '@/lib/schemas/content-path';

/** Values that suit most owners. */
const KEPT =
  /^(?:site\.(?:productCategory|isPlatformNamed|locale|theme)|plans\.\d\.(?:id|title|name|interval|intervalCount|popular))$/;

/** Returns the paths of all values; a list of words is one value. */
function valuePaths(value: unknown, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (isList || inner.length === 0) return [path];
  return inner.flatMap(([key, item]) => valuePaths(item, [...path, key]));
}

/** Returns the file without the sample's values, but with its comments. */
function emptied(text: string): string {
  const document = parseDocument(text);
  for (const path of valuePaths(document.toJS()))
    if (!KEPT.test(path.join('.'))) document.setIn(path, null);
  document.setIn(['site', 'seller', 'status'], 'own');
  return document.toString({ lineWidth: 0, nullStr: '' });
}

/** Throws if the file may hold what someone typed. */
function refuseToOverwrite(): void {
  const { name, url, seller } = readBusiness().site;
  const isSample = seller.status === 'example' && url === 'https://chartwright.example';
  if (!isSample)
    throw new BusinessFileError(
      '',
      "the sample's values",
      `those of ${name ?? url ?? 'an owner'}; edit them there`,
    );
  const { stdout } = spawnSync('git', ['status', '--short', BUSINESS_FILE], { encoding: 'utf8' });
  if (stdout)
    throw new BusinessFileError(
      '',
      'no uncommitted edits',
      `some; undo them with git checkout ${BUSINESS_FILE}, or go on editing`,
    );
}

try {
  refuseToOverwrite();
  writeFileSync(BUSINESS_FILE, emptied(readFileSync(BUSINESS_FILE, 'utf8')));
  console.log(
    `Fill in ${BUSINESS_FILE}. npm run check:content names what is missing; docs/guides/set-up.md has the next steps.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
