import { expect, it } from 'vitest';
import { deleteGroup } from '@/features/groups/change-group';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { madeLinks } from '@/lib/data/store/links-schema';
import { addDays, type DayRange, eachDay } from '@/lib/data/terms/days';
import { eachLedger } from '@/lib/data/testing/ledgers';
import { clickRow } from '@/lib/data/testing/rows';
import { sampleProduct } from '@/lib/data/testing/sample-items';
import { english } from '@/lib/testing/english';
import { listAlerts } from './list-alerts';
import { newRuleSchema } from './rule';
import { noon, setUpAlerts } from './testing/alert-set-up';

/** A Tuesday. */
const today = '2026-06-30';
const week: DayRange = { from: addDays(today, -7), to: addDays(today, -1) };
const rule = newRuleSchema.parse({ name: 'Links', condition: { kind: 'linksBroken', values: {} } });

const ids = ['A', 'B', 'C', 'D', 'FINE'];
const allIn = ids.map((id) => sampleProduct(id));
const allOut = ids.map((id) => sampleProduct(id, { inStock: id === 'FINE' }));

eachLedger('links to products that cannot be bought', (ledger) => {
  const setUp = async () => {
    const world = await setUpAlerts(ledger());
    const { db, member, workspaceId } = world;
    const link = { workspaceId, marketplace: 'marketplace.com', type: 'product', url: '', mobileUrl: '' };
    const productIds = [...ids, 'A'];
    await db
      .insert(madeLinks)
      .values(productIds.map((productId, at) => ({ ...link, productId, linkId: `link-${productId}-${at}` })));
    await world.add(rule, noon(today));
    let fence = 0;
    return {
      ...world,
      list: (rows: readonly CatalogProduct[], day: string) => {
        fence += 1;
        return world.list(listSources.products, rows, { asOf: noon(day), fence });
      },
      listBrands: () => world.list(listSources.brands, [], { asOf: noon(today), fence: 50 }),
      read: (day: string) => listAlerts({ db, member, language: english, now: () => noon(day) }),
    };
  };
  /** As many clicks per day on a link to a product as its place in the list. */
  const clicks = eachDay(week).flatMap((date) =>
    ids.map((id, at) => clickRow({ date, linkId: `link-${id}-${at}`, clicks: at + 1 })),
  );

  it('are those of a group of products, if the rule is about one', async () => {
    const world = await setUp();
    const { db, member } = world;
    const { id } = await world.addGroup({
      kind: 'product',
      name: 'Hats',
      ids: 'A\nB\nFINE',
    });
    const values = { subject: { kind: 'product_group', id } };
    const ofGroup = newRuleSchema.parse({ name: 'Hats', condition: { kind: 'linksBroken', values } });
    await world.add(ofGroup, noon(today));
    await world.fetchClicks(clicks, week, noon(today));
    await world.list(allIn, '2026-06-27');
    await world.list(allOut, today);
    await world.evaluate(noon(today));
    const { alerts } = await world.read(today);
    expect(alerts.find(({ path }) => path !== '/links/health')).toMatchObject({
      text: expect.stringMatching(
        /^3 links lead to products that cannot be bought.*: Product A and Product B$/,
      ),
      path: `/links/health?groups=${id}`,
    });
    expect(alerts).toHaveLength(2);
    await deleteGroup(db, member, id);
    await world.list(allOut, '2026-07-06');
    await world.evaluate(noon('2026-07-06'));
    expect(
      (await world.read('2026-07-06')).alerts.filter(({ path }) => path !== '/links/health'),
    ).toHaveLength(1);
  });

  it('are not told of a group whose members are not known yet', async () => {
    const world = await setUp();
    await world.list(allOut, today);
    // Its text is searched in the names of brands, too.
    const filter = { q: 'Product' };
    const { id } = await world.addGroup({
      kind: 'product',
      name: 'Named',
      filter,
    });
    const values = { subject: { kind: 'product_group', id } };
    const ofGroup = newRuleSchema.parse({ name: 'Named', condition: { kind: 'linksBroken', values } });
    await world.add(ofGroup, noon(today));
    const toldOf = async () => {
      await world.evaluate(noon(today));
      return (await world.read(today)).alerts.filter(({ path }) => path === `/links/health?groups=${id}`);
    };
    expect(await toldOf()).toEqual([]);
    await world.listBrands();
    expect(await toldOf()).toMatchObject([{ text: expect.stringMatching(/^5 links lead to products/) }]);
  });

  it('are told once per week, with their clicks since then', async () => {
    const world = await setUp();
    await world.fetchClicks(clicks, week, noon(today));
    await world.list(allIn, '2026-06-27');
    await world.list(allOut, '2026-06-28');
    await world.evaluate(noon(today));
    // The catalog was not read after yesterday was over.
    expect(await world.told()).toEqual([]);
    await world.list(allOut, today);
    for (const _ of [1, 2]) await world.evaluate(noon(today));
    expect(await world.told()).toEqual(['2026-06-29']);
    const { alerts, basis } = await world.read(today);
    expect(alerts).toMatchObject([
      {
        text: '5 links lead to products that cannot be bought, with 20 lost clicks in Jun 23 – 29, 2026: Product D, Product C, Product B, and 1 more product',
        path: '/links/health',
        asOf: noon(today).toISOString(),
        note: expect.stringContaining('May change until'),
      },
    ]);
    expect(basis).toMatchObject({
      complete: true,
      lists: [{ name: 'products', state: 'complete' }],
      rows: [{ datasets: ['clicks'], range: week }],
    });
    await world.list(allOut, '2026-07-05');
    await world.evaluate(noon('2026-07-05'));
    expect(await world.told()).toHaveLength(1);
    await world.list(allOut, '2026-07-06');
    await world.evaluate(noon('2026-07-06'));
    expect(await world.told()).toEqual(['2026-06-29', '2026-07-06']);
    const [next] = (await world.read('2026-07-06')).alerts;
    expect(next?.text).toBe(
      '5 links lead to products that cannot be bought. The clicks of the last week are not completely loaded: Product A, Product B, Product C, and 1 more product',
    );
  });

  it('are not told while every product can be bought', async () => {
    const world = await setUp();
    await world.list(allIn, today);
    await world.evaluate(noon(today));
    expect(await world.told()).toEqual([]);
  });
});
