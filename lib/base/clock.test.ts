import { expect, it, onTestFinished } from 'vitest';
import { ageOf, clockSkewMs, followClock, isYounger, sharedNow } from './clock';

const now = new Date('2026-06-30T12:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);

it.each([
  ['a minute ago', -60_000, 60_000, true],
  ['just now', 0, 0, true],
  ['by an instance whose clock is 3 s ahead', 3_000, 0, true],
  ['by one whose clock is as far ahead as clocks may be', clockSkewMs, 0, true],
  ['while a clock was further ahead', clockSkewMs + 1, -clockSkewMs - 1, false],
  ['two minutes ago', -120_000, 120_000, false],
])('knows the age of what was stored %s', (_, ms, age, isYoung) => {
  expect(ageOf(later(ms), now)).toBe(age);
  expect(ageOf(later(ms).toISOString(), now)).toBe(age);
  expect(isYounger(age, 90_000)).toBe(isYoung);
});

const minute = 60_000;

it.each([
  ['five minutes ahead', 5 * minute, 0, 5],
  ['two days ahead', 2_880 * minute, 0, 2_880],
  ['two days behind', -2_880 * minute, 0, -2_880],
  ['as close as it must be', 500, 0, 0],
  ['right, but answered after a minute', -minute, minute, 0],
])('follows a clock that is %s', (_, ms, tookMs, ahead) => {
  onTestFinished(() => followClock(Date.now(), performance.now()));
  const minutesAhead = () => Math.round((sharedNow().getTime() - Date.now()) / minute);
  for (const _ of ['first', 'again']) {
    followClock(Date.now() + ms, performance.now() - tookMs);
    expect(minutesAhead()).toBe(ahead);
  }
  followClock(Date.now(), performance.now());
  expect(minutesAhead()).toBe(0);
});
