import type {
  FairValueGap,
  Level,
  OpeningRange,
  OrderBlock,
  Zone,
} from '@/engine/indicators/indicator';
import type { DevelopingSession } from '@/engine/indicators/sessions/sessions';
import type { Standing } from '@/engine/indicators/standing';
import { timeframeName } from '@/engine/market/timeframe';
import type { Drawn, DrawnBox } from './drawn';

/** `Previous day high`. */
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function area(
  { id, from, low, high }: OrderBlock | FairValueGap | Zone | OpeningRange,
  kind: DrawnBox['kind'],
  to: number | null,
  direction: DrawnBox['direction'],
  label: string,
): DrawnBox {
  return { kind, id, from, to, low, high, direction, label };
}

function level({ id, from, price, name }: Level): Drawn {
  return { kind: 'level', id, from, price, label: capitalised(name) };
}

/** @returns how a mark is drawn with what has happened to it; null for one that is not drawn, or not any more */
export function drawnMark({ mark, endedAt }: Standing): Drawn | null {
  switch (mark.kind) {
    case 'swing': {
      const { id, time, price, side, label } = mark;
      return { kind: 'swing', id, time, price, side, label };
    }
    case 'break': {
      const { id, from, knownAt, price, direction, label } = mark;
      return { kind: 'break', id, from, to: knownAt, price, direction, label };
    }
    case 'order-block':
      return area(mark, 'order-block', endedAt, mark.direction, 'Order block');
    case 'gap':
      return area(mark, 'gap', endedAt, mark.direction, 'Fair value gap');
    case 'zone': {
      const direction = mark.side === 'demand' ? 'up' : 'down';
      const label = `${capitalised(mark.side)} ${timeframeName(mark.timeframe)}`;
      return area(mark, 'zone', endedAt, direction, label);
    }
    case 'session': {
      const { id, from, to, low, high, name } = mark;
      return { kind: 'session', id, from, to, low, high, direction: null, label: name };
    }
    case 'opening-range':
      return area(mark, 'opening', mark.to, null, 'Opening range');
    case 'level':
      return endedAt === null ? level(mark) : null;
    case 'dealing-range': {
      const { id, from, equilibrium } = mark;
      if (endedAt !== null) return null;
      return { kind: 'level', id, from, price: equilibrium, label: 'Equilibrium' };
    }
    case 'trend':
      return null;
  }
}

/** @returns a running session as a box that is open on the right */
export function drawnSession({ name, from, low, high }: DevelopingSession): Drawn {
  const id = `running:${name}:${from}`;
  return { kind: 'session', id, from, to: null, low, high, direction: null, label: name };
}
