import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from '@/lib/contract/dates';
import { addDays, countDays } from '@/lib/ledger/days';
import { findPreset, presets } from './date-presets';

const rangeOf = (id: string, today: string) => presets.find((preset) => preset.id === id)?.range(today);

test.each([
  ['7d', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['last-month', '2024-03-15', '2024-02-01', '2024-02-29'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-21', '2026-10-01', '2026-11-21'],
  ['year', '2026-01-01', '2026-01-01', '2026-01-01'],
])('%s on %s', (id, today, from, to) => {
  expect(rangeOf(id, today)).toEqual({ from, to });
});

test('every preset, on any day, is a range the API takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (offset) => {
      const today = addDays('2000-01-01', offset);
      for (const preset of presets) {
        const range = preset.range(today);
        expect(isDay(range.from) && isDay(range.to)).toBe(true);
        const length = countDays(range);
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(366);
        expect(range.to <= today).toBe(true);
      }
    }),
  );
});

test('a range is known by its preset', () => {
  expect(findPreset({ from: '2026-10-25', to: '2026-11-21' }, '2026-11-21')?.id).toBe('28d');
  expect(findPreset({ from: '2026-10-25', to: '2026-11-20' }, '2026-11-21')).toBeUndefined();
});
