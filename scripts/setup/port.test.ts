import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { portProblem, readPort } from './port.mjs';

describe('readPort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['3001', 3001],
    ['65535', 65535],
  ])('reads %s as %d', (text, port) => {
    expect(readPort(text)).toBe(port);
  });

  it.each(['0', '65536', '-1', '80a', 'http'])('refuses %s', (text) => {
    expect(readPort(text)).toBeNaN();
  });
});

describe('portProblem', () => {
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
      expect(problem).toMatch(`Port ${port} is taken`);
      expect(problem).toMatch(/PORT=\d+ npm start/);
    },
  );

  it('has nothing to say about a free port', async () => {
    const port = await listen('127.0.0.1');
    await close();
    expect(await portProblem(port)).toBeNull();
  });

  it('explains a port that is none', async () => {
    expect(await portProblem(Number.NaN)).toMatch('from 1 to 65535');
  });
});
