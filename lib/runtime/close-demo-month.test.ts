import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readStatement } from '@/features/closing/read-statement';
import { closings } from '@/features/closing/schema';
import { makeMember } from '@/lib/access/testing/people';
import { parseSummaryInput } from '@/lib/data/read/summary/parse-summary-input';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { addConnection } from '@/lib/gateway/connections/add-connection';
import { testVault } from '@/lib/gateway/connections/testing/vault';
import { createDemoKeys } from '@/lib/platform/seed/demo-keys';
import { returnDemoOrder } from '@/lib/platform/seed/return-demo-order';
import { seedPlatform } from '@/lib/platform/seed/seed-platform';
import { tinyPlan } from '@/lib/platform/seed/tiny-plan';
import { createPlatform } from '@/lib/platform/service';
import { workspaces } from '@/lib/server/identity/schema';
import { closeDemoMonth } from './close-demo-month';

/** Few brands, because BRB estimates are fetched per brand. */
const [seller] = tinyPlan.sellers;
const plan = seller && { creators: 8, days: 60, sellers: [{ ...seller, brands: 2, productLinks: 40 }] };

const now = () => new Date('2026-11-21T12:00:00.000Z');

eachLedger('the demo', (ledger) => {
  it('has a closed month, and an order of it that was returned since', async () => {
    const { db, stores } = ledger();
    await seedPlatform(db, { size: plan ?? tinyPlan, seed: 42, today: '2026-11-21' });
    const member = await makeMember(db);
    const { workspaceId } = member;
    const { fetch: platform, close } = createPlatform({ db, publicUrl: 'https://example.com' });
    const parts = { db, vault: testVault, stores, platform, now };
    const returnOrder = (days: { from: string; to: string }) => returnDemoOrder(db, days);
    await closeDemoMonth({ ...parts, returnOrder });
    expect(await db.$count(closings)).toBe(0);

    await db.update(workspaces).set({ demo: true }).where(eq(workspaces.id, workspaceId));
    const { sellerKey: key } = await createDemoKeys(db);
    await addConnection(db, testVault, { workspaceId, family: 'seller', key });
    await closeDemoMonth({ ...parts, returnOrder });
    await closeDemoMonth({ ...parts, returnOrder });
    const asker = { id: workspaceId, db, store: stores.of(workspaceId), member, now };
    const closed = await readStatement(asker, { month: '2026-10', currency: 'USD' });
    expect(closed.closing).not.toBeNull();
    const { adjustments } = await readStatement(asker, { month: '2026-11', currency: 'USD' });
    expect(adjustments.map(({ month, lines }) => [month, lines.length])).toEqual([['2026-10', 1]]);
    expect(Number(adjustments[0]?.lines[0]?.sales)).toBeLessThan(0);
    expect(Number(adjustments[0]?.lines[0]?.commission)).toBeLessThan(0);
    const query = parseSummaryInput({ from: '2026-10-01', to: '2026-10-31', group: 'creator' });
    const creators = await readSummary(asker, query);
    const groups = creators.currencies.flatMap((part) => part.groups).filter(({ key }) => key !== null);
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.filter(({ label }) => label === null)).toEqual([]);
    await close();
  });
});
