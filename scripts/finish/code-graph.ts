import { createContext, runInContext } from 'node:vm';

/** What a file of Turbopack's begins with that registers modules; its runtime and workers do not. */
const REGISTERS =
  /^(?:\/\/.*\n)?\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[/;

/** A module: its code, the files that hold it, the modules it names, the files that it loads when it is asked to. */
interface Module {
  code: string;
  homes: string[];
  ids: number[];
  loads: string[];
}

/** By its id. */
export type Modules = ReadonlyMap<number, Module>;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/**
 * Reads the files of an export's code by running what registers their modules, and none of these.
 * @param files text of each file, by its path in `_next`
 */
export function modulesOf(files: ReadonlyMap<string, string>): Modules {
  const modules = new Map<number, Module>();
  for (const [file, text] of files) {
    if (!REGISTERS.test(text)) continue;
    const lists: unknown[][] = [];
    runInContext(text, createContext({ TURBOPACK: lists }));
    // Ids, one or some, then the function that they stand for.
    let ids: number[] = [];
    for (const entry of lists.flat()) {
      if (typeof entry === 'number') ids.push(entry);
      if (typeof entry !== 'function') continue;
      const code = entry.toString();
      for (const id of ids) {
        const homes = [...(modules.get(id)?.homes ?? []), file];
        const named = matches(code, /\((\d+)\)/g).map(Number);
        const loads = matches(code, /"(static\/chunks\/[^"]+)"/g);
        modules.set(id, { code, homes, ids: named, loads });
      }
      ids = [];
    }
  }
  return modules;
}

/** @returns all modules that some lead to, themselves among them, at once or in code that is loaded later */
export function reached(modules: Modules, entries: readonly number[]): Module[] {
  const seen = new Set(entries);
  for (const id of seen) for (const other of modules.get(id)?.ids ?? []) seen.add(other);
  return [...seen].flatMap((id) => modules.get(id) ?? []);
}

/**
 * Which files a page has to start with, so that a module runs, and what it loads later finds all it needs: the bundler reckons
 * with all of the page's files being there.
 *
 * @param entry id of the module
 * @param started paths of the files that the page would start with
 * @returns those that are needed, in their order
 * @throws when a module is in no file that could be there
 */
export function filesNeeded(modules: Modules, entry: number, started: readonly string[]): string[] {
  const needed = new Set<string>();
  const late = new Set<string>();
  const lateIds = new Set<number>();

  function visit(ids: Set<number>): void {
    for (const id of ids) {
      const { homes, ids: named, loads } = modules.get(id) ?? { homes: [], ids: [], loads: [] };
      const isThere = homes.some((file) => needed.has(file) || late.has(file));
      const file = isThere ? undefined : homes.find((home) => started.includes(home));
      if (file) needed.add(file);
      if (!isThere && !file) throw new Error(`module ${id} is in no file of the page`);
      for (const path of loads) late.add(path);
      for (const other of named)
        if (modules.has(other)) (loads.length > 0 ? lateIds : ids).add(other);
    }
  }

  visit(new Set([entry]));
  visit(lateIds);
  return started.filter((file) => needed.has(file));
}
