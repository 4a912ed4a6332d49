import { expect, it } from 'vitest';
import { makeTimeLeft } from './time-left';

it('uses recent progress', () => {
  let now = 0;
  const timeLeft = makeTimeLeft(() => now);
  expect(timeLeft(0, 400)).toBeNull();
  now = 1_000;
  expect(timeLeft(1, 400)).toBeNull();
  now = 10_000;
  // First one day per second.
  expect(timeLeft(10, 400)).toBe(390);
  now = 11_000;
  timeLeft(20, 400);
  for (now = 12_000; now <= 21_000; now += 1_000) timeLeft(20 + (now - 11_000) / 100, 400);
  now = 21_000;
  // Then ten per second.
  expect(timeLeft(120, 400)).toBe(28);
});

it('is unknown while nothing is done', () => {
  let now = 0;
  const timeLeft = makeTimeLeft(() => now);
  timeLeft(0, 10);
  now = 60_000;
  expect(timeLeft(0, 10)).toBeNull();
});
