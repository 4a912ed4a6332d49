import { expect, it } from 'vitest';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { readDesk } from './read-desk';
import { stagesChangeSchema } from './stage-list';
import { setUpDesk } from './testing/desk-set-up';

eachLedger('Stages of the desk', (ledger) => {
  it('has stages of its own, and moves the partners of a removed one', async () => {
    const { desk, add, stages, names } = await setUpDesk(ledger());
    await add({ name: 'Nora', stage: 'contacted' });
    const kept = [{ key: 'prospect', name: null }, { name: 'Trial' }, { key: 'active', name: 'Live' }];
    await expect(stages({ version: 0, stages: kept })).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      stages({ version: 0, stages: kept, moves: [{ from: 'contacted', to: 'ended' }] }),
    ).rejects.toMatchObject({ issues: [{ field: 'moves.0.to' }] });
    await expect(
      stages({ version: 0, stages: kept, moves: [{ from: 'gone', to: 'active' }] }),
    ).rejects.toMatchObject({ issues: [{ field: 'moves.0.from' }] });
    await expect(stages({ version: 0, stages: [{ key: 'gone', name: 'A' }] })).rejects.toMatchObject({
      issues: [{ field: 'stages.0.key' }],
    });
    await stages({ version: 0, stages: kept, moves: [{ from: 'contacted', to: 'active' }] });
    await expect(stages({ version: 0, stages: kept })).rejects.toMatchObject({ code: 'conflict' });
    const after = await readDesk(desk);
    expect(after.stages.map(({ name, partners }) => [name, partners])).toEqual([
      ...[
        [null, 0],
        ['Trial', 0],
        ['Live', 1],
      ],
    ]);
    expect(await names({ stages: 'active' })).toEqual(['Nora']);
    await expect(add({ name: 'A', stage: 'ended' })).rejects.toMatchObject({ issues: [{ field: 'stage' }] });
  });

  it('need a name unless they are among the first ones', async () => {
    const { desk, stages } = await setUpDesk(ledger());
    await stages({ version: 0, stages: [{ key: 'prospect', name: null }, { name: 'Trial' }] });
    const unnamed = (await readDesk(desk)).stages.map(({ key }) => ({ key, name: null }));
    await expect(stages({ version: 1, stages: unnamed })).rejects.toMatchObject({
      issues: [{ field: 'stages.1.name' }],
    });
  });
});

it.each([
  [[], 'stages'],
  [[{ name: '' }], 'stages.0.name'],
  [[{ name: null }], 'stages.0.name'],
  [[{ name: 'x'.repeat(41) }], 'stages.0.name'],
  [[{ name: 'A' }, { name: 'a' }], 'stages.1.name'],
  [[{ key: 'active', name: null }, { name: 'Active' }], 'stages.1.name'],
  [Array.from({ length: 13 }, (_, at) => ({ name: `S${at}` })), 'stages'],
])('stages %j are refused by their field', (stages, field) => {
  const { error } = stagesChangeSchema.safeParse({ version: 0, stages });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
