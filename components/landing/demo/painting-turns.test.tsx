import { endTurns, holdPainting, paintInTurn } from './painting-turns';

let now = 0;
let waiting: FrameRequestCallback[] = [];
let frame = 0;

beforeEach(() => {
  Object.defineProperty(document, 'timeline', {
    configurable: true,
    value: {
      get currentTime() {
        return frame;
      },
    },
  });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    waiting.push(callback);
    return waiting.length;
  });
});
afterEach(() => {
  // Until nothing waits and nothing is held.
  while (waiting.length > 0) nextFrame();
  frame++;
  Reflect.deleteProperty(document, 'timeline');
  jest.restoreAllMocks();
});

/** The callbacks of a frame. @param date of it */
function nextFrame(date = frame + 1): void {
  frame = date;
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) callback(now);
}

/** A chart whose painting takes so long, ms. */
const chartOf = (ms: number) =>
  jest.fn(() => {
    now += ms;
  });

it('paints all in a frame that has time for all', () => {
  const charts = [chartOf(1), chartOf(1)];
  for (const chart of charts) paintInTurn(chart);
  for (const chart of charts) expect(chart).toHaveBeenCalledTimes(1);
});

it('paints slow ones in turns, each as often as the others, though all ask in each frame', () => {
  const charts = [chartOf(9), chartOf(9)];
  const painted = () => charts.map((chart) => chart.mock.calls.length);
  const counts: number[][] = [];
  for (let frame = 0; frame < 4; frame++) {
    for (const chart of charts) paintInTurn(chart);
    counts.push(painted());
    nextFrame();
  }
  expect(counts).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ]);
});

it('leaves a frame to words', () => {
  const chart = chartOf(1);
  holdPainting();
  paintInTurn(chart);
  expect(chart).not.toHaveBeenCalled();
  nextFrame();
  expect(chart).toHaveBeenCalledTimes(1);
});

it('counts what is painted in a frame before its own turn', () => {
  const charts = [chartOf(9), chartOf(9)] as const;
  paintInTurn(charts[0]);
  paintInTurn(charts[1]);
  frame++;
  paintInTurn(charts[0]);
  nextFrame(frame);
  expect(charts.map((chart) => chart.mock.calls.length)).toEqual([1, 1]);
});

it('paints nothing that has gone', () => {
  const chart = chartOf(1);
  holdPainting();
  paintInTurn(chart);
  endTurns(chart);
  nextFrame();
  nextFrame();
  expect(chart).not.toHaveBeenCalled();
});
