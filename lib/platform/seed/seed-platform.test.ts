import { setTimeout as sleep } from 'node:timers/promises';
import { and, countDistinct, gt, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Db } from '@/lib/server/db/database';
import { eachDatabase } from '@/lib/testing/databases';
import { findKey } from '../keys/find-key';
import { clickRows, links, reportRows } from '../store/schema';
import { addMissingDays } from './add-missing-days';
import { listDemoChanges } from './demo-changes';
import { listDemoCosts } from './demo-costs';
import { listDemoGoals } from './demo-goals';
import { createDemoKeys, findDemoOwners } from './demo-keys';
import { listDemoLinks } from './demo-links';
import { listDemoMargins } from './demo-margins';
import { listDemoPartners } from './demo-partners';
import { followDays } from './follow-days';
import { type SeedProgress, seedPlatform } from './seed-platform';
import { tinyPlan } from './tiny-plan';

const today = '2026-11-21';
const options = { size: tinyPlan, seed: 42, today };

async function readNumber(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  const answer = z.object({ rows: z.tuple([z.object({ n: z.coerce.number() })]) });
  return answer.parse(await db.execute(query)).rows[0].n;
}

async function hashRows(db: Db): Promise<string> {
  const rows = await db.select().from(reportRows).orderBy(reportRows.id);
  return JSON.stringify(rows);
}

