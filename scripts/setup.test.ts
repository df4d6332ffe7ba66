import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsInstall, portProblem, readPort, run } from './setup.mjs';

describe('an installation', () => {
  type Packages = Record<string, { version: string; optional?: boolean }>;

  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, packages: Packages) =>
    writeFileSync(join(root, file), JSON.stringify({ packages }));

  const react = { 'node_modules/react': { version: '19.3.1' } };
  const system = { 'node_modules/@next/swc-darwin-arm64': { version: '16.4.5', optional: true } };
  const older = { version: '16.0.0' };

  it.each<[isNeeded: boolean, when: string, locked: Packages, installed: Packages]>([
    [false, 'npm recorded what the lockfile names', react, react],
    [false, 'packages of other systems are missing', { ...react, ...system }, react],
    [true, 'a package is missing', react, {}],
    [true, 'a version changed', react, { 'node_modules/react': older }],
    [
      true,
      'the version of a system package changed',
      system,
      { 'node_modules/@next/swc-darwin-arm64': older },
    ],
  ])('is needed: %s, when %s', (isNeeded, _, locked, installed) => {
    write('package-lock.json', { '': { version: '1.0.0' }, ...locked });
    write('node_modules/.package-lock.json', installed);
    expect(needsInstall(root)).toBe(isNeeded);
  });

  it('is needed when an earlier one never ended, which leaves no record', () => {
    write('package-lock.json', react);
    expect(needsInstall(root)).toBe(true);
  });
});

describe('a program', () => {
  const printed = async (command: string, ...args: string[]) => {
    let text = '';
    const code = await run(command, args, {}, (part) => {
      text += part;
    });
    return { code, text };
  };

  it('gives its exit code and all that it prints', async () => {
    const script = 'console.log("out"); console.error("error"); process.exit(3)';
    const { code, text } = await printed(process.execPath, '-e', script);
    expect([code, text.split('\n').sort()]).toEqual([3, ['', 'error', 'out']]);
  });

  it('that does not exist has failed', async () => {
    expect(await printed('no-such-program')).toMatchObject({
      code: 127,
      text: expect.stringContaining('ENOENT'),
    });
  });
});

describe('PORT', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['3001', 3001],
    ['65535', 65535],
    ['0', Number.NaN],
    ['65536', Number.NaN],
    ['-1', Number.NaN],
    ['80a', Number.NaN],
  ])('%s is read as %d', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  let server: Server;
  const listen = (host: string) =>
    new Promise<number>((resolve) => {
      server = createServer();
      server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
    });
  const close = () => new Promise((resolve) => server.close(resolve));

  it.each(['127.0.0.1', '0.0.0.0', '::'])(
    'says how to go on when another program listens on %s',
    async (host) => {
      const port = await listen(host);
      const problem = await portProblem(port);
      await close();
      expect(problem).toContain('EADDRINUSE');
      expect(problem).toContain('PORT=3000 npm start');
    },
  );

  it('says nothing of a free port, and explains one that is none', async () => {
    const port = await listen('127.0.0.1');
    await close();
    expect(await portProblem(port)).toBeNull();
    expect(await portProblem(Number.NaN)).toContain('from 1 to 65535');
  });
});
