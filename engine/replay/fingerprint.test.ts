import { createHash } from 'node:crypto';
import type { IndicatorSettings } from '@/engine/indicators/settings';
import { MINUTE_MS } from '@/engine/market/bar';
import { fc } from '@/engine/testing/properties';
import { shortSource } from '@/engine/testing/replay';
import {
  fingerprintOf,
  readFingerprint,
  readSettings,
  sha256,
  writeFingerprint,
} from './fingerprint';
import { AT_ONCE } from './recording';

it('is what any other program makes of the same text', async () => {
  const parts = ['known,é\n', '', '1.0842\n'];
  const wanted = createHash('sha256').update(parts.join('')).digest('hex');
  expect(await sha256(parts, AT_ONCE)).toBe(wanted);
});

it('reads back what was noted, however it was copied', () => {
  fc.assert(
    fc.property(
      fc.record({
        market: fc.constantFrom('2124', 'file', '20802-crash'),
        timeframe: fc.constantFrom('5m', '1D', '90m'),
        settings: fc.constantFrom('4,0.4,mornings,UTC', '2,0,whole-days,New_York'),
        bar: fc.integer({ min: 1, max: 1_000_000 }),
        sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
      }),
      fc.constantFrom('', ' ', '\n'),
      (fingerprint, blank) => {
        const text = writeFingerprint(fingerprint);
        expect(readFingerprint(`${blank}${text}${blank}`)).toEqual(fingerprint);
        const settings = readSettings(fingerprint.settings) as IndicatorSettings;
        const state = { source: shortSource(), timeframe: MINUTE_MS, settings };
        expect(fingerprintOf(state, 1, '').settings).toBe(fingerprint.settings);
      },
    ),
  );
});

it.each([
  '',
  'abc',
  '2124/15m/1,UTC/400',
  `2124/15m/400/${'a'.repeat(64)}`,
  `2124/15m/1,UTC/400/${'a'.repeat(63)}`,
  `2124/15m/1,UTC/x/${'a'.repeat(64)}`,
])('says of %j that it is none', (text) => expect(readFingerprint(text)).toBeNull());

it.each(['', '4,0.4', '4,0.4,mornings,UTC,5', 'x,0.4,mornings,UTC'])(
  'says of the settings %j that they are none',
  (word) => expect(readSettings(word)).toBeNull(),
);
