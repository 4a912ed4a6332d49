// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { wake, whenReached } from './when-reached';

it('wakes before anybody has asked', async () => {
  wake();
  await expect(whenReached()).resolves.toBeUndefined();
});
