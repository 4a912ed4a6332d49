import { expect, it } from 'vitest';
import type { Call } from '@/lib/gateway/call';
import { lookUpTags } from './look-up-tags';

it('asks only for tags that a list can contain', async () => {
  const asked: string[][] = [];
  const call = (async (_: string, { query }: { query: { creatorConnectionsIds: string[] } }) => {
    asked.push(query.creatorConnectionsIds);
    return { creators: [] };
  }) as unknown as Call;
  await lookUpTags(call, ['a-20', '', 'b,c', 'd-20']);
  await lookUpTags(call, ['']);
  expect(asked).toEqual([['a-20', 'd-20']]);
});
