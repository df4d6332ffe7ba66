import { TextDecoder } from 'node:util';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createZigzag } from '@/engine/indicators/repainting';
import { createStructureSuite } from '@/engine/indicators/suite';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/engine/market/bar';
import { mulberry32 } from '@/engine/market/random';
import { createPlayer } from '@/engine/replay/player';
import { walk } from '@/engine/testing/bars';
import { fc, numRuns } from '@/engine/testing/properties';
import { shortSource } from '@/engine/testing/replay';
import { motionPreference, REDUCED_MOTION_QUERY } from '@/lib/browser/preference';
import { content } from '@/lib/content/content';
import { mockMatchMedia } from '@/lib/testing/observers';
import { PAIR_QUERY, Proof } from './exhibits';
import { type ChartFile, readChartFile } from './file/chart-file';
import * as late from './late';
import { RunningDemo } from './running-demo';

const { demo, demoWords } = content;
const FAULT = 'on purpose';

let now = 0;
let frames = new Map<number, FrameRequestCallback>();
let requested = 0;
let reads: Promise<unknown>[] = [];
let isFaulty = false;
let media: ReturnType<typeof mockMatchMedia>;
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);

class FakeChannel {
  readonly port1 = { onmessage: (_: unknown) => undefined, close: () => undefined };
  readonly port2 = {
    postMessage: () => void Promise.resolve().then(() => this.port1.onmessage(null)),
  };
}

class FakeWorker {
  onmessage: ((event: { data: ChartFile | null }) => void) | null = null;
  constructor() {
    void Promise.resolve().then(() => this.onmessage?.({ data: null }));
  }
  postMessage({ file, choices }: { file: File; choices: object }) {
    reads.push(readChartFile(file, choices).then((data) => this.onmessage?.({ data })));
  }
  terminate() {
    this.onmessage = null;
  }
}

class FakeObserver {
  constructor(readonly report: (entries: unknown[]) => void) {}
  observe() {
    this.report([{ contentRect: { width: 640, height: 360 } }]);
  }
  disconnect() {}
}

const surface = new Proxy<Record<string, unknown>>(
  { measureText: () => ({ width: 6 }) },
  {
    get: (known, name: string) =>
      known[name] ??
      (() => {
        if (isFaulty) throw new Error(FAULT);
      }),
  },
);

beforeAll(() => {
  Object.assign(globalThis, {
    ...{ MessageChannel: FakeChannel, Worker: FakeWorker, ResizeObserver: FakeObserver },
    TextDecoder,
  });
  HTMLCanvasElement.prototype.getContext = () => surface as never;
  Element.prototype.scrollIntoView = () => undefined;
  // Looking at the clock takes time, so that long work is divided.
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 0.02;
    return now;
  });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    requested += 1;
    frames.set(requested, callback);
    return requested;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames.delete(id);
  });
});

async function pass(count: number, ms: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await act(async () => {
      now += ms;
      const due = frames;
      frames = new Map();
      for (const callback of due.values()) callback(now);
    });
}

const [computing = ''] = demoWords.chart.working.split('{');

/** Gives files and computations as long as they take. */
async function settle(): Promise<void> {
  await act(() => Promise.all(reads));
  reads = [];
  for (let tries = 0; screen.queryByText(computing, { exact: false }); tries += 1) {
    if (tries > 100) throw new Error('computes forever');
    await pass(20, 0);
  }
}

const isoOf = (time: number, length: number) => new Date(time).toISOString().slice(0, length);
/** Forms of a time: proved, assumed, with a question about the zone, with one about the date. */
const FORMS: readonly (readonly [header: string, write: (time: number) => string])[] = [
  ['time', (time) => isoOf(time, 24)],
  ['time', (time) => isoOf(time, 16)],
  ['time (Eastern)', (time) => isoOf(time, 16)],
  ['time', (time) => isoOf(time, 16).replace(/(.{4})-(..)-(..)T/, '$3/$2/$1 ')],
  ['words', () => 'no time'],
];

function fileOf(form: number, count: number, step: number, seed: number, isFlat: boolean): File {
  const openings = Array.from({ length: count }, (_, bar) => Date.UTC(2024, 0, 2) + bar * step);
  const [header, write] = FORMS[form] ?? ['', String];
  const rows = walk(openings, mulberry32(seed), 8).map(({ time, open, high, low, close }) =>
    [write(time), ...(isFlat ? [5, 5, 5, 5] : [open, high, low, close])].join(),
  );
  const bytes = Buffer.from([`${header},open,high,low,close`, ...rows].join('\n'));
  // jsdom's files cannot be read.
  return { name: 'my.csv', size: bytes.length, arrayBuffer: async () => bytes.buffer } as File;
}

const files = fc.tuple(
  fc.nat(FORMS.length - 1),
  fc.oneof(fc.integer({ min: 40, max: 400 }), fc.integer({ min: 50, max: 5000 })),
  fc.constantFrom(MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, DAY_MS),
  fc.nat(99),
  fc.nat(9).map((die) => die === 0),
);

type Use = (page: HTMLElement) => unknown;

const actionOf = <Values,>(
  name: string,
  values: fc.Arbitrary<Values>,
  act: (page: HTMLElement, values: Values) => unknown,
): fc.Arbitrary<Use> =>
  values.map((some) =>
    Object.assign((page: HTMLElement) => act(page, some), {
      [fc.toStringMethod]: () => `${name} ${fc.stringify(some)}`,
    }),
  );

