import { expect, it, onTestFinished, vi } from 'vitest';
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
const day = 24 * 60 * minute;

it.each([
  ['five minutes ahead', 5 * minute, 0, 5 * minute],
  ['two days ahead', 2 * day, 0, 2 * day],
  ['two days behind', -2 * day, 0, -2 * day],
  ['a second ahead, which is close enough', 1_000, 0, 0],
  ['more than a second ahead', 1_001, 0, 1_001],
  ['right, but slow to answer', -minute, minute, 0],
])('follows a clock that is %s', (_, ms, tookMs, ahead) => {
  onTestFinished(() => {
    vi.useRealTimers();
    followClock(Date.now(), performance.now());
  });
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now });
  vi.advanceTimersByTime(tookMs);
  const aheadMs = () => sharedNow().getTime() - Date.now();
  const follow = () => followClock(Date.now() + ms, performance.now() - tookMs);
  follow();
  expect(aheadMs()).toBe(ahead);
  // Reading it again moves nothing.
  follow();
  expect(aheadMs()).toBe(ahead);
  followClock(Date.now(), performance.now());
  expect(aheadMs()).toBe(0);
});
