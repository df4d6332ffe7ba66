import { type AddressInfo, createServer } from 'node:net';
import { removeFixtures, writeExport } from '@/checks/testing/export-fixture';
import { needsInstall, readPort, run } from './setup.mjs';

afterAll(removeFixtures);

describe('an installation', () => {
  type Packages = Record<string, { version: string; optional?: boolean }>;
  const react = { 'node_modules/react': { version: '19.3.1' } };
  const name = 'node_modules/@next/swc-darwin-arm64';
  const system = { [name]: { version: '16.4.5', optional: true } };
  const older = { version: '16.0.0' };

  it.each<[isNeeded: boolean, when: string, locked: Packages, installed: Packages | null]>([
    [false, 'npm recorded what the lockfile names', react, react],
    [false, 'packages of other systems are missing', { ...react, ...system }, react],
    [true, 'a package is missing', react, {}],
    [true, 'a version changed', react, { 'node_modules/react': older }],
    [true, 'the version of a system package changed', system, { [name]: older }],
    [true, 'an earlier one never ended, which leaves no record', react, null],
  ])('is needed: %s, when %s', (isNeeded, _, locked, installed) => {
    const root = writeExport({
      'package-lock.json': JSON.stringify({ packages: { '': { version: '1.0.0' }, ...locked } }),
      ...(installed && {
        'node_modules/.package-lock.json': JSON.stringify({ packages: installed }),
      }),
    });
    expect(needsInstall(root)).toBe(isNeeded);
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
  it.each(['0.0.0.0', '::'])(
    'says how to go on when another program listens on %s',
    async (host) => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, host, resolve));
      const { port } = server.address() as AddressInfo;
      const taken = await readPort(String(port));
      await new Promise((resolve) => server.close(resolve));
      expect(taken.problem).toContain('EADDRINUSE');
      expect(taken.problem).toContain('PORT=3000 npm start');
      expect(await readPort(String(port))).toEqual({ port, problem: null });
    },
  );

  it.each([undefined, ''])('is 3000 where it is %j', async (text) => {
    expect((await readPort(text)).port).toBe(3000);
  });

  it.each(['65536', '-1', '80a'])('%s is no port', async (text) => {
    expect((await readPort(text)).problem).toContain(`Port ${text} cannot be used`);
  });
});
