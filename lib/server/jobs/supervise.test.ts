import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { supervise } from './supervise';

it('looks at once, and after a kick', async () => {
  let looks = 0;
  const supervisor = supervise(async () => {
    looks += 1;
  }, 600_000);
  expect(looks).toBe(1);
  await sleep(5);
  supervisor.kick();
  expect(looks).toBe(2);
  await supervisor.close();
});

it('looks at each interval, also after an error', async () => {
  let looks = 0;
  const supervisor = supervise(async () => {
    looks += 1;
    if (looks === 2) throw new Error('lost');
  }, 5);
  await expect.poll(() => looks).toBeGreaterThan(3);
  await supervisor.close();
});

it('looks once at a time, and once more after any number of kicks', async () => {
  const ends: (() => void)[] = [];
  const supervisor = supervise(() => new Promise((resolve) => ends.push(resolve)), 600_000);
  for (let kicks = 0; kicks < 3; kicks += 1) supervisor.kick();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await sleep(5);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await sleep(5);
  expect(ends).toHaveLength(2);
  await supervisor.close();
});

it('waits for the look in progress when it closes, and looks no more', async () => {
  let ended = 0;
  const supervisor = supervise(async () => {
    await sleep(30);
    ended += 1;
  }, 10);
  supervisor.kick();
  await supervisor.close();
  expect(ended).toBe(1);
  supervisor.kick();
  await sleep(60);
  expect(ended).toBe(1);
});
