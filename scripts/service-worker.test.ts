import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** The rest of what it does is seen in a browser: e2e/faults-host.spec.ts. */
it('unregisters first, so that it is gone even where a cache cannot be deleted', async () => {
  const unregister = jest.fn();
  let work: Promise<void> | undefined;
  const waitUntil = (promise: Promise<void>) => {
    work = promise;
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'activate') listener({ waitUntil });
    },
    registration: { unregister },
    caches: { keys: async () => ['pages'], delete: () => Promise.reject(new Error('storage')) },
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self });
  await expect(work).rejects.toThrow('storage');
  expect(unregister).toHaveBeenCalled();
});
