import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedLinks, placedValues, placeLinks } from '@/features/links/testing/placed-links';
import { readPlacements } from '@/features/placements/placements';
import { placementsQuerySchema } from '@/features/placements/placements-query';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { linkPresets, madeLinks } from '@/lib/data/store/links-schema';
import { type DatasetName, datasetNames, datasets } from '@/lib/data/terms/datasets';
import { toDay } from '@/lib/data/terms/days';
import { placementDimensions } from '@/lib/data/terms/placement-dimensions';
import { toUnits } from '@/lib/data/terms/units';
import { expectSummary } from '@/lib/data/testing/expect-summary';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays, facts } from '@/lib/data/testing/facts';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { clickRow, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { summaryQuestion } from '@/lib/data/testing/summary-questions';
import { countRuns } from '@/lib/testing/count-runs';
import { refreshPlacements } from './refresh-placements';

const placed = (list: readonly Fact[]): Fact[] =>
  list.map((fact) => ({ ...fact, placement: placedLinks.get(fact.link) }) as Fact);
const withLinks = datasetNames.filter((name) => datasets[name].dimensions.link);
const history = (dataset: DatasetName) =>
  fc.record({
    held: facts(dataset),
    questions: fc.array(summaryQuestion(dataset, placedValues), { minLength: 3, maxLength: 3 }),
  });

const plainLink = {
  productId: 'B',
  marketplace: 'marketplace.com',
  type: 'product',
  url: 'https://example.com',
  mobileUrl: 'https://example.com',
};

bothLedgers('placements', (ledger, kind) => {
  describe.each(withLinks)('of %s', (dataset) => {
    it('equal decimal arithmetic over the rows of their links, for all queries', {
      timeout: 300_000,
    }, async () => {
      const property = fc.asyncProperty(history(dataset), async ({ held, questions }) => {
        const { db } = ledger();
        // Late enough that complete months are summed.
        const at = new Date('2026-08-20T12:00:00.000Z');
        const context = await storeRows(ledger(), toApiRows(held), factDays, { at });
        await placeLinks(db, context.id);
        await refreshPlacements(db, context.store, context.id);
        for (const query of questions) {
          expectSummary(await summarize(context, query), placed(held), query, toDay(at));
        }
      });
      await fc.assert(property, { numRuns: countRuns(12, kind) });
    });
  });

  const keep = async () => {
    const { db } = ledger();
    const row = (linkId: string, commissionAmount: number) =>
      reportRow({ date: '2026-06-02', linkId, commissionAmount, asin: 'P1', currency: 'USD' });
    const context = await storeRows(
      ledger(),
      {
        standard: [row('link-1', 0.1), row('link-2', 0.2), row('link 3', 1.005)],
        clicks: [clickRow({ date: '2026-06-02', linkId: 'link-1', clicks: 3 })],
      },
      { from: '2026-06-01', to: '2026-06-30' },
    );
    await placeLinks(db, context.id);
    const ask = async (given: Record<string, string>) => {
      await refreshPlacements(db, context.store, context.id);
      const query = summaryQuerySchema.parse({ from: '2026-06-01', to: '2026-06-30', ...given });
      const [part] = (await summarize(context, query)).currencies;
      const named = (part?.groups ?? []).map(({ key, label }) => [key, label]);
      return { part, named };
    };
    return { context, ask, db };
  };

  it('add up to the total by every attribute, with links created elsewhere as one group', async () => {
    const { ask } = await keep();
    for (const group of placementDimensions) {
      const { part } = await ask({ group, sort: 'commission' });
      const sums = part?.groups.map(({ figures }) => toUnits(figures.commission)) ?? [];
      expect(sums.reduce((a, b) => a + b, 0n)).toBe(toUnits('1.305'));
      expect(part?.groups[0]).toMatchObject({ key: null, figures: { commission: '1.005' } });
    }
  });

  it('have names for products, batches, presets and people, and for links by product and subid', async () => {
    const { ask } = await keep();
    const names: Record<string, string> = {
      link_product: 'Blue hat',
      batch: 'Spring',
      preset: 'Bio link',
      maker: 'Ada',
      sharedid: 'a,b~',
    };
    for (const [group, name] of Object.entries(names)) {
      expect((await ask({ group })).named).toContainEqual([placedValues[group as 'batch'][0], name]);
    }
    expect((await ask({ group: 'link' })).named).toEqual(
      expect.arrayContaining([
        ['link-1', 'Blue hat · bio'],
        ['link-2', '– · none · x / y'],
        ['link 3', 'P1 · link 3'],
      ]),
    );
  });

  it('follow new links and changed presets between two queries', async () => {
    const { ask, context, db } = await keep();
    const elsewhere = async () => (await ask({ subids1: 'none' })).part?.figures.commission;
    expect(await elsewhere()).toBe('1.005');
    const { id: workspaceId } = context;
    await db.insert(madeLinks).values({ ...plainLink, workspaceId, linkId: 'link 3', subid1: 'bio' });
    expect(await elsewhere()).toBeUndefined();
    expect((await ask({ subids1: 'bio' })).part?.figures.commission).toBe('1.105');
    const [preset] = await db
      .insert(linkPresets)
      .values({ workspaceId: context.id, name: 'Short', subid1: 'bio' })
      .returning();
    const presets = async () => (await ask({ group: 'preset' })).named.map(([, name]) => name);
    expect(await presets()).toContain('Short');
    const change = (values: Partial<typeof linkPresets.$inferInsert>) =>
      db
        .update(linkPresets)
        .set(values)
        .where(eq(linkPresets.id, `${preset?.id}`));
    // A renamed preset and a new link between two questions: the new link alone is not enough.
    await change({ name: 'Shorter' });
    await db.insert(madeLinks).values({ ...plainLink, workspaceId: context.id, linkId: 'link-9' });
    expect(await presets()).toContain('Shorter');
    // The same texts in other fields.
    await change({ subid1: null, subid2: 'bio' });
    expect(await presets()).not.toContain('Shorter');
  });

  it('change the revision of a receipt with each link and name, and only then', async () => {
    const { context, db } = await keep();
    const { id: workspaceId } = context;
    const read = async () => {
      const query = summaryQuerySchema.parse({ from: '2026-06-01', to: '2026-06-30', group: 'preset' });
      return (await readSummary(context, query)).receipt.revision;
    };
    const seen = [await read()];
    expect(await read()).toBe(seen[0]);
    await db.insert(madeLinks).values({ ...plainLink, workspaceId, linkId: 'link-8' });
    seen.push(await read());
    await db.update(linkPresets).set({ name: 'Renamed' }).where(eq(linkPresets.workspaceId, workspaceId));
    seen.push(await read());
    expect(new Set(seen).size).toBe(3);
  });

  it('have last week, the week before and the product for each placement', async () => {
    const { db } = ledger();
    const row = (date: string, linkId: string, commissionAmount: number) =>
      reportRow({ date, linkId, commissionAmount, clicks: 2, conversions: 1, asin: 'P1', currency: 'USD' });
    const context = await storeRows(
      ledger(),
      {
        standard: [
          row('2026-06-16', 'link-1', 0.1),
          row('2026-06-22', 'link-1', 0.2),
          row('2026-06-23', 'link-1', 1),
          row('2026-06-29', 'link-1', 0.5),
          row('2026-06-30', 'link-1', 9),
          row('2026-06-18', 'link-2', 3),
          row('2026-06-24', 'link 3', 7),
        ],
      },
      { from: '2026-06-01', to: '2026-06-30' },
    );
    await placeLinks(db, context.id);
    await refreshPlacements(db, context.store, context.id);
    const query = placementsQuerySchema.parse({ from: '2026-06-20', to: '2026-06-30' });
    const { currencies, ...answer } = await readPlacements(context, query);
    expect(answer).toMatchObject({
      range: { from: '2026-06-20', to: '2026-06-30' },
      week: { from: '2026-06-23', to: '2026-06-29' },
      weekBefore: { from: '2026-06-16', to: '2026-06-22' },
      weekReceipt: { state: 'complete' },
    });
    expect(currencies).toHaveLength(1);
    expect(currencies[0]?.placements).toMatchObject([
      {
        key: 'bio',
        products: { count: 1, name: 'Blue hat' },
        figures: { commission: '10.70', clicks: 8, epc: '1.3375', conversionRate: 0.5 },
        week: { figures: { commission: '1.50' }, compared: { commission: '0.30' } },
      },
      {
        key: null,
        products: null,
        figures: { commission: '7.00' },
        week: { compared: { commission: '0.00' } },
      },
    ]);
    const two = placementsQuerySchema.parse({ from: '2026-06-01', to: '2026-06-30', top: '1' });
    const [part] = (await readPlacements(context, two)).currencies;
    expect(part?.placements.map(({ kind, groups }) => [kind, groups])).toEqual([
      ['value', 1],
      ['other', 2],
    ]);
  });

  it('tell a subid named like no value from no subid, in each figure', async () => {
    const { db } = ledger();
    const row = (date: string, linkId: string, commissionAmount: number) =>
      reportRow({ date, linkId, commissionAmount, asin: 'P1', currency: 'USD' });
    const standard = ['null', 'none', 'constructor', 'link 3'].flatMap((linkId, at) => [
      row('2026-06-16', linkId, 10 ** at),
      row('2026-06-23', linkId, 2 * 10 ** at),
    ]);
    const context = await storeRows(ledger(), { standard }, { from: '2026-06-01', to: '2026-06-30' });
    await placeLinks(db, context.id);
    await refreshPlacements(db, context.store, context.id);
    const query = placementsQuerySchema.parse({ from: '2026-06-20', to: '2026-06-30' });
    const [part] = (await readPlacements(context, query)).currencies;
    expect(
      part?.placements.map(({ key, figures, week }) => [
        key,
        figures.commission,
        week?.figures.commission,
        week?.compared?.commission,
      ]),
    ).toEqual([
      [null, '2000.00', '2000.00', '1000.00'],
      ['constructor', '200.00', '200.00', '100.00'],
      ['~7E', '20.00', '20.00', '10.00'],
      ['null', '2.00', '2.00', '1.00'],
    ]);
  });

  it('are in every row of an export, empty for links created elsewhere', async () => {
    const { context, db } = await keep();
    await refreshPlacements(db, context.store, context.id);
    const read = async (dataset: DatasetName): Promise<Record<string, string>[]> => {
      const query = exportQuerySchema.parse({ from: '2026-06-01', to: '2026-06-30', dataset });
      const { body } = await exportRows(context, query, {
        signal: new AbortController().signal,
        noteEnd: async () => {},
      });
      return parse(await new Response(body).text(), { columns: true, comment: '#' });
    };
    const made = {
      link: 'link-1',
      subid1: 'bio',
      subid2: '',
      sharedid: 'a,b~',
      preset: 'Bio link',
      batch: 'Spring',
      maker: 'Ada',
      linkProduct: 'Blue hat',
    };
    const none = { subid1: '', subid2: '', sharedid: '', preset: '', batch: '', maker: '', linkProduct: '' };
    const rows = (await read('reports')).sort((a, b) => (`${a.link}` < `${b.link}` ? -1 : 1));
    expect(rows).toMatchObject([
      { ...none, link: 'link 3' },
      made,
      { ...none, link: 'link-2', subid1: 'none', subid2: 'x / y' },
    ]);
    expect(await read('clicks')).toMatchObject([{ ...made, clicks: '3' }]);
    expect(await read('program')).toEqual([]);
  });

  it('belong to their workspace only', async () => {
    await keep();
    const other = await storeRows(
      ledger(),
      { standard: [reportRow({ date: '2026-06-02', linkId: 'link-1' })] },
      { from: '2026-06-01', to: '2026-06-30' },
    );
    await refreshPlacements(ledger().db, other.store, other.id);
    const query = summaryQuerySchema.parse({ from: '2026-06-01', to: '2026-06-30', group: 'subid1' });
    const [part] = (await summarize(other, query)).currencies;
    expect(part?.groups.map(({ key }) => key)).toEqual([null]);
  });
});
