import { nodeProblem } from './node-version.mjs';

it.each([
  ['20.19.0', '>=20.19.0'],
  ['20.19.1', '>=20.19.0'],
  ['26.0.0', '>=20.19.0'],
  ['20.20.2', '^20.19.0 || >=22.13.0'],
  ['24.0.0', '^20.19.0 || >=22.13.0'],
])('lets Node %s run under %s', (version, wanted) => {
  expect(nodeProblem(version, wanted)).toBeNull();
});

it.each([
  ['20.18.9', '>=20.19.0'],
  ['14.21.3', '>=20.19.0'],
  ['9.11.2', '>=20.19.0'],
  ['21.7.0', '^20.19.0 || >=22.13.0'],
])('says what is wrong with Node %s under %s', (version, wanted) => {
  expect(nodeProblem(version, wanted)).toMatch(`Node ${version} will not do`);
  expect(nodeProblem(version, wanted)).toMatch(wanted);
});

it('refuses a range that it cannot read, sooner than letting any Node pass', () => {
  expect(() => nodeProblem('20.19.0', '20.x')).toThrow('cannot read');
});
