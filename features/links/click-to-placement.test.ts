import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { datasets } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHandlerTransport } from '@/lib/gateway/transport';
import { createDemoKeys, findDemoOwners } from '@/lib/platform/seed/demo-keys';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { createPlatform } from '@/lib/platform/service';
import { partnerships, products } from '@/lib/platform/store/schema';
import { answerLinkRequest } from './answer-link-request';

const today = toDay(new Date());
const [seller] = tinyPlan.sellers;
const plan = seller && { creators: 8, days: 30, sellers: [{ ...seller, brands: 4, productLinks: 40 }] };

eachLedger('Links made here', (ledger) => {
  it('show their clicks by subid after a sync, from the platform to the report', async () => {
    const { db, stores } = ledger();
    await seedPlatform(db, { size: plan ?? tinyPlan, seed: 42, today });
    const platform = createPlatform({ db, publicUrl: 'https://example.com' });
    const member = await makeMember(db);
    const { workspaceId } = member;
    const { sellerKey, creatorToken } = await createDemoKeys(db);
    await addConnection(db, testVault, { workspaceId, family: 'seller', key: sellerKey });
    await addConnection(db, testVault, { workspaceId, family: 'creator', key: creatorToken });
    const gateway = createGateway({
      db,
      vault: testVault,
      transport: createHandlerTransport(platform.fetch),
    });
    const call = gateway.callFor(workspaceId);

    const { creator } = await findDemoOwners(db);
    const [known] = await db
      .select({ primary_id: products.primaryId })
      .from(products)
      .innerJoin(partnerships, eq(partnerships.brandId, products.brandId))
      .where(
        and(
          ...[eq(partnerships.creatorId, creator.ownerId), eq(partnerships.active, true)],
          ...[eq(products.marketplace, 'marketplace.com'), eq(products.active, true)],
        ),
      )
      .limit(1);
    const product = { primary_id: known?.primary_id ?? '', marketplace: 'marketplace.com' as const };
    const clicks = { newsletter: 3, 'bio page': 1, tiktok: 0 };
    for (const [subid1, count] of Object.entries(clicks)) {
      const source = { db, call, owner: 'test' };
      const { url } = await answerLinkRequest(source, member, { product, subid1 });
      for (let at = 0; at < count; at += 1) expect((await platform.fetch(new Request(url))).status).toBe(302);
    }

    const syncs = createSyncs({
      db,
      storeFor: stores.of,
      callFor: () => gateway.callFor(workspaceId, 'sync'),
    });
    await syncs.start(workspaceId, { sources: datasets.clicks.sources, range: { from: today, to: today } });
    await syncs.settle();
    const query = summaryQuerySchema.parse({ from: today, to: today, dataset: 'clicks', group: 'subid1' });
    const context = { id: workspaceId, db, store: stores.of(workspaceId) };
    const { currencies } = await summarize(context, query);
    expect(currencies[0]?.groups.map(({ key, figures }) => [key, figures.clicks])).toEqual([
      ['newsletter', 3],
      ['bio page', 1],
    ]);
    await syncs.close();
    await platform.close();
  });
});
