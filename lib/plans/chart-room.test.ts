import fc from 'fast-check';
import { chartRoom } from './chart-room';

it.each([
  [5, 3, 0, { kind: 'fits' }],
  [5, 3, 2, { kind: 'fits' }],
  [5, 3, 3, { kind: 'drop', count: 1 }],
  [3, 3, 4, { kind: 'drop', count: 4 }],
  [2, 3, 0, { kind: 'none' }],
  [0, 0, 0, { kind: 'fits' }],
])('a limit of %d for %d of ours and %d others', (limit, own, others, room) => {
  expect(chartRoom(limit, own, others)).toEqual(room);
});

const few = fc.integer({ min: 0, max: 100 });

it('fits after what it asks to drop, and not before', () => {
  fc.assert(
    fc.property(few, few, few, (limit, own, others) => {
      const room = chartRoom(limit, own, others);
      if (room.kind === 'none') expect(own).toBeGreaterThan(limit);
      if (room.kind === 'fits') expect(own + others).toBeLessThanOrEqual(limit);
      if (room.kind !== 'drop') return;
      expect(room.count).toBeLessThanOrEqual(others);
      expect(chartRoom(limit, own, others - room.count).kind).toBe('fits');
      expect(chartRoom(limit, own, others - room.count + 1).kind).toBe('drop');
    }),
  );
});

it('gets no worse with a larger limit', () => {
  const order = ['none', 'drop', 'fits'];
  fc.assert(
    fc.property(few, few, few, (limit, own, others) => {
      const rank = (of: number) => order.indexOf(chartRoom(of, own, others).kind);
      expect(rank(limit + 1)).toBeGreaterThanOrEqual(rank(limit));
    }),
  );
});
