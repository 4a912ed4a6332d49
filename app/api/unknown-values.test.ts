import { expect, it } from 'vitest';
import { writeReceipt } from '@/features/mcp/receipt';
import { readPlacements } from '@/features/placements/placements';
import { placementsQuerySchema } from '@/features/placements/placements-query';
import { convertedQuerySchema } from '@/features/rates/converted-query';
import { readConverted } from '@/features/rates/read-converted';
import { exportRows } from '@/features/reports/export';
import { exportQuerySchema } from '@/features/reports/export-query';
import { readFunnel } from '@/features/reports/funnel';
import { funnelQuerySchema } from '@/features/reports/funnel-query';
import { readPerformance } from '@/features/reports/performance';
import { performanceQuerySchema } from '@/features/reports/performance-query';
import { reconcileClicks } from '@/features/reports/reconciliation';
import { reconciliationQuerySchema } from '@/features/reports/reconciliation-query';
import { listRows } from '@/features/reports/rows';
import { rowsQuerySchema } from '@/features/reports/rows-query';
import { readSettlement } from '@/features/settlement/read-settlement';
import { settlementQuerySchema } from '@/features/settlement/settlement-query';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { readSummary } from '@/lib/data/read/summary/read-summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { Ledger } from '@/lib/data/store/workspace';
import type { Basis } from '@/lib/data/terms/basis';
import { openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { brandA, creatorA, reportRow } from '@/lib/data/testing/rows';
import { storeRows } from '@/lib/data/testing/stored-rows';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { findLanguage } from '@/lib/language/find-language';
import { captionOf } from '@/lib/pages/answer-caption';
import { writeCaption } from '@/lib/pages/caption';
import { stateHeaders } from '@/lib/pages/file-caption';
import { describeUnknownValues } from '@/lib/pages/filter-words';

const april = { from: '2026-04-01', to: '2026-04-30' };
const never = 'b9999999-0000-4000-8000-00000000000a';
const march = 'b0000000-0000-4000-8000-0000000000cc';

/** By filter: a value that nothing has, one whose rows are before the range, and one with rows in it. */
const filters = {
  brands: [never, march, brandA],
  products: ['B0NEVER', 'B0MARCH', 'B0TEST0001'],
  creators: [never, march, creatorA],
  links: ['link-never', 'link-march', 'link-1'],
  marketplaces: ['germany', 'marketplace.de', 'marketplace.com'],
  currencies: ['XXX', 'EUR', 'USD'],
  campaigns: [never, march, march],
} as const;
type Filter = keyof typeof filters;
type Query = Record<string, string>;

const based = (read: (ledger: Ledger, query: Query) => Promise<{ basis: Basis }>) => read;
const outputs = {
  summary: based((ledger, query) => readSummary(ledger, summaryQuerySchema.parse(query))),
  rows: based((ledger, query) => listRows(ledger, rowsQuerySchema.parse(query))),
  performance: based((ledger, query) =>
    readPerformance(ledger, performanceQuerySchema.parse({ ...query, group: 'creator', ids: creatorA })),
  ),
  funnel: based((ledger, query) => readFunnel(ledger, funnelQuerySchema.parse(query))),
  placements: based((ledger, query) => readPlacements(ledger, placementsQuerySchema.parse(query))),
  converted: based((ledger, query) => readConverted(ledger, convertedQuerySchema.parse(query))),
  reconciliation: based((ledger, query) => reconcileClicks(ledger, reconciliationQuerySchema.parse(query))),
  settlement: based((ledger, query) => readSettlement(ledger, settlementQuerySchema.parse(query))),
};

const ledger = openEmbeddedLedger();

async function open(): Promise<Ledger> {
  const rows = [
    reportRow({ date: '2026-04-10', marketplace: 'marketplace.com', currency: 'USD' }),
    reportRow({
      date: '2026-03-10',
      marketplace: 'marketplace.de',
      currency: 'EUR',
      linkId: 'link-march',
      asin: 'B0MARCH',
      brandId: march,
      creatorId: march,
      cpcCampaignId: march,
    }),
  ];
  const context = await storeRows(ledger(), { standard: rows }, { from: '2026-03-01', to: april.to });
  const { db, store, id: workspaceId } = context;
  const place = {
    db,
    store,
    workspaceId,
    connection: await requireConnectionInUse(db, workspaceId, 'seller'),
  };
  const at = { asOf: new Date('2026-06-30T12:00:00.000Z'), fence: 1 };
  for (const name of ['brands', 'products', 'creators', 'campaigns', 'programCreators'] as const)
    await storeItems(place, listSources[name] as (typeof listSources)['brands'], [], at);
  return context;
}

/** Filters that some rows lack. */
const lacks = (output: string, filter: Filter) =>
  (output === 'reconciliation' && ['campaigns', 'currencies'].includes(filter)) ||
  (output === 'settlement' && ['campaigns', 'marketplaces'].includes(filter));

it.each(Object.entries(outputs))(
  '%s names the values of filters that nothing has, and no others',
  async (name, read) => {
    const context = await open();
    for (const filter of Object.keys(filters) as Filter[]) {
      if (lacks(name, filter)) continue;
      const [unknown, before, within] = filters[filter];
      const ask = async (value: string) =>
        (await read(context, { ...april, [filter]: value })).basis.unknownValues;
      expect(await ask(unknown), filter).toMatchObject([{ filter, value: unknown, state: 'unknown' }]);
      expect(await ask(before), filter).toEqual([]);
      expect(await ask(within), filter).toEqual([]);
    }
  },
);

it.each([
  ['en', 'Marketplace “germany” is unknown.', ' Known: marketplace.de and marketplace.com.'],
  ['de', 'Marktplatz „germany“ ist unbekannt.', ' Bekannt: marketplace.de und marketplace.com.'],
  ['ja', 'マーケットプレイス「germany」は見つかりません。', '既知の値：marketplace.de、marketplace.com。'],
])('captions of mails and pages say so in %s, and only pages suggest others', async (tag, told, known) => {
  const language = findLanguage(tag);
  const { basis } = await outputs.summary(await open(), { ...april, marketplaces: 'germany' });
  const caption = {
    page: 'Reports',
    view: null,
    brand: null,
    range: april,
    against: null,
    filters: [],
    currency: null,
    basis,
    open: null,
    asOf: null,
    notes: [],
  };
  expect(writeCaption(language, caption).unknown).toEqual([told]);
  expect(describeUnknownValues(language, basis.unknownValues, { suggest: true })).toEqual([
    `${told}${known}`,
  ]);
});

it('files and answers to agents say so', async () => {
  const context = await open();
  const read = async (more: Query) => {
    const query = exportQuerySchema.parse({ ...april, marketplaces: 'germany', ...more });
    const { body } = await exportRows(context, query, {
      signal: new AbortController().signal,
      noteEnd: async () => {},
    });
    return new Response(body).text();
  };
  expect(await read({})).toContain('# Marketplace “germany” is unknown.\n');
  expect(await read({})).toMatch(/^# complete; unknown filter values\n.*\n# complete,rows,0\n$/s);
  expect(await read({ receipt: 'columns' })).toMatch(/^day,.*,receipt,asOf,caption\n$/);
  expect(await read({ receipt: 'comments' })).toContain('\n# Marketplace “germany” is unknown.\n');
  const summary = await readSummary(context, summaryQuerySchema.parse({ ...april, marketplaces: 'germany' }));
  expect(stateHeaders(summary.basis)).toEqual({
    'x-export-state': 'complete',
    'x-export-unknown-values': '1',
  });
  const asked = { title: 'Report', filters: { marketplaces: ['germany'] }, today: '2026-06-30' };
  const told = writeReceipt({ caption: captionOf(summary, '2026-06-30') }, asked);
  expect(told.words).toBe(
    'All rows that match are loaded. As of Jun 30, 2026, 12:00 UTC. Marketplace “germany” is unknown. unknownValues has values that are known.',
  );
  expect(told.caption).toContain('Marketplace: germany');
  expect(told.unknownValues[0]?.known[0]).toEqual({ value: 'marketplace.de', name: null });
});
