import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { toPages } from '@/lib/csv/read-large-file';
import { auditEvents, workspaces } from '@/lib/server/identity/schema';
import { countAnswers } from '@/lib/testing/count-answers';
import { eachDatabase } from '@/lib/testing/databases';
import { deleteRates } from './delete-rates';
import { listRateDays, listRates } from './list-rates';
import { newRateSchema } from './rate';
import { readReportingCurrency, setReportingCurrency } from './reporting-currency';
import { exchangeRates } from './schema';
import { addRate, importRates } from './store-rates';

const usd = (day: string, rate: string) => ({ currency: 'USD', day, rate });

eachDatabase('exchange rates', (database) => {
  it('are deleted in parts, and others are answered in between', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    await setReportingCurrency(db, owner, 'EUR');
    await db.execute(sql`
      INSERT INTO exchange_rates (workspace_id, to_currency, currency, day, rate)
      SELECT CAST(${owner.workspaceId} AS uuid), 'EUR', 'USD', DATE '1970-01-01' + n, 2 FROM generate_series(1, 60000) n`);
    const deleting = deleteRates(db, owner, { to: 'EUR', currency: 'USD' });
    expect(await countAnswers(db, deleting)).toBeGreaterThan(8);
    expect(await deleting).toEqual({ deleted: 60_000 });
    expect(await listRates(db, owner.workspaceId)).toMatchObject({ currencies: [] });
  });

  it('are counted in parts, and others are answered in between', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    await setReportingCurrency(db, owner, 'EUR');
    await db.execute(sql`
      INSERT INTO exchange_rates (workspace_id, to_currency, currency, day, rate)
      SELECT CAST(${owner.workspaceId} AS uuid), 'EUR', 'USD', DATE '1900-01-01' + n, 2 FROM generate_series(0, 199999) n
      UNION ALL SELECT CAST(${owner.workspaceId} AS uuid), 'EUR', 'GBP', DATE '2026-11-20', 3`);
    const listing = listRates(db, owner.workspaceId);
    // Twenty parts of USD, and each currency's newest rate.
    expect(await countAnswers(db, listing)).toBeGreaterThan(20 + 10);
    expect((await listing).currencies).toEqual([
      { currency: 'USD', days: 200_000, first: '1900-01-01', newest: { day: '2447-07-31', rate: '2' } },
      { currency: 'GBP', days: 1, first: '2026-11-20', newest: { day: '2026-11-20', rate: '3' } },
    ]);
  });

  it('are stored from a file, and overwritten by a later one', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const { workspaceId } = owner;
    await expect(importRates(db, owner, 'EUR', toPages([usd('2026-11-20', '0.9')]))).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ field: 'to' }],
    });
    await setReportingCurrency(db, owner, 'EUR');
    const many = Array.from({ length: 25_000 }, (_, at) => ({
      currency: at % 2 ? 'USD' : 'GBP',
      day: new Date(Date.UTC(1970, 0, 1 + (at >> 1))).toISOString().slice(0, 10),
      rate: '0.1234567891',
    }));
    expect(await importRates(db, owner, 'EUR', toPages(many))).toEqual({ imported: 25_000 });
    await importRates(
      db,
      owner,
      'EUR',
      toPages([usd('1970-01-01', '123456789.5'), usd('2026-11-20', '0.9')]),
    );
    expect(await listRates(db, workspaceId)).toEqual({
      reportingCurrency: 'EUR',
      currencies: [
        { currency: 'USD', days: 12_501, first: '1970-01-01', newest: { day: '2026-11-20', rate: '0.9' } },
        {
          currency: 'GBP',
          days: 12_500,
          first: '1970-01-01',
          newest: { day: '2004-03-22', rate: '0.1234567891' },
        },
      ],
    });
    const page = await listRateDays(db, workspaceId, { currency: 'USD', before: '1970-01-03' });
    expect(page).toEqual({
      rates: [
        { day: '1970-01-02', rate: '0.1234567891' },
        { day: '1970-01-01', rate: '123456789.5' },
      ],
      more: false,
    });
    expect(await listRateDays(db, workspaceId, { currency: 'USD' })).toMatchObject({ more: true });
  });

  it('are stored in pages, between which others are answered', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    await setReportingCurrency(db, owner, 'EUR');
    const file = Array.from({ length: 5_000 }, (_, at) =>
      usd(new Date(Date.UTC(1990, 0, 1 + at)).toISOString().slice(0, 10), '0.9'),
    );
    let answered = 0;
    let isStored = false;
    const ask = async () => {
      while (!isStored) {
        await db.execute(sql`SELECT 1`);
        answered += 1;
        await sleep(1);
      }
    };
    const asking = ask();
    await importRates(db, owner, 'EUR', toPages(file)).finally(() => {
      isStored = true;
    });
    await asking;
    // Of twenty-five pages. A file in one piece would let one or two in.
    expect(answered).toBeGreaterThan(5);
    const imports = and(
      eq(auditEvents.workspaceId, owner.workspaceId),
      eq(auditEvents.action, 'rates.imported'),
    );
    expect(await db.$count(auditEvents, imports)).toBe(1);
  });

  it('accept two concurrent files, whatever the order of their lines', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    await setReportingCurrency(db, owner, 'EUR');
    const file = Array.from({ length: 300 }, (_, at) =>
      usd(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10), '0.9'),
    );
    const imports = Array.from({ length: 6 }, (_, at) =>
      importRates(db, owner, 'EUR', toPages(at % 2 ? file : file.toReversed())),
    );
    expect(await Promise.all(imports)).toEqual(imports.map(() => ({ imported: 300 })));
    expect((await listRates(db, owner.workspaceId)).currencies).toMatchObject([{ days: 300 }]);
  });

  it('are entered once per day, deleted, and audited', async () => {
    const { db } = database();
    const owner = await makeMember(db);
    const analyst = await makeMember(db, { role: 'analyst', workspaceId: owner.workspaceId });
    await setReportingCurrency(db, owner, 'EUR');
    const rate = { to: 'EUR', ...usd('2026-11-20', '0.9') };
    await expect(addRate(db, analyst, rate)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(setReportingCurrency(db, analyst, null)).rejects.toMatchObject({ code: 'forbidden' });
    await addRate(db, owner, rate);
    await expect(addRate(db, owner, { ...rate, rate: '0.8' })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ field: 'day' }],
    });
    await expect(addRate(db, owner, { ...rate, currency: 'EUR' })).rejects.toMatchObject({
      issues: [{ field: 'currency' }],
    });
    await expect(addRate(db, owner, { ...rate, to: 'USD', currency: 'GBP' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await addRate(db, owner, { ...rate, day: '2026-11-19' });
    const days = async () => (await listRateDays(db, owner.workspaceId, { currency: 'USD' })).rates.length;
    expect(await deleteRates(db, owner, { to: 'EUR', currency: 'USD', day: '2026-11-20' })).toEqual({
      deleted: 1,
    });
    expect(await days()).toBe(1);
    expect(await deleteRates(db, owner, { to: 'EUR', currency: 'USD' })).toEqual({ deleted: 1 });
    await expect(deleteRates(db, owner, { to: 'EUR', currency: 'USD' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const noted = await db
      .select({ action: auditEvents.action, subject: auditEvents.subject })
      .from(auditEvents)
      .where(and(eq(auditEvents.workspaceId, owner.workspaceId), eq(auditEvents.action, 'rates.added')))
      .orderBy(desc(auditEvents.at));
    expect(noted.map(({ subject }) => subject)).toEqual([
      '1 USD = 0.9 EUR, 2026-11-19',
      '1 USD = 0.9 EUR, 2026-11-20',
    ]);
  });

  it('belong to one workspace, survive a change of the reporting currency, and are deleted with the workspace', async () => {
    const { db } = database();
    const [owner, stranger] = [await makeMember(db), await makeMember(db)];
    await setReportingCurrency(db, owner, 'EUR');
    await setReportingCurrency(db, stranger, 'EUR');
    await addRate(db, owner, { to: 'EUR', ...usd('2026-11-20', '0.9') });
    expect((await listRates(db, stranger.workspaceId)).currencies).toEqual([]);
    await expect(deleteRates(db, stranger, { to: 'EUR', currency: 'USD' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await setReportingCurrency(db, owner, null);
    expect(await listRates(db, owner.workspaceId)).toEqual({ reportingCurrency: null, currencies: [] });
    await setReportingCurrency(db, owner, 'GBP');
    expect((await listRates(db, owner.workspaceId)).currencies).toEqual([]);
    await setReportingCurrency(db, owner, 'EUR');
    expect((await listRates(db, owner.workspaceId)).currencies).toHaveLength(1);
    expect(await readReportingCurrency(db, owner.workspaceId)).toBe('EUR');
    await db.delete(workspaces).where(eq(workspaces.id, owner.workspaceId));
    const left = await db
      .select()
      .from(exchangeRates)
      .where(eq(exchangeRates.workspaceId, owner.workspaceId));
    expect(left).toEqual([]);
  });
});

it.each([
  [{ currency: 'XXX' }, 'currency'],
  [{ to: 'eur' }, 'to'],
  [{ day: '2026-13-01' }, 'day'],
  [{ rate: '0' }, 'rate'],
  [{ rate: '-1' }, 'rate'],
  [{ rate: 0.9 }, 'rate'],
  [{ rate: '1.00000000001' }, 'rate'],
])('a typed rate with %j names the field', (change, field) => {
  const result = newRateSchema.safeParse({ to: 'EUR', ...usd('2026-11-20', '0.9'), ...change });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([[field]]);
});
