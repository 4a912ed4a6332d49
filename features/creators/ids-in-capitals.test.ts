import { describe, expect, it } from 'vitest';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { addNote } from '@/features/notes/add-note';
import { newNoteSchema } from '@/features/notes/note';
import { listProducts } from '@/features/products/list-products';
import { productQuerySchema } from '@/features/products/product-query';
import { deleteMargins } from '@/features/profit/delete-margins';
import { addMargin, importMargins } from '@/features/profit/store-margins';
import { listCampaigns } from '@/features/program/list-campaigns';
import { campaignQuerySchema } from '@/features/program/program-query';
import { readPerformance } from '@/features/reports/performance';
import { performanceQuerySchema } from '@/features/reports/performance-query';
import { makeMember } from '@/lib/access/testing/people';
import { examples } from '@/lib/contract/openapi/examples';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import { addSellerKey, openEmbeddedLedger } from '@/lib/data/testing/ledgers';
import { callExamples } from '@/lib/gateway/testing/example-api';
import { creatorQuerySchema } from './creator-query';
import { listCreators } from './list-creators';
import { readCreator } from './read-creator';

const day = { from: '2026-01-31', to: '2026-01-31' };
const { id: brand, name } = examples.getBrand;
const creator = examples.getCreator.id;
const campaign = examples.listCampaigns.campaigns[0]?.id ?? '';
const uuids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

const asWritten = {
  'in small letters': (text: string) => text,
  'in capitals': (text: string) => text.toUpperCase(),
};
type Case = keyof typeof asWritten;

describe('Ids', () => {
  // Ids are normalized before they reach a store.
  const ledger = openEmbeddedLedger();

  /** Everything that joins or filters by id, with ids that the API and a person write in one case or the other. */
  async function answerAll(api: Case, person: Case) {
    const { db, stores } = ledger();
    const member = await makeMember(db, { role: 'admin' });
    const { workspaceId } = member;
    await addSellerKey(db, workspaceId);
    const store = stores.of(workspaceId);
    const call = callExamples((_, body) => JSON.parse(JSON.stringify(body).replace(uuids, asWritten[api])));
    const sources = ['reports:standard', 'program', 'brb'] as const;
    const syncs = createSyncs({ db, storeFor: () => store, callFor: () => call });
    await syncs.start(workspaceId, { sources, range: day });
    await syncs.settle();
    const write = asWritten[person];
    const catalog = { id: workspaceId, db, store, walk: call };
    const brands = write(brand);
    const summary = (query: Record<string, string>) =>
      summarize(catalog, summaryQuerySchema.parse({ ...day, ...query }));
    const from = '2026-01-01';
    await importMargins({ ...catalog, member: member }, `brand,${brands},${from},30%`);
    await deleteMargins(db, member, { kind: 'brand', subject: brands, from });
    await addMargin({ ...catalog, member: member }, { kind: 'brand', subject: brands, from, percent: '30' });
    const subject = { kind: 'brand', id: brands };
    const note = newNoteSchema.parse({ from: day.from, text: 'Launch', subject });
    await addNote(db, member, note);
    const campaigns = await listCampaigns(
      catalog,
      campaignQuerySchema.parse({ ids: write(campaign), brands }),
    );
    return {
      brands: (await listBrands(catalog, brandQuerySchema.parse({ ...day, ids: brands }))).rows,
      products: (await listProducts(catalog, productQuerySchema.parse({ ...day, brands }))).rows,
      creators: (await listCreators(catalog, creatorQuerySchema.parse({ ...day, brands }))).rows,
      campaigns: campaigns.rows.map((row) => [row.campaign, row.figures]),
      profile: (await readCreator(catalog, write(creator))).brands,
      groups: (await summary({ group: 'brand', brands })).currencies,
      creatorGroups: (await summary({ group: 'creator', creators: write(creator) })).currencies,
      names: (await summary({ brands })).filterNames,
      program: (await summary({ dataset: 'program', group: 'campaign', campaigns: write(campaign) }))
        .currencies,
      bonuses: (await summary({ dataset: 'brb', group: 'brand', brands })).currencies,
      performance: await readPerformance(
        catalog,
        performanceQuerySchema.parse({ ...day, group: 'brand', ids: brands }),
      ).then(({ items, labels }) => ({ items, labels })),
      subject: note.subject,
    };
  }

  it('have the same figures and names in either case, of the API and of a person', async () => {
    const expected = await answerAll('in small letters', 'in small letters');
    expect(expected.brands[0]).toMatchObject({
      brand: { id: brand, name },
      figures: [{ figures: { sales: '119.85' } }],
    });
    expect(expected.products[0]).toMatchObject({ brandName: name });
    expect(expected.groups[0]?.groups[0]).toMatchObject({ key: brand, label: name });
    expect(expected.performance.labels).toEqual({ [brand]: name });
    expect(await answerAll('in capitals', 'in small letters')).toEqual(expected);
    expect(await answerAll('in small letters', 'in capitals')).toEqual(expected);
  });
});
