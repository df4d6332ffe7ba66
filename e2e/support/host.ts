import { createStaticServer, type Intercept } from '@/scripts/server/static-server';
import { servers } from './servers';
import { test as base } from './test';

/** A host on an origin of its own, where one site can take the place of another while pages are open. */
export interface Host {
  origin: string;
  /** From now on this site is there, and nothing of the one before. @param intercept asked before its files */
  deploy(root: string, intercept?: Intercept): Promise<void>;
}

/** `test` with a host of its own that a test may give out the site from, and break. */
export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  host: async ({}, use) => {
    const serve = (root: string, intercept?: Intercept) =>
      createStaticServer({ root, ...(intercept && { intercept }) });
    let server = serve(servers.site.root);
    const origin = await server.listen(0);
    await use({
      origin,
      async deploy(root, intercept) {
        await server.close();
        server = serve(root, intercept);
        await server.listen(Number(new URL(origin).port));
      },
    });
    await server.close();
  },
  baseURL: ({ host }, use) => use(host.origin),
});
