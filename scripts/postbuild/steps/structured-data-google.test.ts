import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fixture, removeFixtures } from '../export-fixture';
import { graphPage, someGraph } from '../graph-fixture';

afterAll(removeFixtures);

/** In a process of its own, because the validator is an ES module alone, which Jest does not load. */
const program = `
  import { readExport } from './scripts/postbuild/read-export';
  import { structuredDataGoogle } from './scripts/postbuild/steps/structured-data-google';
  structuredDataGoogle.run({ site: readExport(process.env.EXPORT ?? ''), content: undefined as never })
    .then((problems) => process.stdout.write(JSON.stringify(problems)));
`;

function problemsOf(graph: unknown): unknown {
  const { root } = fixture({ 'index.html': graphPage(graph) });
  const output = execFileSync(process.execPath, [require.resolve('tsx/cli'), '--eval', program], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, EXPORT: root },
  });
  return JSON.parse(output.toString());
}

it('accepts a product with offers and a whole refund policy', () => {
  expect(problemsOf(someGraph())).toEqual([]);
});

it('reports a product without offers and a picture', () => {
  const graph = someGraph();
  graph['@graph'][2] = {
    '@type': 'Product',
    '@id': 'https://acme.example/#suite',
    name: 'x',
  } as never;
  expect(problemsOf(graph)).toContainEqual(
    expect.objectContaining({
      file: 'index.html',
      problem: 'Product: Required attribute "image" is missing',
    }),
  );
});
