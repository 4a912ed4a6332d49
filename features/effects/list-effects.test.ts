import { describe, expect, it } from 'vitest';
import { noon, setUpAlerts } from '@/features/alerts/testing/alert-set-up';
import { exampleItems } from '@/lib/contract/openapi/examples';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import type { Campaign } from '@/lib/contract/resources/program';
import type { ReportRow } from '@/lib/contract/resources/report';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { addDays, type Day, eachDay } from '@/lib/data/terms/days';
import { eachLedger, type TestLedger } from '@/lib/data/testing/ledgers';
import { programRow, reportRow } from '@/lib/data/testing/rows';
import { sampleCampaign, sampleProduct } from '@/lib/data/testing/sample-items';
import { storedCatalog } from '@/lib/data/testing/stored-catalog';
import { readCsv } from '@/lib/server/files/testing/read-file';
import { english } from '@/lib/testing/english';
import type { ChangeKind } from './effect-shape';
import { effectsQuerySchema } from './effects-query';
import { exportEffects } from './export/effects';
import { listEffects } from './list-effects';

const today: Day = '2026-06-30';
const changed: Day = '2026-05-20';
const stored = { from: '2026-02-01', to: addDays(today, -1) };

/** Five orders of 20 a day of a product, and `factor` times as many from the change on. */
const sell = (asin: string, factor = 1, given: Partial<ReportRow> = {}) =>
  eachDay(stored).map((date) => {
    const conversions = date >= changed ? 5 * factor : 5;
    return reportRow({ date, asin, linkId: `link-${asin}`, conversions, sales: 20 * conversions, ...given });
  });

const unasked = () => Promise.reject(new Error('Nothing is asked of the API.'));
const usual = ['SAME 1', 'SAME 2', 'SAME 3'];

async function setUp(ledger: TestLedger, rows: ReportRow[]) {
  const world = await setUpAlerts(ledger);
  await world.fetch(rows, stored, noon(today));
  let fence = 0;
  const list = (day: Day, products: CatalogProduct[]) => {
    fence += 1;
    return world.list(listSources.products, products, { asOf: noon(day), fence });
  };
  const ask = (kind: ChangeKind | 'all' = 'all', days = { from: '2026-05-01', to: today }) =>
    listEffects(world.at(noon(today)), effectsQuerySchema.parse({ ...days, kind }));
  /** Lists a product as it was on the day before the change, and as it is since. */
  const change = async (before: CatalogProduct, after: CatalogProduct) => {
    const others = usual.map((id) => sampleProduct(id));
    await list(addDays(changed, -1), [before, ...others]);
    await list(changed, [after, ...others]);
  };
  const listCampaigns = (campaigns: Campaign[]) =>
    world.list(listSources.campaigns, campaigns, { asOf: noon(today), fence: 1 });
  return { ...world, list, listCampaigns, ask, change };
}

const priced = (price: number, given: Partial<CatalogProduct> = {}) =>
  sampleProduct('P', { pricing: { price, currency: 'USD' }, ...given });

