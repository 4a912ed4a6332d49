import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { toUnits } from '@/lib/data/terms/units';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHandlerTransport } from '@/lib/gateway/transport';
import { toDay } from '@/lib/platform/seed/calendar';
import { buildCatalog } from '@/lib/platform/seed/catalog';
import { listDemoCorrections } from '@/lib/platform/seed/demo-corrections';
import { createDemoKeys } from '@/lib/platform/seed/demo-keys';
import { planSellerDays } from '@/lib/platform/seed/fill-days';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { createPlatform } from '@/lib/platform/service';
import { readSettlement } from './read-settlement';
import { recordDemoLooks } from './record-demo-looks';
import { settlementQuerySchema } from './settlement-query';

const [seller] = tinyPlan.sellers;
const plan = { creators: 12, days: 300, sellers: seller ? [{ ...seller, reportRows: 3_000 }] : [] };
const today = '2026-11-21';
const range = { from: '2026-01-26', to: today };

eachLedger('the demo', (ledger) => {
  it('knows what its rows said as they aged, and whose orders come back', async () => {
    const { db, stores } = ledger();
    await seedPlatform(db, { size: plan, seed: 42, today });
    const { workspaceId } = await makeMember(db);
    const store = stores.of(workspaceId);
    await recordDemoLooks(store, workspaceId, () => listDemoCorrections(db));
    const { sellerKey: key } = await createDemoKeys(db);
    await addConnection(db, testVault, { workspaceId, family: 'seller', key });
    const { fetch: platform, close } = createPlatform({ db, publicUrl: 'https://example.com' });
    const transport = createHandlerTransport(platform);
    const call = createGateway({ db, vault: testVault, transport }).callFor(workspaceId);
    const now = () => new Date(`${today}T12:00:00.000Z`);
    const syncs = createSyncs({ db, storeFor: stores.of, callFor: () => call, now });
    // Estimates need the days of a year.
    const year = { from: '2025-11-22', to: today };
    await syncs.start(workspaceId, { sources: ['reports:standard', 'reports:cpc'], range: year });
    await syncs.settle();
    await syncs.close();
    await close();

    const ask = (input: Record<string, string>) =>
      readSettlement(
        { id: workspaceId, db, store, now },
        settlementQuerySchema.parse({ ...range, ...input }),
      );
    const days = await ask({ grain: 'day', metric: 'sales' });
    const usd = days.currencies.find(({ currency }) => currency === 'USD');
    const catalog = buildCatalog(plan, 42, toDay(today));
    const [shop] = catalog.sellers;
    if (!shop || !usd) throw new Error('The demo has no rows.');
    const planned = planSellerDays(shop, { days: plan.days, madeFor: toDay(today), seed: 42 });
    for (const { bucket, cells } of usd.triangle) {
      for (const { age, amount } of cells) {
        const day = toDay(bucket);
        const drawn = planned
          .drawDay(day, day + age)
          .reports.filter(({ link }) => link.product?.currency === 'USD');
        const cents = drawn.reduce((sum, row) => sum + row.salesCents, 0);
        expect([bucket, age, toUnits(amount)]).toEqual([bucket, age, BigInt(cents) * 1_000_000n]);
      }
    }

    const ranked = await ask({ sort: 'share' });
    const dollars = ranked.currencies.find(({ currency }) => currency === 'USD');
    const large = (dollars?.groups ?? []).filter(({ conversions }) => conversions >= 30);
    expect(large[0]?.key).toBe(catalog.creators[1]?.id);
    expect(large[0]?.share).toBeLessThan(-0.1);
    const { settledMonths, months, tested } = dollars?.expectation ?? {};
    expect(settledMonths).toBeGreaterThanOrEqual(6);
    expect(months?.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    expect(tested?.length).toBeGreaterThanOrEqual(2);
  });
});
