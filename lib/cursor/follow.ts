/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Milliseconds in which the follower makes good about two thirds of its distance to the pointer. */
const TIME_CONSTANT = 60;

/** Distance, in CSS pixels, that nobody sees. */
const REST = 0.1;

/**
 * One step of a point that follows another, quicker the further it is away (exponential smoothing). Steps of
 * any length add up to the same way, so it looks the same at 60 and at 144 frames per second.
 * @param elapsed milliseconds since the last step
 */
export function follow(current: Point, target: Point, elapsed: number): Point {
  const share = 1 - Math.exp(-Math.max(0, elapsed) / TIME_CONSTANT);
  return {
    x: current.x + (target.x - current.x) * share,
    y: current.y + (target.y - current.y) * share,
  };
}

/** @returns whether the follower is as good as there, so that it needs no further frame. */
export function isSettled(current: Point, target: Point): boolean {
  return Math.hypot(target.x - current.x, target.y - current.y) < REST;
}
