import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Listener = (event: { waitUntil: (work: Promise<void>) => void }) => unknown;

/** Runs the worker in what stands for a browser that has two caches and one page of an older site. */
function start(changes: { deleteCache?: () => Promise<boolean> } = {}) {
  const log: string[] = [];
  const listeners: Record<string, Listener> = {};
  const note = (line: string) => async () => {
    log.push(line);
  };
  const page = {
    url: 'https://acme.example/terms',
    navigate: async (url: string) => log.push(`open ${url}`),
  };
  const self = {
    addEventListener: (type: string, listener: Listener) => {
      listeners[type] = listener;
    },
    skipWaiting: note('take over'),
    registration: { unregister: note('unregister') },
    caches: {
      keys: async () => ['pages', 'pictures'],
      delete: changes.deleteCache ?? (async (name: string) => log.push(`delete ${name}`)),
    },
    clients: {
      matchAll: async ({ type }: { type: string }) => (type === 'window' ? [page] : []),
    },
  };
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self });
  /** Sends an event. @returns when the work that the worker asked to wait for is done */
  const send = async (type: string) => {
    const work: Promise<void>[] = [];
    listeners[type]?.({ waitUntil: (promise) => work.push(promise) });
    await Promise.all(work);
  };
  return { log, listeners, send };
}

it('takes the place of the older worker at once', async () => {
  const { log, send } = start();
  await send('install');
  expect(log).toEqual(['take over']);
});

it('then unregisters, deletes every cache, and opens the pages anew, in this order', async () => {
  const { log, send } = start();
  await send('activate');
  expect(log).toEqual([
    'unregister',
    'delete pages',
    'delete pictures',
    'open https://acme.example/terms',
  ]);
});

it('is gone even where a cache cannot be deleted', async () => {
  const { log, send } = start({ deleteCache: () => Promise.reject(new Error('storage')) });
  await expect(send('activate')).rejects.toThrow('storage');
  expect(log).toEqual(['unregister']);
});

it('answers no request: the network does', () => {
  expect(Object.keys(start().listeners)).toEqual(['install', 'activate']);
});
