import { motionPreference } from '@/lib/browser/preference';

/** Narrowest window, in CSS pixels, that gets particles. */
const MIN_WIDTH_PX = 480;
/** Fastest drift, in CSS pixels per second. */
const MAX_DRIFT_PX_PER_S = 9;
/** From one line of the page's paper to the next, in CSS pixels, as `chart-paper.css` rules it. */
const LINE_PX = 96;
/** Longest tick, in CSS pixels, and how far outside the canvas one may be before it comes in on the other side. */
const MAX_LENGTH_PX = 16;
/** More device pixels per CSS pixel show nothing on ticks this small. */
const MAX_SCALE = 2;
/** Longest step: after a pause the particles continue where they were. */
const MAX_STEP_MS = 100;
/** Least time between two drawings, with a mouse and with a finger; a frame may come a little early. */
const [MOUSE_INTERVAL_MS, TOUCH_INTERVAL_MS] = [32, 49];
/** How long particles move after the load and after each input. */
export const ACTIVE_MS = 8000;

const INPUT_EVENTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

/** A short tick that runs along a line of the paper. Lengths in CSS pixels, drift per second. */
interface Particle {
  isLevel: boolean;
  /** Which line, counted from the top or the left. */
  line: number;
  /** Where on the line it begins. */
  along: number;
  drift: number;
  length: number;
  alpha: number;
}

interface Size {
  width: number;
  height: number;
}

/** Devices with a finger get fewer, and save battery. @param width of the window in CSS pixels */
function particleCount(width: number, isTouch: boolean): number {
  if (width < MIN_WIDTH_PX) return 0;
  return isTouch ? Math.min(8, Math.floor(width / 80)) : Math.min(40, Math.floor(width / 30));
}

function createParticle(size: Size): Particle {
  const isLevel = Math.random() < 0.7;
  return {
    isLevel,
    line: Math.floor(Math.random() * lineCount(size, isLevel)),
    along: Math.random() * (isLevel ? size.width : size.height),
    drift: (Math.random() * 2 - 1) * MAX_DRIFT_PX_PER_S,
    length: MAX_LENGTH_PX * (0.4 + 0.6 * Math.random()),
    alpha: 0.2 + Math.random() * 0.3,
  };
}

/** @returns how many of the paper's lines of a direction a canvas shows */
function lineCount({ width, height }: Size, isLevel: boolean): number {
  return Math.floor((isLevel ? height : width) / LINE_PX) + 1;
}

/** @returns `along` brought into the range from -MAX_LENGTH_PX to `length` by going round */
function wrap(along: number, length: number): number {
  const range = length + MAX_LENGTH_PX;
  return ((((along + MAX_LENGTH_PX) % range) + range) % range) - MAX_LENGTH_PX;
}

/** Draws drifting particles on a canvas that CSS makes as large as the window, for a while after each input. */
export function startParticles(canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const interval = isTouch ? TOUCH_INTERVAL_MS : MOUSE_INTERVAL_MS;
  let size: Size = { width: 0, height: 0 };
  let particles: Particle[] = [];
  let frame = 0;
  let drawnAt = 0;
  let activeUntil = 0;

  /** The rectangle of a particle, which is all that is cleared and drawn. */
  function boxOf({ isLevel, line, along, length }: Particle): [number, number, number, number] {
    // A window that has become lower shows fewer lines.
    const across = (line % lineCount(size, isLevel)) * LINE_PX;
    return isLevel ? [along, across, length, 1] : [across, along, 1, length];
  }

  function draw(seconds: number) {
    for (const particle of particles) {
      const [x, y, width, height] = boxOf(particle);
      // Its soft ends reach into the pixels beside it.
      context?.clearRect(x - 1, y - 1, width + 2, height + 2);
      const length = particle.isLevel ? size.width : size.height;
      particle.along = wrap(particle.along + particle.drift * seconds, length);
    }
    for (const particle of particles) {
      if (!context) return;
      context.globalAlpha = particle.alpha;
      context.fillRect(...boxOf(particle));
    }
  }

  function step(now: number) {
    frame = now < activeUntil ? requestAnimationFrame(step) : 0;
    if (now - drawnAt < interval) return;
    draw(Math.min(MAX_STEP_MS, now - drawnAt) / 1000);
    drawnAt = now;
  }

  /** Moves the particles from now on for a while; while motion is paused there are none. */
  function wake() {
    if (!motionPreference.getSnapshot().isOn || particles.length === 0) return;
    activeUntil = performance.now() + ACTIVE_MS;
    if (frame === 0) frame = requestAnimationFrame(step);
  }

  /** Sets the size, which empties the canvas and its styles. */
  function reset() {
    cancelAnimationFrame(frame);
    frame = 0;
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    const scale = Math.min(MAX_SCALE, devicePixelRatio);
    canvas.width = Math.round(size.width * scale);
    canvas.height = Math.round(size.height * scale);
    context?.scale(scale, scale);
    if (context) context.fillStyle = getComputedStyle(canvas).color;
    if (!motionPreference.getSnapshot().isOn) return;
    const count = particleCount(innerWidth, isTouch);
    // A phone's address bar resizes the window all the time: that alone makes no new ones.
    if (count !== particles.length)
      particles = Array.from({ length: count }, () => createParticle(size));
    draw(0);
    wake();
  }

  reset();
  addEventListener('resize', reset);
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', reset);
  motionPreference.subscribe(reset);
  for (const name of INPUT_EVENTS) addEventListener(name, wake, { passive: true });
}
