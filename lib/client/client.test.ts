// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { getQueryClient } from './client';

test('what one person read in one workspace is not there in another', () => {
  const mine = getQueryClient('workspace-a/me');
  mine.setQueryData(['connections'], ['mine']);
  expect(getQueryClient('workspace-a/me').getQueryData(['connections'])).toEqual(['mine']);
  expect(getQueryClient('workspace-b/me').getQueryData(['connections'])).toBeUndefined();
  expect(getQueryClient('workspace-a/me').getQueryData(['connections'])).toBeUndefined();
});
