import { expect, it } from 'vitest';
import { findSendTime } from './quiet-hours';

const night = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' };

it.each([
  ['2026-06-30T19:59:59Z', null],
  ['2026-06-30T20:00:00Z', '2026-07-01T05:00:00Z'],
  ['2026-07-01T00:00:00Z', '2026-07-01T05:00:00Z'],
  ['2026-07-01T04:59:59Z', '2026-07-01T05:00:00Z'],
  ['2026-07-01T05:00:00Z', null],
  // Clocks go back at 01:00 UTC, and forward in March.
  ['2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z'],
  ['2027-03-27T23:00:00Z', '2027-03-28T05:00:00Z'],
])('of %s at night is %s', (now, sent) => {
  expect(findSendTime(night, new Date(now)).toISOString()).toBe(new Date(sent ?? now).toISOString());
});

it('may be within a day, or never quiet', () => {
  const noon = new Date('2026-06-30T12:00:00Z');
  const lunch = { from: '12:00', to: '13:00', timeZone: 'UTC' };
  expect(findSendTime(lunch, noon).toISOString()).toBe('2026-06-30T13:00:00.000Z');
  expect(findSendTime(null, noon)).toBe(noon);
});
