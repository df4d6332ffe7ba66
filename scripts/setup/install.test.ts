import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsInstall } from './install.mjs';

type Packages = Record<string, { version: string; optional?: boolean }>;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, packages: Packages) =>
  writeFileSync(join(root, file), JSON.stringify({ packages }));

/** @param locked what the lockfile names @param installed what npm recorded */
function needs(locked: Packages, installed: Packages): boolean {
  write('package-lock.json', { '': { version: '1.0.0' }, ...locked });
  write('node_modules/.package-lock.json', installed);
  return needsInstall(root);
}

const react = { 'node_modules/react': { version: '19.3.1' } };
const elsewhere = { 'node_modules/@next/swc-darwin-arm64': { version: '16.4.5', optional: true } };

it('is not needed when npm recorded what the lockfile names', () => {
  expect(needs(react, react)).toBe(false);
});

it('is not needed for packages of other systems', () => {
  expect(needs({ ...react, ...elsewhere }, react)).toBe(false);
});

it('is needed when a package is missing', () => {
  expect(needs(react, {})).toBe(true);
});

it('is needed when a version changed', () => {
  expect(needs(react, { 'node_modules/react': { version: '19.0.0' } })).toBe(true);
});

it('is needed when the version of a system package changed', () => {
  expect(needs(elsewhere, { 'node_modules/@next/swc-darwin-arm64': { version: '16.0.0' } })).toBe(
    true,
  );
});

it('is needed when an installation never ended, which leaves no record', () => {
  write('package-lock.json', react);
  expect(needsInstall(root)).toBe(true);
});
