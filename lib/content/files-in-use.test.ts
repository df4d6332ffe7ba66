import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesInUse } from './files-in-use';

const root = mkdtempSync(join(tmpdir(), 'owner-'));
afterAll(() => rmSync(root, { recursive: true }));

it('names the file of the owner where there is one, in running text too', () => {
  mkdirSync(join(root, 'content/own/legal'), { recursive: true });
  for (const name of ['plans', 'legal/terms'])
    writeFileSync(join(root, `content/own/${name}.ts`), '');
  const text = 'See content/plans.ts, content/site.ts and content/legal/terms.ts.';
  const said = namesInUse(text, root);
  expect(said).toBe('See content/own/plans.ts, content/site.ts and content/own/legal/terms.ts.');
  expect(namesInUse(said, root)).toBe(said);
});
