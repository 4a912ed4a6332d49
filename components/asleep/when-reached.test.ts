// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<div data-asleep=""></div>';
});

const isReached = async (reached: Promise<void>) => {
  let done = false;
  reached.then(() => {
    done = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return done;
};

it.each(['pointermove', 'keydown', 'popstate'])('waits for a sign of a person: %s', async (sign) => {
  const { whenReached } = await import('./when-reached');
  const reached = whenReached();
  expect(await isReached(reached)).toBe(false);
  window.dispatchEvent(new Event(sign));
  expect(await isReached(reached)).toBe(true);
});

it('wakes before anybody has asked', async () => {
  const { wake, whenReached } = await import('./when-reached');
  wake();
  await expect(whenReached()).resolves.toBeUndefined();
});

it('waits for nobody where the page was come to from inside', async () => {
  document.body.innerHTML = '';
  const { whenReached } = await import('./when-reached');
  await expect(whenReached()).resolves.toBeUndefined();
});
