import { expect, it } from 'vitest';
import { localDay, periodOf } from './schedule-plan';

it('a period is a day, a week from Monday, or a month', () => {
  const days = ['2026-06-28', '2026-06-29', '2026-07-05', '2026-07-06'];
  expect(days.map((day) => periodOf('week', day))).toEqual([
    ...['2026-06-22', '2026-06-29', '2026-06-29', '2026-07-06'],
  ]);
  expect(days.map((day) => periodOf('month', day))).toEqual(['2026-06', '2026-06', '2026-07', '2026-07']);
  expect(days.map((day) => periodOf('day', day))).toEqual(days);
});

it('a day is that of the time zone', () => {
  const at = new Date('2026-06-30T21:00:00Z');
  expect(['Asia/Tokyo', 'UTC', 'Mars/Olympus'].map((zone) => localDay(at, zone))).toEqual([
    ...['2026-07-01', '2026-06-30', '2026-06-30'],
  ]);
});
