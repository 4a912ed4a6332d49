import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { connections } from '@/lib/gateway/connections/schema';
import { newRuleSchema } from './rule';
import { noon, rowsOf, setUpAlerts, writeRule } from './testing/alert-set-up';

/** The day before the first evaluation. */
const last = '2026-06-29';
const today = noon('2026-06-30');
const range = { from: addDays(last, -14), to: last };

eachLedger('rules about keys and refreshes', (ledger) => {
  it('tell of a rejected key and of a missing refresh, each outage once', async () => {
    const world = await setUpAlerts(ledger());
    const { db, connection, evaluate, told } = world;
    const of = (condition: object) => newRuleSchema.parse({ name: 'State', condition });
    await world.add(of({ kind: 'keyRejected', values: {} }), today);
    await world.add(of({ kind: 'notRefreshed', values: { hours: 24 } }), today);
    const key = eq(connections.id, connection);
    await world.fetch(rowsOf(range), range, today);
    await evaluate(today);
    expect(await told()).toEqual([]);
    const lastSuccessAt = noon('2026-06-30');
    await db
      .update(connections)
      .set({ lastSuccessAt, lastRefusedAt: noon('2026-07-01') })
      .where(key);
    const rejected = `${connection} ${lastSuccessAt.toISOString()}`;
    for (const now of ['2026-07-01', '2026-07-03', '2026-07-04']) {
      await evaluate(noon(now));
      await db
        .update(connections)
        .set({ lastRefusedAt: noon(now) })
        .where(key);
    }
    expect((await told()).sort()).toEqual([today.toISOString(), rejected].sort());
    await db
      .update(connections)
      .set({ lastSuccessAt: noon('2026-07-05') })
      .where(key);
    await evaluate(noon('2026-07-05'));
    expect(await told()).toHaveLength(2);
  });

  it('are right after a clock that was ahead', async () => {
    const world = await setUpAlerts(ledger());
    const { db, connection, evaluate, told } = world;
    const ahead = noon('2027-06-30');
    await world.add(writeRule(), ahead);
    const state = (condition: object) => newRuleSchema.parse({ name: 'State', condition });
    await world.add(state({ kind: 'keyRejected', values: {} }), today);
    await world.add(state({ kind: 'notRefreshed', values: { hours: 1 } }), today);
    await world.fetch(rowsOf(range, { [last]: 80 }), range, noon('2026-06-30'));
    await evaluate(today);
    expect(await told()).toEqual([last]);
    const tomorrow = noon('2026-07-01');
    const key = eq(connections.id, connection);
    await db.update(connections).set({ lastSuccessAt: today, lastRefusedAt: ahead }).where(key);
    await evaluate(tomorrow);
    expect((await told()).filter((period) => period.startsWith(connection))).toEqual([]);
    await db.update(connections).set({ lastSuccessAt: ahead, lastRefusedAt: today }).where(key);
    await evaluate(tomorrow);
    expect(await told()).toContain(`${connection} null`);
    // A fetch in the future does not say when rows were last loaded.
    await world.fetch(rowsOf({ from: last, to: last }), { from: last, to: last }, ahead);
    await evaluate(tomorrow);
    expect(await told()).toContain(today.toISOString());
  });
});
