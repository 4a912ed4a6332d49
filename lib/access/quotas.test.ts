import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { product, setUpProfit } from '@/features/profit/testing/profit-set-up';
import { setReportingCurrency } from '@/features/rates/reporting-currency';
import { createStreamSlots } from '@/lib/data/fetch/sync/stream-slots';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { brandA } from '@/lib/data/testing/rows';
import { sentenceWriterOf } from '@/lib/language/sentences/write-sentence';
import { auditEvents, sessions } from '@/lib/server/identity/schema';
import { describeFull, type QuotaName, quotas } from './quotas';
import { startSession } from './start-session';
import { featureQuotas } from './testing/feature-quotas';
import { makeMember, visitor } from './testing/people';
import { id, type QuotaKind, upTo } from './testing/quota-kind';
import { serverQuotas } from './testing/server-quotas';

const range = { from: '2026-05-01', to: '2026-05-31' } as const;

const kinds: Record<Exclude<QuotaName, 'streams' | 'workspaceStreams'>, QuotaKind> = {
  ...serverQuotas,
  ...featureQuotas,
};

eachLedger('Quotas', (ledger) => {
  it.each(Object.entries(kinds))(
    '%s: the last fits, one more does not, a deletion makes room',
    async (name, kind) => {
      const { db, stores } = ledger();
      const listed = { brands: [{ id: brandA, name: 'Alder' }], products: [product('P1')] };
      const { owner: member, catalog } = await setUpProfit(ledger(), {}, range, listed);
      const given = { db, stores, member, catalog };
      if (name === 'rates') await setReportingCurrency(db, member, 'EUR');
      const full = { code: 'conflict', message: describeFull(name as QuotaName) };
      const { most } = quotas[name as QuotaName];
      await db.execute(kind.fill(given, most - 1 - (kind.own ?? 0)));
      const both = await Promise.allSettled([1, 2].map((at) => kind.add(given, at)));
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: full });
      const { workspaceId } = member;
      const entries = () => db.$count(auditEvents, eq(auditEvents.workspaceId, workspaceId));
      const before = await entries();
      await expect(kind.add(given, 3)).rejects.toMatchObject(full);
      expect(await entries()).toBe(before);
      await kind.remove(given);
      await kind.add(given, 4);
    },
  );

  it('a person keeps the newest sessions, and can always sign in', async () => {
    const { db } = ledger();
    const { userId, sessionId } = await makeMember(db);
    const own = eq(sessions.userId, userId);
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date('2020-01-01') })
      .where(own);
    await db.execute(sql`
      INSERT INTO sessions (user_id, workspace_id, user_agent, ip_prefix)
      SELECT user_id, workspace_id, 'test', '' FROM sessions, ${upTo(quotas.sessions.most - 1)}
      WHERE id = ${id(sessionId)}`);
    const newest = await startSession(db, userId, visitor);
    const kept = await db.select({ id: sessions.id }).from(sessions).where(own);
    expect(kept).toHaveLength(quotas.sessions.most);
    expect(kept).toContainEqual({ id: newest });
    expect(kept).not.toContainEqual({ id: sessionId });
  });
});

it('limits the open streams of a person and of a workspace', () => {
  const { take } = createStreamSlots();
  const watcher = (person: number, demo = false) => ({
    workspaceId: 'w',
    userId: demo ? 'demo' : `u${person}`,
    callerId: `s${person}`,
    demo,
  });
  const open = (person: number, count: number) => Array.from({ length: count }, () => take(watcher(person)));
  const [release] = open(1, quotas.streams.most);
  expect(() => take(watcher(1))).toThrow(describeFull('streams'));
  release?.();
  open(1, 1);
  for (const person of [2, 3, 4]) open(person, quotas.streams.most);
  expect(() => take(watcher(5))).toThrow(describeFull('workspaceStreams'));
  take({ ...watcher(5), workspaceId: 'other' });
});

it.each(['de', 'ja-JP'])('every full quota is said in %s', (language) => {
  const write = sentenceWriterOf(language);
  const names = Object.keys(quotas).filter((name): name is QuotaName => name !== 'sessions');
  expect(names.filter((name) => write(describeFull(name)) === describeFull(name))).toEqual([]);
});
