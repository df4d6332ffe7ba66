import { createStaticServer } from '@/scripts/server/static-server';
import { startedScripts } from './support/broken-files';
import { hydrated } from './support/open-page';
import { servers } from './support/servers';
import { test as base, expect } from './support/test';
import { expectUsable } from './support/usable';

interface Host {
  origin: string;
  /** The file that is missing at first. */
  file: string;
  /** How often it was asked for. */
  asked: () => number;
  /** From now on the file is there. */
  mend: () => void;
}

/** The site on a host that has lost one of its files, and whose answer about that may be kept for a year. */
const test = base.extend<{ host: Host }>({
  host: async ({ request }, use) => {
    const file = (await startedScripts(request)).find((path) => path.includes('/chunks/')) ?? '';
    let asked = 0;
    let isMissing = true;
    const server = createStaticServer({
      root: servers.site.root,
      intercept: ({ url }, response) => {
        if (url !== file) return false;
        asked += 1;
        if (!isMissing) return false;
        const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
        response.writeHead(404, headers).end('not found');
        return true;
      },
    });
    const mend = () => {
      isMissing = false;
    };
    await use({ origin: await server.listen(0), file, asked: () => asked, mend });
    await server.close();
  },
  allowedOrigins: async ({ host }, use) => use([host.origin]),
});

test.use({ allowedMessages: [/status of 404/] });

test('fault: a browser has kept that a file is missing: the next visit gets it, and asks once @firefox', async ({
  page,
  host,
}) => {
  await page.goto(host.origin);
  await expect.poll(host.asked).toBe(2);
  await expectUsable(page, 'without the file');
  host.mend();
  await page.goto(host.origin);
  await hydrated(page);
  expect(host.asked()).toBe(3);
  await page.reload();
  await hydrated(page);
  // Firefox may ask again on a reload; a loop would ask on and on.
  expect(host.asked(), 'the good answer is kept').toBeLessThanOrEqual(4);
});
