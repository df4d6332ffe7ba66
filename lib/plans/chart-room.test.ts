import fc from 'fast-check';
import { chartRoom } from './chart-room';

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
