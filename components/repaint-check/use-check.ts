import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Choices } from 'repaint-check/read';
import { setLost } from '@/lib/browser/retry';
import type { CaseView, Checked, GivenFile, Reading, WantedCase } from './check';

export interface ListedFile extends GivenFile {
  readonly file: File;
  /** Undefined until it has been read. */
  readonly reading?: Reading | undefined;
}

/** The file that is being read, and how much of it has been. */
interface Now {
  readonly id: number;
  readonly share: number;
}

type Status = 'idle' | 'working' | 'failed';

interface State {
  readonly files: readonly ListedFile[];
  readonly checked: Checked | null;
  readonly status: Status;
  readonly now: Now | null;
}

type Change = (state: State) => Partial<State>;

const EMPTY: State = { files: [], checked: null, status: 'idle', now: null };

/** Numbers files of one name. */
function unlike(name: string, taken: readonly string[]): string {
  let wanted = name;
  for (let count = 2; taken.includes(wanted); count++) wanted = `${name} (${count})`;
  return wanted;
}

/** @param first id of the first that is added */
function listed(files: readonly ListedFile[], added: readonly File[], first: number): ListedFile[] {
  const all = [...files];
  for (const [at, file] of added.entries()) {
    const name = unlike(
      file.name,
      all.map((one) => one.name),
    );
    all.push({ id: first + at, name, file, choices: {} });
  }
  return all;
}

interface Asking {
  key: number;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** Asks a worker one question after the other. `stop` ends the worker, and the next question starts another one. */
function createWorker(onReading: (now: Now) => void) {
  let worker: Worker | null = null;
  let asking: Asking[] = [];
  let count = 0;
  function stop(): void {
    worker?.terminate();
    worker = null;
    asking = [];
  }
  function start(): Worker {
    if (worker) return worker;
    worker = new Worker(new URL('./check-worker.js', import.meta.url), { type: 'module' });
    worker.onerror = (error) => {
      for (const { reject } of asking) reject(error);
      stop();
    };
    worker.onmessage = ({ data }: MessageEvent) => {
      if ('now' in data) return onReading(data.now);
      const asked = asking.find(({ key }) => key === data.key);
      asking = asking.filter((one) => one !== asked);
      asked?.resolve(data.answer);
    };
    return worker;
  }
  function ask<Answer>(question: object): Promise<Answer | null> {
    return new Promise((resolve, reject) => {
      const key = count++;
      asking.push({ key, resolve: resolve as Asking['resolve'], reject });
      start().postMessage({ key, ...question });
    });
  }
  return { ask, start, stop };
}

/** Keeps a visitor's files, and what a worker says of them. */
export function useCheck() {
  const [state, change] = useReducer(
    (before: State, next: Change): State => ({ ...before, ...next(before) }),
    EMPTY,
  );
  const [worker] = useState(() => createWorker((now) => change(() => ({ now }))));
  const { files } = state;
  /** What the worker needs to know; not how it answered. */
  const given = JSON.stringify(files.map(({ id, choices }) => [id, choices]));
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  }, [files]);

  useEffect(() => {
    // So that the page works offline from now on.
    worker.start();
    return worker.stop;
  }, [worker]);

  useEffect(() => {
    if (given === '[]') return;
    let isWanted = true;
    const settle = (checked: Checked | null) => {
      setLost(useCheck, false);
      if (!isWanted) return;
      change(({ files: now }) => ({
        status: checked ? 'idle' : 'failed',
        now: null,
        checked,
        files: now.map((file) => ({
          ...file,
          reading: checked?.readings.find(({ id }) => id === file.id) ?? file.reading,
        })),
      }));
    };
    const asked = latest.current.map(({ id, name, file, choices }) => ({
      id,
      name,
      file,
      choices,
    }));
    change(() => ({ status: 'working' }));
    worker.ask<Checked>({ given: asked }).then(settle, () => {
      setLost(useCheck, true);
      if (isWanted) change(() => ({ status: 'failed', now: null }));
    });
    return () => {
      isWanted = false;
    };
  }, [worker, given]);

  const count = useRef(0);
  const add = useCallback((added: readonly File[]) => {
    const first = count.current;
    count.current += added.length;
    change((now) => ({ files: listed(now.files, added, first) }));
  }, []);
  const remove = (id: number) =>
    change((now) => {
      const left = now.files.filter((file) => file.id !== id);
      return left.length === 0 ? EMPTY : { files: left };
    });
  const choose = (id: number, choices: Choices) =>
    change((now) => ({
      files: now.files.map((file) => (file.id === id ? { ...file, choices } : file)),
    }));
  function clear(): void {
    worker.stop();
    change(() => EMPTY);
  }
  /** Leaves out what has not been read. */
  function cancel(): void {
    worker.stop();
    change((now) => {
      const read = now.files.filter(({ reading }) => reading);
      return read.length === 0 ? EMPTY : { files: read, status: 'idle', now: null };
    });
  }
  const view = useCallback(
    (wanted: WantedCase) => worker.ask<CaseView>({ wanted }).catch(() => null),
    [worker],
  );
  return { ...state, add, remove, choose, clear, cancel, view };
}
