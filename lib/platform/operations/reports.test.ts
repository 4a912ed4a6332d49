import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { eachDatabase } from '@/lib/testing/databases';
import { brands, clickRows, reportRows } from '../store/schema';
import { clickRow, reportRow } from '../testing/rows';
import { createWorld, type World } from '../testing/world';

const range = 'start=2026-01-01T00:00:00.000Z&end=2026-12-31T23:59:59.999Z';

eachDatabase('report pages', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database().db);
  });
  beforeEach(async () => {
    await database().db.delete(reportRows);
    await database().db.delete(clickRows);
  });

  async function walk(path: string, between: () => Promise<void> = async () => {}) {
    const rows: { id: string; date: string }[] = [];
    let cursor: string | null = null;
    do {
      const { status, body } = await world.get(cursor ? `${path}&cursor=${cursor}` : path);
      expect(status).toBe(200);
      rows.push(...body.reports);
      cursor = body.cursor;
      expect((cursor ?? '').length).toBeLessThanOrEqual(512);
      await between();
    } while (cursor);
    return rows;
  }

  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString();
  const row = fc.record({
    date: fc.integer({ min: 0, max: 5 }).map(day),
    asin: fc.constantFrom('A', 'B'),
    marketplace: fc.constantFrom('marketplace.com', 'marketplace.de'),
    payoutModel: fc.constantFrom('standard' as const, 'cpc' as const),
    brand: fc.constantFrom('home' as const, 'abroad' as const),
  });
  const filters = fc.record({
    limit: fc.integer({ min: 1, max: 7 }),
    marketplace: fc.constantFrom('all', 'marketplace.com', 'marketplace.de'),
    payout: fc.constantFrom('all', 'standard', 'cpc'),
    brand: fc.option(fc.constantFrom('home' as const, 'abroad' as const, 'both' as const), {
      nil: undefined,
    }),
    asin: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
  });

  it('a walk returns every existing row exactly once, newest first, during concurrent inserts, corrections and finalization', async () => {
    const { db } = database();
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 30 }),
        fc.array(row, { maxLength: 10 }),
        filters,
        async (before, meanwhile, { limit, marketplace, payout, brand, asin }) => {
          await db.delete(reportRows);
          const { home, abroad } = world.mine;
          const idOf = { home: home.id, abroad: abroad.id };
          const store = ({ brand: of, ...values }: (typeof before)[number]) =>
            reportRow(world, { ...values, brandId: idOf[of] });
          const stored = before.map(store);
          if (stored.length > 0) await db.insert(reportRows).values(stored);
          const brandIds = brand === 'both' ? [home.id, abroad.id] : brand && [idOf[brand]];
          const expected = stored.filter(
            (one) =>
              (marketplace === 'all' || one.marketplace === marketplace) &&
              (payout === 'all' || one.payoutModel === payout) &&
              (!brandIds || brandIds.includes(one.brandId)) &&
              (!asin || one.asin === asin),
          );

          const query = `${range}&limit=${limit}&marketplace=${marketplace}&payout_model=${payout}`;
          const narrowed = `${query}${brandIds ? `&brand_ids=${brandIds}` : ''}${asin ? `&asins=${asin}` : ''}`;
          const late = meanwhile.map(store);
          const walked = await walk(`/api/seller/v1/reports?${narrowed}`, async () => {
            const next = late.pop();
            if (next) await db.insert(reportRows).values(next);
            await db.update(reportRows).set({ clicks: sql`${reportRows.clicks} + 1`, final: true });
          });

          const known = new Set(stored.map(({ id }) => id));
          const old = walked.filter(({ id }) => known.has(id));
          expect(old.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
          expect(new Set(walked.map(({ id }) => id)).size).toBe(walked.length);
          const keys = walked.map(({ date, id }) => `${date} ${id}`);
          expect(keys).toEqual([...keys].sort().reverse());
        },
      ),
      { numRuns: 40, seed: 20_260_101 },
    );
  });

  it('returns each value as stored, including special characters', async () => {
    const { db } = database();
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((any) => any.replaceAll('\0', '')),
      fc.constantFrom('"', '\\', '\n', '"},\n{"', '\u2028', '名前'),
    );
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000_000 }).map((n) => n / 10_000);
    const instant = fc.date({ min: new Date(day(0)), max: new Date(day(364)), noInvalidDate: true });
    const values = fc.record({
      date: instant.map((date) => date.toISOString()),
      asin: text,
      linkId: text,
      currency: text,
      cpcCampaignId: fc.option(fc.uuid()),
      final: fc.boolean(),
      sales: amount,
      commissionAmount: amount,
      clicks: fc.integer({ min: -1_000, max: 1_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 5 }), async (given) => {
        await db.delete(reportRows);
        const stored = given.map((one, n) => ({
          ...reportRow(world, one),
          ...one,
          linkId: `${n}${one.linkId}`,
        }));
        await db.insert(reportRows).values(stored);
        const { body } = await world.get(`/api/seller/v1/reports?${range}`);
        expect(operations.listReports.response.parse(body)).toEqual(body);
        const shown = stored.map(({ sellerId, payoutModel, ...row }) => row);
        const byId = (a: { id?: string }, b: { id?: string }) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1);
        expect(body.reports.sort(byId)).toEqual(shown.sort(byId));
      }),
      { numRuns: 40, seed: 20_260_102 },
    );
  });

  it('includes rows at both ends of the range once, and none outside', async () => {
    const dates = [
      '2026-01-31T23:59:59.999Z',
      '2026-02-01T00:00:00.000Z',
      '2026-02-28T23:59:59.999Z',
      '2026-03-01T00:00:00.000Z',
    ];
    await database()
      .db.insert(reportRows)
      .values(dates.map((date) => reportRow(world, { date })));
    const { body } = await world.get(
      '/api/seller/v1/reports?start=2026-02-01T00:00:00.000Z&end=2026-02-28T23:59:59.999Z',
    );
    expect(body.reports.map(({ date }: { date: string }) => date)).toEqual([dates[2], dates[1]]);
    expect(operations.listReports.response.safeParse(body).success).toBe(true);
  });

  it('walks click reports the same way, including storefronts', async () => {
    const rows = Array.from({ length: 9 }, (_, n) => clickRow(world, { date: day(n % 3) }));
    await database()
      .db.insert(clickRows)
      .values(rows.map((one, n) => (n % 2 ? one : { ...one, asin: null, creatorId: null })));
    const walked = await walk(`/api/seller/v1/reports/clicks?${range}&limit=2`);
    expect(walked.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    const { body } = await world.get(`/api/seller/v1/reports/clicks?${range}&asin=KETTLE`);
    expect(body.reports).toHaveLength(4);
    expect(operations.listClickReports.response.safeParse(body).success).toBe(true);
  });

  it('filters by many brands like by few', async () => {
    const { db } = database();
    const { home, id: sellerId } = world.mine;
    const { id: _, ...values } = home;
    const many = await db
      .insert(brands)
      .values(Array.from({ length: 10 }, () => ({ ...values, sellerId })))
      .returning();
    const ids = many.map(({ id }) => id);
    await db
      .insert(reportRows)
      .values([...ids, home.id].map((brandId) => reportRow(world, { brandId, date: day(1) })));
    for (const requested of [ids, ids.slice(0, 3)]) {
      const walked = await walk(`/api/seller/v1/reports?${range}&limit=2&brand_ids=${requested},not-an-id`);
      expect(walked).toHaveLength(requested.length);
    }
  });

  describe('cursors', () => {
    const path = `/api/seller/v1/reports?${range}&limit=1`;
    async function firstCursor(): Promise<string> {
      await database()
        .db.insert(reportRows)
        .values([1, 2, 3].map((n) => reportRow(world, { date: day(n) })));
      return (await world.get(path)).body.cursor;
    }

    it.each([
      ['where it belongs', (cursor: string) => `${path}&cursor=${cursor}`, 200],
      [
        'with another page size',
        (cursor: string) => `${path.replace('limit=1', 'limit=2')}&cursor=${cursor}`,
        200,
      ],
      [
        'with a default spelled out',
        (cursor: string) => `${path}&payout_model=standard&cursor=${cursor}`,
        200,
      ],
      ['with another filter', (cursor: string) => `${path}&marketplace=all&cursor=${cursor}`, 422],
      ['with another range', (cursor: string) => `${path.replace('12-31', '12-30')}&cursor=${cursor}`, 422],
      [
        'on another operation',
        (cursor: string) => `${path.replace('/reports', '/reports/clicks')}&cursor=${cursor}`,
        422,
      ],
      ['cut', (cursor: string) => `${path}&cursor=${cursor.slice(0, -1)}`, 422],
      ['lengthened', (cursor: string) => `${path}&cursor=${cursor}A`, 422],
      ['padded', (cursor: string) => `${path}&cursor=${cursor}=`, 422],
      ['with a orphan character', (cursor: string) => `${path}&cursor=${cursor}!`, 422],
      ['empty', () => `${path}&cursor=`, 422],
    ])('are judged %s', async (_, ask, status) => {
      expect((await world.get(ask(await firstCursor()))).status).toBe(status);
    });

    it('are rejected for another seller', async () => {
      expect((await world.get(`${path}&cursor=${await firstCursor()}`, world.other.key)).status).toBe(422);
    });

    it('are rejected with any character changed', async () => {
      const cursor = await firstCursor();
      await fc.assert(
        fc.asyncProperty(fc.nat(cursor.length - 1), fc.constantFrom(...'AQgw_-z9'), async (at, character) => {
          fc.pre(cursor[at] !== character);
          const altered = cursor.slice(0, at) + character + cursor.slice(at + 1);
          expect((await world.get(`${path}&cursor=${altered}`)).status).toBe(422);
        }),
        { numRuns: 60, seed: 7 },
      );
    });
  });
});
