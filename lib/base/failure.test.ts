import { expect, it, vi } from 'vitest';
import { Failure } from './failure';

it('is recognized across copies of its module', async () => {
  vi.resetModules();
  const { Failure: Other } = await import('./failure');
  expect(Other).not.toBe(Failure);
  const failure: unknown = new Other('not_found', 'gone');
  expect(failure instanceof Failure).toBe(true);
  expect(new Error('gone') instanceof Failure).toBe(false);
  expect({ code: 'not_found' } instanceof Failure).toBe(false);
});
