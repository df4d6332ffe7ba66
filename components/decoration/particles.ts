import { motionPreference } from '@/lib/browser/preference';

const MIN_WIDTH_PX = 480;
const MAX_DRIFT_PX_PER_S = 9;
/** Grid pitch in `page-grid.css`. */
const LINE_PX = 96;
/** Also how far past an edge particles go before they wrap around. */
const MAX_LENGTH_PX = 16;
/** A higher scale would not show on particles this small. */
const MAX_SCALE = 2;
const MAX_STEP_MS = 100;
/** Just under one and three frames at 60 Hz; frames can come early. */
const [MOUSE_INTERVAL_MS, TOUCH_INTERVAL_MS] = [15, 49];
/** Particles move for this long after load and after each input. */
export const ACTIVE_MS = 8000;

const INPUT_EVENTS = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;

interface Particle {
  isLevel: boolean;
  line: number;
  along: number;
  drift: number;
  length: number;
  alpha: number;
}

interface Size {
  width: number;
  height: number;
}

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

function lineCount({ width, height }: Size, isLevel: boolean): number {
  return Math.floor((isLevel ? height : width) / LINE_PX) + 1;
}

function wrap(along: number, length: number): number {
  const range = length + MAX_LENGTH_PX;
  return ((((along + MAX_LENGTH_PX) % range) + range) % range) - MAX_LENGTH_PX;
}

export function startParticles(canvas: HTMLCanvasElement, signal: AbortSignal): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const interval = isTouch ? TOUCH_INTERVAL_MS : MOUSE_INTERVAL_MS;
  let size: Size = { width: 0, height: 0 };
  let particles: Particle[] = [];
  let frame = 0;
  let drawnAt = 0;
  let activeUntil = 0;

  function boxOf({ isLevel, line, along, length }: Particle): [number, number, number, number] {
    const across = (line % lineCount(size, isLevel)) * LINE_PX;
    return isLevel ? [along, across, length, 1] : [across, along, 1, length];
  }

  function draw(seconds: number) {
    for (const particle of particles) {
      const [x, y, width, height] = boxOf(particle);
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

  function keepMoving() {
    if (!motionPreference.getSnapshot().isOn || particles.length === 0) return;
    activeUntil = performance.now() + ACTIVE_MS;
    if (frame === 0) frame = requestAnimationFrame(step);
  }

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
    // Phone address bars resize the window during scrolling.
    if (count !== particles.length)
      particles = Array.from({ length: count }, () => createParticle(size));
    draw(0);
    keepMoving();
  }

  reset();
  addEventListener('resize', reset, { signal });
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', reset, { signal });
  for (const name of INPUT_EVENTS) addEventListener(name, keepMoving, { passive: true, signal });
  const unsubscribe = motionPreference.subscribe(reset);
  signal.addEventListener('abort', () => {
    unsubscribe();
    cancelAnimationFrame(frame);
  });
}
