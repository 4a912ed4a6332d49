import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noon } from '@/features/alerts/testing/alert-set-up';
import { deskPartners } from '@/lib/data/store/desk-schema';
import { addDays } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { connections } from '@/lib/gateway/connections/schema';
import { alertChannels } from '@/lib/gateway/webhooks/schema';
import { messages } from '@/lib/server/outbox/schema';
import { daysBack } from './judge-days';
import { putAway } from './put-away';
import { readToday } from './read-today';
import { idOf, last, sell, setUpToday, today, usual } from './testing/today-set-up';

eachLedger('Today', (ledger) => {
  it('says that nothing needs the reader, and what it looked for', async () => {
    const { workspace, list } = await setUpToday(ledger(), usual);
    await list(1, today, sampleProduct('B0TEST0001'));
    const answer = await readToday(workspace);
    expect(answer).toMatchObject({ actions: [], more: 0, putAway: 0 });
    expect(answer.range).toEqual({ from: addDays(last, 1 - daysBack), to: last });
    expect(answer.looked).toContain('fell');
    // No list of campaigns was read.
    expect(answer.unknown).toEqual(['campaign']);
  });

  it('judges no creators while a day is missing', async () => {
    const world = await setUpToday(ledger(), [...usual, ...sell(4, 6, 0)]);
    await world.store.write(({ run }) =>
      run('DELETE FROM ledger.windows WHERE workspace = $1 AND to_day >= CAST($2 AS DATE)', [
        world.workspaceId,
        addDays(today, -20),
      ]),
    );
    const answer = await readToday(world.workspace);
    expect(answer.actions).toEqual([]);
    expect(answer.unknown).toEqual(expect.arrayContaining(['fell', 'stopped', 'rose', 'cpc', 'rate']));
    expect(answer.basis.complete).toBe(false);
  });

  it('tells of recruits who wait, and of what stopped', async () => {
    const world = await setUpToday(ledger(), usual);
    const { db, workspaceId, workspace } = world;
    const partner = { workspaceId, tags: [], createdAt: noon('2026-06-01') };
    await db.insert(deskPartners).values([
      { ...partner, name: 'Late', stage: 'prospect', step: 'Call', stepDay: '2026-06-28' },
      { ...partner, name: 'Quiet', stage: 'contacted' },
      { ...partner, name: 'Planned', stage: 'contacted', step: 'Call', stepDay: '2026-07-10' },
      {
        ...partner,
        name: 'Creator',
        creatorId: idOf(1),
        stage: 'active',
        step: 'Call',
        stepDay: '2026-06-28',
      },
    ]);
    await db
      .update(connections)
      .set({ lastRefusedAt: world.now })
      .where(eq(connections.workspaceId, workspaceId));
    await db.insert(alertChannels).values({
      workspaceId,
      name: 'Ops',
      shape: 'webhook',
      jwe: '',
      shown: '',
      failingSince: noon('2026-06-27'),
    });
    await db.insert(messages).values({
      workspaceId,
      kind: 'report',
      transport: 'mail',
      destination: 'x',
      state: 'failed',
      createdAt: noon('2026-06-29'),
      nextAt: world.now,
      givenUpAt: world.now,
    });
    const { actions } = await readToday(workspace);
    expect(actions.map(({ text }) => text)).toEqual([
      'The API rejects the seller key',
      'The channel Ops gets no alerts',
      '1 mail did not arrive',
      'Late waits for an answer',
      'Quiet waits for an answer',
    ]);
  });

  it('shows nothing that the reader put away until its day', async () => {
    const { workspace } = await setUpToday(ledger(), [...usual, ...sell(4, 6, 0.1)]);
    const [fell] = (await readToday(workspace)).actions;
    const action = fell?.id ?? '';
    await putAway(workspace, { action, until: '2026-07-02' });
    expect(await readToday(workspace)).toMatchObject({ actions: [], putAway: 1 });
    await putAway(workspace, { action, until: null });
    expect(await readToday(workspace)).toMatchObject({ actions: [{ id: action }], putAway: 0 });
    await putAway(workspace, { action, until: '2026-07-01' });
    const tomorrow = { ...workspace, now: () => noon('2026-07-01') };
    expect((await readToday(tomorrow)).putAway).toBe(0);
    for (const until of [today, '2027-07-01'])
      await expect(putAway(workspace, { action, until })).rejects.toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'until', message: 'must be from 2026-07-01 to 2027-06-30' }],
      });
  });
});
