import { expect, it } from 'vitest';
import { createBatch } from './create-batch';
import { exportPlannedLinks } from './export/planned-links';
import { requireFewRows } from './require-few-rows';

const lines = Array.from({ length: 5_000 }, () => ({ productId: 'B0ABCDEF12' }));
const subids = Array.from({ length: 50 }, (_, at) => `subid ${at}`);
const refused = {
  code: 'too_large',
  message: 'A batch can create 10000 links. This would create 250000.',
};

it('a plan of too many rows is rejected before they are made, as a batch and as a file', async () => {
  const member = { workspaceId: 'w', userId: 'u', role: 'owner' };
  // Without a database: nothing is asked of it.
  await expect(
    createBatch(undefined as never, member, { name: 'Test', lines, subids }),
  ).rejects.toMatchObject(refused);
  const context = { member, signal: new AbortController().signal };
  await expect(
    exportPlannedLinks('planned-links', context as never, { lines, subids }),
  ).rejects.toMatchObject(refused);
});

it('a plan may have 10,000 rows, and no more', () => {
  const twoEach = ['a', 'b'];
  const own = { productId: 'B0ABCDEF12', subid1: 'own' };
  expect(() => requireFewRows(lines, twoEach)).not.toThrow();
  expect(() => requireFewRows([...lines, own], twoEach)).toThrow('This would create 10001.');
});
