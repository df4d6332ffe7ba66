import { fnv1a } from './fnv1a';

// Test vectors of the FNV draft, appendix C.
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as published', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
