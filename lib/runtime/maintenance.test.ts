import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { grants } from '@/lib/access/grants/schema';
import { makeMember } from '@/lib/access/testing/people';
import { addDays, type Day, toDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { addMessages } from '@/lib/server/outbox/add-message';
import { messages } from '@/lib/server/outbox/schema';
import { clearExpired } from './maintenance';

const daysAgo = (days: number): Day => addDays(toDay(new Date()), -days);
const momentAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

eachLedger('Maintenance', (ledger) => {
  it('deletes what has expired, also after a step that fails', async () => {
    const { db, stores } = ledger();
    const { workspaceId, userId } = await makeMember(db);
    const [old, kept] = [momentAgo(31), momentAgo(29)];
    const grant = { workspaceId, userId, kind: 'token' as const, opens: {}, lastFour: 'abcd' };
    await db.insert(grants).values([
      { ...grant, name: 'old', digest: 'old', expiresAt: old },
      { ...grant, name: 'kept', digest: 'kept', expiresAt: kept },
    ]);
    const message = { kind: 'test', transport: 'mail' as const, workspaceId, destination: 'a' };
    await addMessages(db, [{ ...message, createdAt: momentAgo(367) }]);
    const store = stores.of(workspaceId);
    const [source, noon] = ['reports:standard', (day: Day) => `${day}T12:00:00.000Z`];
    await store.write(async ({ run }) => {
      await run('INSERT INTO ledger.fences VALUES ($1, $2, 1)', [workspaceId, source]);
      for (const day of [daysAgo(399), daysAgo(401)]) {
        await run(
          `INSERT INTO ledger.changes (workspace, source, changed_at, kind, id, day, currency, field, was, became)
           VALUES ($1, $2, $3, 'added', CAST($4 AS UUID), CAST($5 AS DATE), 'USD', 'sales', 0, 1)`,
          [workspaceId, source, noon(day), workspaceId, day],
        );
      }
      for (const day of [daysAgo(499), daysAgo(501)]) {
        await run(
          `INSERT INTO ledger.looks (workspace, source, scope, day, age, seen, seen_at)
           VALUES ($1, $2, '', CAST($3 AS DATE), 1, 1, $4)`,
          [workspaceId, source, day, noon(day)],
        );
      }
    });
    const failure = new Error('Another ledger cannot be opened.');
    const eachOtherLedger = () => Promise.reject(failure);
    const parts = { db, embedded: undefined, ledger: stores, eachOtherLedger };
    await expect(clearExpired(parts)).rejects.toBe(failure);
    const ofWorkspace = eq(grants.workspaceId, workspaceId);
    expect(await db.select({ name: grants.name }).from(grants).where(ofWorkspace)).toEqual([
      { name: 'kept' },
    ]);
    expect(await db.$count(messages, eq(messages.workspaceId, workspaceId))).toBe(0);
    for (const [table, day] of [
      ['changes', daysAgo(399)],
      ['looks', daysAgo(499)],
    ]) {
      const days = `SELECT CAST(day AS VARCHAR) AS day FROM ledger.${table} WHERE workspace = $1`;
      expect(await store.read(days, [workspaceId])).toEqual([{ day }]);
    }
  });
});
