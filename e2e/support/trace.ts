import { expect, type Page } from '@playwright/test';

/** A phone is so many times slower than the machine that tests run on. */
export const SLOWER = 4;

/** A part of a trace. Times in microseconds; `tdur` counts what the thread's processor took, not what the clock on the wall did. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: Record<string, unknown>;
}

/**
 * Traces what the page's thread does while something is done.
 * @param categories of Chromium's tracing, besides the tasks themselves
 * @returns the events of that thread in their order; over a change of page those of each page's thread
 */
export async function traceOf(
  page: Page,
  act: () => Promise<unknown>,
  categories: readonly string[] = [],
): Promise<TraceEvent[]> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', ...categories] },
  });
  await act();
  const complete = new Promise<void>((done) =>
    client.once('Tracing.tracingComplete', () => done()),
  );
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ pid, tid, name }) => threads.has(`${pid} ${tid}`) && name !== 'thread_name')
    .sort((one, other) => one.ts - other.ts);
}

/**
 * @param slower than this machine the phone is, in times
 * @returns milliseconds of processor time that each task of a trace would take on a phone
 */
export function taskTimes(events: readonly TraceEvent[], slower = SLOWER): number[] {
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  expect(tasks.length, 'tasks were traced').toBeGreaterThan(10);
  // One that the end of the trace cuts off has no time.
  return tasks.map(({ tdur = 0 }) => (slower * tdur) / 1000);
}
