/**
 * Order blocks: the last candle the other way before a move that broke structure, where the orders behind the move
 * are thought to have been filled. For a break upwards of a swing high: from the swing to the break, take the lowest
 * low, where the move began; the last down candle at or before it, not earlier than the swing, is the block, with its
 * whole range. Without such a candle there is no block. A candle is a block once, whatever else breaks later. The
 * block ends when a later bar than the break trades in it: it is mitigated. Blocks of moves down are the mirror.
 *
 * Source: common usage of "smart money concepts" (after Michael Huddleston, ICT); there is no canonical definition.
 */

import { confirmed, type IndicatorEvent } from '@/engine/indicators/indicator';
import type { Break, OrderBlock, Swing } from '@/engine/indicators/mark';
import type { Bar, Direction } from '@/engine/market/bar';
import { createMove, type Move } from './move';
import { DIRECTION_BEYOND } from './side';
import { createWaitingMarks } from './waiting-marks';

export interface OrderBlockMachine {
  /**
   * Tells of the blocks that this bar mitigates, of moves up first and the nearest to price first, then of new ones.
   *
   * @param breaks at the close of this bar
   * @param swings confirmed at the close of this bar
   */
  next(bar: Bar, breaks: readonly Break[], swings: readonly Swing[]): void;
}

/**
 * @param reach bars that a swing is confirmed late
 * @param tell is called with each event
 */
export function createOrderBlocks(
  reach: number,
  tell: (event: IndicatorEvent) => void,
): OrderBlockMachine {
  const untouched = {
    up: createWaitingMarks<OrderBlock>('up', ({ high }) => high),
    down: createWaitingMarks<OrderBlock>('down', ({ low }) => low),
  };
  /** Moves that have not broken their swing yet. */
  const moves: Record<Direction, Move | null> = { up: null, down: null };
  /** A later break looks at later bars, so that only the newest block could be found twice. */
  const newest: Partial<Record<Direction, number>> = {};
  /** From the bar of a swing confirmed now to this one. */
  const recent: Bar[] = [];

  function follow(bar: Bar): void {
    recent.push(bar);
    if (recent.length > reach + 1) recent.shift();
    moves.up?.extend(bar);
    moves.down?.extend(bar);
  }

  function tellMitigated(direction: Direction, bar: Bar): void {
    const marks = untouched[direction];
    for (let mark = marks.take(bar); mark; mark = marks.take(bar))
      tell({ type: 'mitigated', knownAt: bar.time, mark });
  }

  function tellBlockOf({ direction, knownAt }: Break): void {
    const candle = moves[direction]?.lastCandleAgainst();
    moves[direction] = null;
    if (!candle || candle.time === newest[direction]) return;
    newest[direction] = candle.time;
    const { time, low, high } = candle;
    const id = `order-block:${direction}:${time}`;
    const block: OrderBlock = {
      id,
      knownAt,
      kind: 'order-block',
      from: time,
      low,
      high,
      direction,
    };
    tell(confirmed(block));
    untouched[direction].add(block);
  }

  return {
    next(bar, breaks, swings) {
      follow(bar);
      tellMitigated('up', bar);
      tellMitigated('down', bar);
      for (const broken of breaks) tellBlockOf(broken);
      for (const { side } of swings) {
        const move = createMove(DIRECTION_BEYOND[side]);
        for (const passed of recent) move.extend(passed);
        moves[DIRECTION_BEYOND[side]] = move;
      }
    },
  };
}
