import { createStaticServer, type Intercept } from '@/scripts/server/static-server';

/** A host on an origin of its own, where one site can take the place of another while pages are open. */
export interface ReplacedHost {
  origin: string;
  /** From now on this site is there, and nothing of the one before. */
  deploy(root: string, intercept?: Intercept): Promise<void>;
  end(): Promise<void>;
}

/** Starts a host. @param root folder of the first site @param intercept asked before its files */
export async function startReplacedHost(
  root: string,
  intercept?: Intercept,
): Promise<ReplacedHost> {
  const serve = (folder: string, first?: Intercept) =>
    createStaticServer({ root: folder, ...(first && { intercept: first }) });
  let server = serve(root, intercept);
  const origin = await server.listen(0);
  return {
    origin,
    async deploy(next, first) {
      await server.close();
      server = serve(next, first);
      await server.listen(Number(new URL(origin).port));
    },
    end: () => server.close(),
  };
}