/** Evenly spread, unlike `fc.double`. */
const place = fc.nat(999).map((thousandths) => thousandths / 1000);

function pick<Kind extends Element>(
  page: HTMLElement,
  selector: string,
  at: number,
): Kind | undefined {
  const all = page.querySelectorAll<Kind>(selector);
  return all[Math.floor(at * all.length)];
}

const click = (name: string, selector: string) =>
  actionOf(name, place, (page, at) => {
    const control = pick(page, selector, at);
    if (control) fireEvent.click(control);
  });

const choose = actionOf('choose', fc.tuple(place, place), (page, [at, chosen]) => {
  const select = pick<HTMLSelectElement>(page, 'select', at);
  const option = select && pick<HTMLOptionElement>(select, 'option:not([hidden])', chosen);
  if (option) fireEvent.change(select, { target: { value: option.value } });
});

const give = actionOf('give a file', files, (page, file) => {
  const input = pick(page, '[type="file"]', 0);
  if (input) fireEvent.change(input, { target: { files: [fileOf(...file)] } });
});

const scrub = actionOf('scrub', place, (page, at) => {
  const scrubber = pick<HTMLInputElement>(page, '[type="range"]', 0);
  const value = Math.ceil(at * Number(scrubber?.max));
  if (scrubber) fireEvent.change(scrubber, { target: { value } });
});

const unfold = actionOf('unfold', fc.boolean(), (page, isOpen) => {
  const fold = pick<HTMLDetailsElement>(page, '.demo-fold', 0);
  if (!fold) return;
  fold.open = isOpen;
  fireEvent(fold, new Event('toggle'));
});

const KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', ' ', '+', '-', '0', 'Escape'];
const keys = fc.record({ key: fc.constantFrom(...KEYS), shiftKey: fc.boolean() });
const type = actionOf('type', fc.tuple(place, keys), (page, [at, key]) => {
  const chart = pick(page, '.demo-canvas', at);
  if (chart) fireEvent.keyDown(chart, key);
});

const matches = fc.tuple(fc.constantFrom(REDUCED_MOTION_QUERY, PAIR_QUERY), fc.boolean());
const setMedia = actionOf('media', matches, (_, change) => media.set(...change));
const setMotion = actionOf('motion', fc.boolean(), (_, isOn) => motionPreference.set(isOn));

const frameTimes = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 300 }));
const wait = actionOf('wait', frameTimes, (_, times) => pass(...times));

const failOnce = actionOf('fail', fc.constant(null), (page) => {
  isFaulty = true;
  const back = pick<HTMLElement>(page, '.icon-button', 0.3);
  act(() => back && fireEvent.click(back));
  isFaulty = false;
});

const weighted = (weight: number, arbitrary: fc.Arbitrary<Use>) => ({ weight, arbitrary });
const uses = fc.oneof(
  ...[weighted(6, click('press', 'button')), weighted(4, choose), weighted(2, give)],
  ...[click('switch a layer', '[type="checkbox"]'), scrub, unfold, type, setMedia, setMotion],
  ...[weighted(4, wait), failOnce],
  weighted(2, actionOf('settle', fc.constant(null), settle)),
);

const reasonOf = (control: Element) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ??
  control.getAttribute('title');

function expectSound(page: HTMLElement): void {
  const said = logged.mock.calls.map((call) => call.map(String).join(' '));
  expect(said.filter((text) => !text.includes(FAULT))).toEqual([]);
  if (screen.queryByText(demoWords.failed.sentence)) {
    expect(said).not.toEqual([]);
    return;
  }
  expect(page.querySelectorAll('.demo-canvas canvas').length).toBeGreaterThanOrEqual(2);
  for (const control of page.querySelectorAll('[aria-disabled="true"], :disabled:not(option)')) {
    const name = control.getAttribute('aria-label') ?? control.textContent;
    expect([null, '', name]).not.toContain(reasonOf(control));
  }
}

async function open(): Promise<HTMLElement> {
  media = mockMatchMedia();
  motionPreference.set(true);
  const settings = { timeframe: 15 * MINUTE_MS, createSuite: createStructureSuite };
  const player = createPlayer(shortSource(), { ...settings, createRival: createZigzag });
  const sold = ['smart-money', 'zones', 'sessions'] as const;
  const stage = createRef<HTMLDivElement>();
  const { container } = render(
    <div ref={stage}>
      <RunningDemo
        first={{ player, sold, isRequested: false }}
        loadMore={async () => late}
        file={null}
        takesFocus={false}
        {...{ stage, Proof, texts: content, figures: demo.figures, pictures: [] }}
      />
    </div>,
  );
  await pass(3, 16);
  return container;
}

async function expectSoundUse(acts: readonly Use[], seed: number): Promise<void> {
  jest.spyOn(Math, 'random').mockImplementation(mulberry32(seed));
  const page = await open();
  for (const use of acts) {
    await act(async () => use(page));
    expectSound(page);
  }
  await settle();
  expectSound(page);
}

it('random use throws nothing, and leaves no control disabled without a reason', () => {
  const acts = fc.array(uses, { minLength: 10, maxLength: 60 });
  const property = fc.asyncProperty(acts, fc.nat(), expectSoundUse).afterEach(() => {
    cleanup();
    logged.mockClear();
    frames.clear();
    reads = [];
  });
  return fc.assert(property, { numRuns: numRuns / 25 });
});