eachDatabase('seeding', (database) => {
  it('leaves nothing if stopped half-way, and starts over', async () => {
    const { db } = database();
    const stop = (progress: SeedProgress) => {
      if (progress.phase === 'reports') throw new Error('stopped');
    };
    await expect(seedPlatform(db, { ...options, onProgress: stop })).rejects.toThrow('stopped');
    expect(await readNumber(db, sql`select count(*) n from platform.sellers`)).toBe(0);
  });

  it('stores the planned rows once, and reports progress', async () => {
    const { db } = database();
    const progress: SeedProgress[] = [];
    const first = await Promise.all([
      seedPlatform(db, { ...options, onProgress: (step) => progress.push(step) }),
      seedPlatform(db, options),
    ]);
    expect(first.filter(Boolean)).toHaveLength(1);
    expect(await seedPlatform(db, options)).toBe(false);
    expect(await readNumber(db, sql`select count(*) n from platform.report_rows`)).toBe(1_700);
    if (first[0]) expect(progress.at(-1)).toEqual({ phase: 'campaigns', done: 14, total: 14 });
  });

  it('gives the demo’s creator links with sales', async () => {
    const { db } = database();
    const own = await listDemoLinks(db, 'https://example.com');
    expect(own.length).toBeGreaterThan(1);
    expect(own.some(({ subid1 }) => subid1 !== null)).toBe(true);
    for (const { link } of own) expect(link.url).toMatch(`https://example.com/l/${link.id}`);
    const ids = own.map(({ link }) => link.id);
    const [sold] = await db
      .select({ links: countDistinct(reportRows.linkId) })
      .from(reportRows)
      .where(and(inArray(reportRows.linkId, ids), gt(reportRows.sales, 0)));
    expect(sold?.links).toBeGreaterThan(0);
  });

  it('gives the demo margins of every brand but one, a category and a product', async () => {
    const { db } = database();
    const own = await listDemoMargins(db);
    const kinds = own.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['brand', 'category', 'product']));
    expect(kinds.filter((kind) => kind !== 'brand')).toEqual(['category', 'product']);
  });

  it('gives the demo a goal of the last month that was missed by a little, and two of this month', async () => {
    const { db } = database();
    const { seller } = await findDemoOwners(db);
    const own = await listDemoGoals(db, today);
    expect(own.map(({ period, subject }) => [period, subject?.kind])).toEqual([
      ['2026-10', undefined],
      ['2026-11', undefined],
      ['2026-11', 'brand'],
    ]);
    const sold = await readNumber(
      db,
      sql`select sum(sales) n from platform.report_rows
        where seller_id = ${seller.ownerId} and currency = 'USD' and date >= '2026-10-01' and date < '2026-11-01'`,
    );
    const missed = Number(own[0]?.target);
    expect(missed).toBeGreaterThan(sold);
    expect(missed).toBeLessThan(sold * 1.1);
    expect(own.every(({ target }) => /^[1-9]\d*00$/.test(target))).toBe(true);
  });

  it('gives the demo a retainer above the sales of a creator, a sample and a tool', async () => {
    const { db } = database();
    const { seller } = await findDemoOwners(db);
    const own = await listDemoCosts(db, today);
    expect(own.map(({ kind, subject }) => [kind, subject?.kind])).toEqual([
      ['retainer', 'creator'],
      ['sample', 'creator'],
      ['tool', undefined],
    ]);
    const [retainer] = own;
    const sold = await readNumber(
      db,
      sql`select sum(sales) n from platform.report_rows
        where seller_id = ${seller.ownerId} and creator_id = ${retainer?.subject?.id} and currency = 'USD' and date >= '2026-10-25'`,
    );
    const perDay = Number(retainer?.amount) / 365;
    expect(perDay * 28).toBeGreaterThan(sold * 0.55);
    expect(own.every(({ amount }) => /^\d+(\.\d{1,2})?$/.test(amount))).toBe(true);
  });

  it('gives the demo products that changed, one to two changes each, oldest first', async () => {
    const changes = await listDemoChanges(database().db);
    const days = changes.map(({ listedAt }) => listedAt.toISOString().slice(0, 10));
    expect(days).toEqual([
      '2026-09-28',
      '2026-10-27',
      '2026-10-28',
      '2026-10-30',
      '2026-11-07',
      '2026-11-10',
    ]);
    for (const { before, after, lastSeen, listedAt } of changes) {
      expect(listedAt.getTime() - lastSeen.getTime()).toBe(86_400_000);
      expect(JSON.parse(before).primaryId).toBe(JSON.parse(after).primaryId);
      expect(before).not.toBe(after);
    }
  });

  it('gives the demo partners in several stages, one step overdue and one due today', async () => {
    const { db } = database();
    const partners = await listDemoPartners(db, today);
    expect(new Set(partners.map(({ stage }) => stage)).size).toBeGreaterThan(3);
    expect(partners.some(({ creatorId }) => creatorId === null)).toBe(true);
    expect(partners.some(({ creatorId }) => creatorId !== null)).toBe(true);
    const days = partners.map(({ step }) => step?.day ?? today);
    expect(days.some((day) => day < today)).toBe(true);
    expect(partners.some(({ step }) => step?.day === today)).toBe(true);
  });

  it('stores rows together with what they refer to', async () => {
    const { db } = database();
    expect(
      await readNumber(
        db,
        sql`select count(*) n from platform.report_rows r
          join platform.links l on l.id = r.link_id join platform.products p on p.id = l.product_id
          where r.brand_id = p.brand_id and r.asin = p.primary_id and r.marketplace = p.marketplace
            and r.currency = p.currency and r.creator_id = l.creator_id and r.seller_id = p.seller_id
            and r.payout_model = l.payout_model and (r.payout_model = 'cpc') = (r.cpc_campaign_id is not null)
            and (r.payout_model = 'standard' or r.commission_amount = r.clicks * l.pay_per_click)`,
      ),
    ).toBe(1_700);
    expect(
      await readNumber(
        db,
        sql`select count(*) n from platform.click_rows where (asin is null) <> (link_type = 'storefront')`,
      ),
    ).toBe(0);
    expect(
      await readNumber(
        db,
        sql`select count(*) n from platform.report_rows where date >= ${`${today}T00:00:00Z`}`,
      ),
    ).toBe(0);
    expect(
      await readNumber(db, sql`select count(distinct day) n from platform.bonus_rows where amount >= 0`),
    ).toBe(tinyPlan.days);
  });

  it('gives the demo working keys', async () => {
    const { db } = database();
    const { sellerKey, creatorToken } = await createDemoKeys(db);
    expect(await findKey(db, 'seller', sellerKey)).not.toBeNull();
    expect(await findKey(db, 'creator', creatorToken)).not.toBeNull();
  });

  it('adds missing days, finalizes old rows and keeps real clicks', async () => {
    const { db } = database();
    const [link] = await db
      .select()
      .from(links)
      .where(sql`${links.marketplace} = 'marketplace.com'`)
      .limit(1);
    if (!link) throw new Error('no link');
    const { sellerId, brandId, marketplace, payoutModel, creatorId, type } = link;
    const clicked = {
      sellerId,
      brandId,
      marketplace,
      payoutModel,
      creatorId,
      linkId: link.id,
      linkType: type,
      date: `${today}T00:00:00.000Z`,
      final: false,
      clicks: 7,
      asin: 'X',
    };
    await db.insert(clickRows).values(clicked);
    const open = sql`select count(*) n from platform.report_rows where not final`;
    const openBefore = await readNumber(db, open);

    expect(await addMissingDays(db, { today })).toBe(0);
    expect(await addMissingDays(db, { today: '2026-12-01' })).toBe(10);
    expect(await addMissingDays(db, { today: '2026-12-01' })).toBe(0);

    const added = sql`select count(*) n from platform.report_rows where date >= ${`${today}T00:00:00Z`}`;
    expect(await readNumber(db, added)).toBeGreaterThan(50);
    expect(await readNumber(db, open)).toBeLessThan(openBefore + 200);
    expect(
      await readNumber(
        db,
        sql`select count(*) n from platform.report_rows where not final and date < '2026-10-17T00:00:00Z'`,
      ),
    ).toBe(0);
    const [kept] = await db
      .select()
      .from(clickRows)
      .where(sql`${clickRows.linkId} = ${link.id} and ${clickRows.date} = ${clicked.date}`);
    expect(kept?.clicks).toBeGreaterThanOrEqual(7);
  });

  it('adds a day when it begins, while the platform runs', async () => {
    const { db } = database();
    let now = new Date('2026-12-01T23:59:59Z');
    const days = followDays(db, { now: () => now, everyMs: 20 });
    const added = sql`select count(*) n from platform.report_rows where date >= '2026-12-01T00:00:00Z'`;
    await sleep(200);
    expect(await readNumber(db, added)).toBe(0);
    now = new Date('2026-12-02T00:00:01Z');
    await expect.poll(() => readNumber(db, added)).toBeGreaterThan(0);
    await days.close();
  });

  it('gives the same rows in one step or two', async () => {
    const { db } = database();
    const stepped = await addMissingDays(db, { today: '2026-12-03' });
    expect(stepped).toBe(1);
    const rows = await hashRows(db);
    await db.execute(sql`truncate platform.sellers, platform.creators, platform.report_rows, platform.click_rows,
      platform.bonus_rows, platform.program_rows, platform.settings, platform.campaigns, platform.program_creators cascade`);
    await seedPlatform(db, options);
    await addMissingDays(db, { today: '2026-12-03' });
    expect(await hashRows(db)).toBe(rows);
  });
});
