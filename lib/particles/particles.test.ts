import { mulberry32 } from '@/engine/market/random';
import { createParticles, particleBudget, stepParticles } from './particles';

const size = { width: 1000, height: 600 };

describe('particleBudget', () => {
  it.each([
    [320, 0],
    [479, 0],
    [480, 16],
    [768, 25],
    [1199, 39],
    [1200, 40],
    [2560, 40],
  ])('with a mouse at %i px is %i', (width, count) => {
    expect(particleBudget({ width, touch: false })).toEqual({ count, fps: 60 });
  });

  it.each([
    [390, 0],
    [479, 0],
    [480, 6],
    [639, 7],
    [640, 8],
    [1366, 8],
  ])('with a finger at %i px is %i', (width, count) => {
    expect(particleBudget({ width, touch: true })).toEqual({ count, fps: 20 });
  });
});

describe('createParticles', () => {
  it('makes as many as asked for', () => {
    expect(createParticles(40, size, mulberry32(1))).toHaveLength(40);
  });

  it('makes the same ones from the same numbers', () => {
    expect(createParticles(5, size, mulberry32(7))).toEqual(
      createParticles(5, size, mulberry32(7)),
    );
  });

  it('puts all of them on the canvas', () => {
    const outside = createParticles(400, size, mulberry32(1)).filter(
      ({ x, y }) => x < 0 || x > size.width || y < 0 || y > size.height,
    );
    expect(outside).toEqual([]);
  });

  it('makes them tiny, faint and slow', () => {
    const loud = createParticles(400, size, mulberry32(1)).filter(
      ({ radius, alpha, driftX, driftY }) =>
        radius > 1.5 || alpha > 0.35 || Math.hypot(driftX, driftY) > 10,
    );
    expect(loud).toEqual([]);
  });
});

describe('stepParticles', () => {
  const particle = { x: 500, y: 300, driftX: 8, driftY: -2, radius: 1, alpha: 0.2 };

  it('moves by drift and time', () => {
    expect(stepParticles([particle], size, 500)).toEqual([{ ...particle, x: 504, y: 299 }]);
  });

  it('does not depend on how often it is drawn', () => {
    const often = Array.from({ length: 10 }).reduce<(typeof particle)[]>(
      (current) => stepParticles(current, size, 100),
      [particle],
    );
    expect(often[0]?.x).toBeCloseTo(stepParticles([particle], size, 1000)[0]?.x ?? 0);
  });

  it.each([
    ['right', { x: 1003.9, driftX: 8 }, 'x', -3.3],
    ['left', { x: -3.9, driftX: -8 }, 'x', 1003.3],
    ['bottom', { y: 603.9, driftY: 8 }, 'y', -3.3],
    ['top', { y: -3.9, driftY: -8 }, 'y', 603.3],
  ] as const)(
    'brings one that drifts out on the %s in on the other side',
    (_, start, axis, end) => {
      const [moved] = stepParticles([{ ...particle, ...start }], size, 100);
      expect(moved?.[axis]).toBeCloseTo(end);
    },
  );

  it('keeps all of them around the canvas after a long pause', () => {
    const far = stepParticles(createParticles(400, size, mulberry32(1)), size, 86_400_000).filter(
      ({ x, y }) => x < -4 || x > size.width + 4 || y < -4 || y > size.height + 4,
    );
    expect(far).toEqual([]);
  });

  it('brings them into a canvas that became smaller', () => {
    const [moved] = stepParticles([{ ...particle, x: 900 }], { width: 500, height: 300 }, 0);
    expect(moved?.x).toBeLessThanOrEqual(504);
  });
});
