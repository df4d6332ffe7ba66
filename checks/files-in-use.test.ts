import { namesInUse } from './files-in-use';
import { removeFixtures, writeExport } from './testing/export-fixture';

afterAll(removeFixtures);

it('names the file of the owner where there is one, in running text too', () => {
  const root = writeExport({ 'content/own/plans.ts': '', 'content/own/legal/terms.ts': '' });
  const text = 'See content/plans.ts, content/site.ts and content/legal/terms.ts.';
  expect(namesInUse(text, root)).toBe(
    'See content/own/plans.ts, content/site.ts and content/own/legal/terms.ts.',
  );
  expect(namesInUse(namesInUse(text, root), root)).toBe(namesInUse(text, root));
});