eachLedger('What changes did', (ledger) => {
  const alike = (factor = 1) => usual.flatMap((asin) => sell(asin, factor));

  it('is what was sold since, beside the same weekdays before and products without a change', async () => {
    const { change, ask } = await setUp(ledger(), [...alike(), ...sell('P', 2)]);
    await change(priced(20), priced(15, { inStock: true }));
    const { changes, count } = await ask();
    expect(count).toBe(1);
    const [first] = changes;
    expect(first).toMatchObject({
      subject: { kind: 'product', id: 'P' },
      parts: [{ kind: 'price', before: { amount: '20', currency: 'USD' }, after: { amount: '15' } }],
      day: changed,
      since: addDays(changed, -1),
      days: {
        before: { from: addDays(changed, -57), to: addDays(changed, -2) },
        after: { from: addDays(changed, 1), to: addDays(changed, 28) },
      },
      verdict: 'more',
    });
    expect(first?.effect).toMatchObject({
      currency: 'USD',
      sales: '5600.00',
      expected: '2800.00',
      difference: '2800.00',
      share: 1,
      conversions: 280,
      expectedConversions: 140,
      others: { of: 'category', count: 3, level: 1 },
    });
    expect(Number(first?.effect?.low)).toBeLessThan(2800);
    expect(Number(first?.effect?.high)).toBeGreaterThan(2800);
  });

  it('is the same whatever range is asked for', async () => {
    const once = Array.from({ length: 120 }, (_, at) =>
      reportRow({ date: '2026-02-12', asin: `ONCE ${at}`, linkId: `once-${at}`, sales: 90_000 }),
    );
    const { change, ask } = await setUp(ledger(), [...alike(), ...sell('P', 2), ...once]);
    await change(priced(20), priced(15));
    const { changes } = await ask('all', { from: '2026-05-15', to: today });
    expect(changes).toMatchObject([{ verdict: 'more', effect: { others: { count: 3 } } }]);
    expect((await ask('all', { from: '2026-04-13', to: today })).changes).toEqual(changes);
  });

  it('is nothing where everything else sells as much more', async () => {
    const { change, ask } = await setUp(ledger(), [...alike(2), ...sell('P', 2)]);
    await change(priced(20), priced(15));
    expect((await ask()).changes).toMatchObject([
      { verdict: 'unclear', effect: { difference: '0.00', others: { level: 2 } } },
    ]);
  });

  it('compares within the marketplace where the category has too few, and says if nothing is left', async () => {
    const other = { category: 'Another category' };
    const rows = [...alike(), ...sell('P', 2)];
    const inOther = await setUp(ledger(), rows);
    await inOther.change(priced(20, other), priced(15, other));
    expect((await inOther.ask()).changes).toMatchObject([
      { effect: { others: { of: 'marketplace', count: 3 } } },
    ]);
    const alone = await setUp(ledger(), sell('P', 2));
    await alone.change(priced(20), priced(15));
    expect((await alone.ask()).changes).toMatchObject([{ verdict: 'noOthers', effect: null }]);
  });

  it('does not compare with what changed, too, nor with another currency', async () => {
    const { list, ask } = await setUp(ledger(), [
      ...alike(),
      ...sell('P', 2),
      ...sell('ALSO', 9),
      ...sell('EURO', 9, { currency: 'EUR' }),
    ]);
    const others = usual.map((id) => sampleProduct(id));
    const also = (commissionPercentage: number) => sampleProduct('ALSO', { commissionPercentage });
    await list(addDays(changed, -1), [priced(20), also(0.1), ...others]);
    await list(changed, [priced(15), also(0.2), ...others]);
    const { changes } = await ask('price');
    expect(changes).toMatchObject([{ subject: { id: 'P' }, effect: { others: { count: 3, level: 1 } } }]);
    expect((await ask('rate')).changes).toMatchObject([
      { subject: { id: 'ALSO' }, parts: [{ kind: 'rate', before: '0.1', after: '0.2' }] },
    ]);
  });

  it('tells of all that changed on a day together, and not of small changes of a price', async () => {
    const { list, ask } = await setUp(ledger(), []);
    await list('2026-05-01', [priced(20)]);
    await list('2026-05-02', [priced(20.2)]);
    await list('2026-05-03', [priced(10, { inStock: false })]);
    const { changes } = await ask();
    expect(changes.map(({ day, parts }) => [day, parts.map(({ kind }) => kind)])).toEqual([
      ['2026-05-03', ['price', 'stock']],
    ]);
    expect((await ask('stock')).changes).toHaveLength(1);
    expect((await ask('rate')).changes).toEqual([]);
  });

  it('says why nothing is said', async () => {
    const { list, ask } = await setUp(ledger(), [...alike(), ...sell('P', 1, { sales: 0, conversions: 0 })]);
    const others = usual.map((id) => sampleProduct(id));
    await list(addDays(changed, -1), [priced(20), ...others]);
    await list(changed, [priced(15), ...others]);
    await list('2026-06-25', [priced(15), ...others]);
    await list('2026-06-26', [priced(10), ...others]);
    expect(await ask()).toMatchObject({
      changes: [
        { day: '2026-06-26', verdict: 'tooEarly', ready: '2026-07-04' },
        { day: changed, verdict: 'tooFew' },
      ],
      basis: { complete: false },
    });
    const later = { from: '2030-01-01', to: '2030-01-31' };
    expect(await ask('all', later)).toMatchObject({ range: later, changes: [], count: 0 });
    const unread = await setUp(ledger(), []);
    await unread.list('2026-02-19', [priced(20)]);
    await unread.list('2026-02-20', [priced(15)]);
    const early = { from: '2026-02-01', to: '2026-03-31' };
    expect((await unread.ask('all', early)).changes).toMatchObject([{ verdict: 'notLoaded', effect: null }]);
  });

  it('tells of a change that was listed today, and when enough days are over', async () => {
    const { list, ask } = await setUp(ledger(), [...alike(), ...sell('P')]);
    const others = usual.map((id) => sampleProduct(id));
    await list(addDays(today, -1), [priced(20), ...others]);
    await list(today, [priced(15), ...others]);
    for (const days of [undefined, { from: today, to: today }]) {
      expect(await ask('all', days)).toMatchObject({
        changes: [{ day: today, verdict: 'tooEarly', ready: addDays(today, 8) }],
        count: 1,
      });
    }
  });

  it('ends its days where the next change may have begun, although that was listed later', async () => {
    const { list, ask } = await setUp(ledger(), [...alike(), ...sell('P', 2)]);
    const others = usual.map((id) => sampleProduct(id));
    await list(addDays(changed, -1), [priced(20), ...others]);
    await list(changed, [priced(15), ...others]);
    await list(addDays(changed, 20), [priced(15), ...others]);
    await list(addDays(changed, 35), [priced(10), ...others]);
    const { changes } = await ask('all', { from: changed, to: changed });
    expect(changes).toMatchObject([{ days: { after: { to: addDays(changed, 19) } } }]);
  });

  it('tells of a price in another currency', async () => {
    const { list, ask } = await setUp(ledger(), []);
    await list('2026-05-01', [priced(20)]);
    await list('2026-05-02', [priced(20, { pricing: { price: 20, currency: 'EUR' } })]);
    expect((await ask()).changes).toMatchObject([
      { parts: [{ before: { amount: '20', currency: 'USD' }, after: { amount: '20', currency: 'EUR' } }] },
    ]);
  });

  it('needs no list of campaigns to tell of products', async () => {
    const { change, ask } = await setUp(ledger(), [...alike(), ...sell('P', 2)]);
    await change(priced(20), priced(15));
    expect((await ask('price', { from: '2026-04-20', to: today })).basis.lists).toEqual([
      { name: 'products', state: 'complete' },
    ]);
  });

  it('is of the currency with the most orders in the compared days, and names the others', async () => {
    const yen = (asin: string) => sell(asin, 1, { currency: 'JPY', sales: 900_000, conversions: 1 });
    const early = eachDay({ from: '2026-02-01', to: '2026-03-20' }).map((date) =>
      reportRow({ date, asin: 'P', currency: 'EUR', conversions: 500, sales: 500 }),
    );
    const { change, ask } = await setUp(ledger(), [...alike(), ...sell('P', 2), ...yen('P'), ...early]);
    await change(priced(20), priced(15));
    expect((await ask()).changes).toMatchObject([
      { verdict: 'more', effect: { currency: 'USD', sales: '5600.00', otherCurrencies: ['JPY'] } },
    ]);
  });

  it('is a file that says what may still change, also where days were loaded before they settled', async () => {
    const { change, db, member, store, workspaceId } = await setUp(ledger(), [...alike(), ...sell('P', 2)]);
    await change(priced(20), priced(15));
    const write = async (now: Day) => {
      const context = {
        ...storedCatalog(db, store, workspaceId),
        member,
        language: english,
        now: () => noon(now),
        still: true,
        call: unasked,
        walk: unasked,
        signal: new AbortController().signal,
      };
      const days = new URLSearchParams({ from: '2026-05-01', to: today });
      const response = await exportEffects('effects', context, days);
      return readCsv(new Uint8Array(await response.arrayBuffer())).map((line) => line['May still change']);
    };
    expect(await write(today)).toEqual(['true']);
    expect(await write('2026-12-30')).toEqual(['true']);
  });

  describe('of campaigns', () => {
    const campaign = sampleCampaign(exampleItems.programRow.campaign.id, {
      startDate: `${changed}T00:00:00.000Z`,
      endDate: `${addDays(today, 30)}T00:00:00.000Z`,
    });

    it('is what the products that they sell sold since they began', async () => {
      const { ask, list, listCampaigns, fetchProgram } = await setUp(ledger(), [...alike(), ...sell('P', 2)]);
      await list(today, [priced(20), ...usual.map((id) => sampleProduct(id))]);
      await listCampaigns([campaign]);
      const sold = programRow({ date: addDays(changed, 3), asin: 'P' });
      await fetchProgram([sold], stored, noon(today));
      expect(await ask('campaign')).toMatchObject({
        changes: [
          {
            subject: { kind: 'campaign', id: campaign.id },
            parts: [{ kind: 'campaign', after: 'began' }],
            verdict: 'more',
            effect: { sales: '5600.00', expected: '2800.00' },
          },
        ],
        count: 1,
        basis: { complete: true },
      });
      expect((await ask('price')).changes).toEqual([]);
    });

    it('cannot be said before the rows that say which products they sell are loaded', async () => {
      const { ask, list, listCampaigns } = await setUp(ledger(), [...alike(), ...sell('P', 2)]);
      await list(today, [priced(20), ...usual.map((id) => sampleProduct(id))]);
      await listCampaigns([campaign]);
      expect((await ask('campaign')).changes).toMatchObject([{ verdict: 'notLoaded', effect: null }]);
    });

    it('compares with products of each marketplace where they sold in the currency', async () => {
      const of = (marketplace: string, currency: string) => ({ marketplace, currency }) as Partial<ReportRow>;
      const german = of('marketplace.de', 'EUR');
      const { ask, listCampaigns, fetchProgram } = await setUp(ledger(), [
        ...usual.flatMap((asin) => sell(asin, 1, german)),
        ...sell('P', 1, { sales: 1, conversions: 1 }),
        ...sell('Q', 2, german),
      ]);
      await listCampaigns([campaign]);
      await fetchProgram(
        [
          programRow({ date: addDays(changed, 3), asin: 'P', sales: 500 }),
          programRow({ date: addDays(changed, 3), asin: 'Q', sales: 100, marketplace: 'marketplace.de' }),
        ],
        stored,
        noon(today),
      );
      expect((await ask('campaign')).changes).toMatchObject([
        {
          verdict: 'more',
          effect: { currency: 'EUR', others: { of: 'marketplace', count: 3 }, otherCurrencies: ['USD'] },
        },
      ]);
    });
  });
});
