import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brandQuerySchema } from '@/features/brands/brand-query';
import { listBrands } from '@/features/brands/list-brands';
import { listCampaigns } from '@/features/program/list-campaigns';
import { listProgramCreators } from '@/features/program/list-program-creators';
import { campaignQuerySchema, programCreatorQuerySchema } from '@/features/program/program-query';
import { programCreatorSorts } from '@/features/program/program-shape';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList } from '@/lib/data/fetch/lists/read-list';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import * as expected from '@/lib/data/read/lists/testing/expected-lists';
import { firstUnsettledDay } from '@/lib/data/terms/ranges/look-back';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { currencies, factDay, factDays, facts, identify, pools } from '@/lib/data/testing/facts';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import {
  sampleBrand,
  sampleCampaign,
  sampleCreator,
  sampleMatch,
  sampleProgramCreator,
} from '@/lib/data/testing/sample-items';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { countRuns } from '@/lib/testing/count-runs';
import { creatorQuerySchema } from './creator-query';
import { creatorSorts } from './creator-shape';
import { listCreators } from './list-creators';
import { readCreator } from './read-creator';

const brandIds = [...pools.brand, 'b9999999-0000-4000-8000-000000000000'];
const creatorIds = [...pools.creator, 'c9999999-0000-4000-8000-000000000000'];
const campaignIds = [...pools.campaign, 'd9999999-0000-4000-8000-000000000000'];
const tags = [...pools.creator_tag, 'Tag-22', 'z%_'];
const marketplaces = ['marketplace.com', 'marketplace.de', 'new.example'];
const statuses = ['DELIVERING', 'ENDED', 'PAUSED'];
const groupIds = [1, 2, 3].map((number) => `a0000000-0000-4000-8000-00000000000${number}`);
const names = ['Ärger & Co', 'zebra', 'Zebra 2', 'acme', '100% _x'];
const name = fc.constantFrom(...names);
const text = fc.constantFrom('', 'zebra', 'Plain words');

const today = '2026-06-30';
const finalBefore = firstUnsettledDay(today);

/** A list with at most one item per key. */
const listOf = <Item>(item: fc.Arbitrary<Item>, selector: (item: Item) => string) =>
  fc.uniqueArray(item, { minLength: 2, maxLength: 12, size: 'max', selector });

const brand = fc
  .record({
    id: fc.constantFrom(...brandIds),
    name,
    active: fc.boolean(),
    image: text,
    bio: text,
    url: text,
    marketplace: fc.constantFrom(...marketplaces),
  })
  .map((given) => sampleBrand(given.id, given));

const creator = fc
  .record({
    id: fc.constantFrom(...creatorIds),
    name,
    bio: text,
    email: fc.constantFrom('a@example.com', 'Z@example.com'),
    partneredBrandIds: fc.subarray(brandIds),
  })
  .map((given) => sampleCreator(given.id, given));

const campaign = fc
  .record({
    id: fc.constantFrom(...campaignIds),
    name,
    status: fc.constantFrom(...statuses),
    from: factDay,
    to: factDay,
    brandAt: fc.nat(2),
    budget: fc.constantFrom(0, 0.1, 999.99, 20_000),
    commissionPercentage: fc.constantFrom(0, 0.1),
  })
  .map(({ from, to, brandAt, ...rest }) =>
    sampleCampaign(rest.id, {
      ...rest,
      startDate: `${from < to ? from : to}T00:00:00.000Z`,
      endDate: `${from < to ? to : from}T23:59:59.999Z`,
      brand: { id: brandIds[brandAt] ?? '', name: names[brandAt] ?? '' },
    }),
  );

const tag = fc.constantFrom(...tags);

const programCreator = fc
  .record({
    id: fc.constantFrom(...creatorIds),
    name,
    bio: text,
    tag,
    email: fc.constantFrom(null, null, 'p@example.com'),
    creatorConnectionsName: fc.constantFrom('Öl', 'oat', 'Oak', 'Profile'),
  })
  .map(({ tag, ...given }) => sampleProgramCreator(tag, given));

const match = fc
  .record({ tag, creatorTeamId: fc.constantFrom(...creatorIds) })
  .map(({ tag, creatorTeamId }) =>
    sampleMatch(tag, { creatorTeamId, name: 'Match', creatorConnectionsName: '' }),
  );

const world: fc.Arbitrary<expected.World> = fc
  .record({
    brands: listOf(brand, ({ id }) => id),
    creators: listOf(creator, ({ id }) => id),
    campaigns: listOf(campaign, ({ id }) => id),
    programCreators: listOf(programCreator, (item) => `${item.id}/${item.creatorConnectionsId}`),
    matches: listOf(match, (item) => item.creatorConnectionsId),
    program: facts('program'),
    reports: facts('reports'),
    groups: fc
      .tuple(...groupIds.map(() => fc.subarray(creatorIds)))
      .map((lists) => new Map(groupIds.map((id, at) => [id, lists[at] ?? []]))),
  })
  .map(({ matches, ...rest }) => {
    const requested = new Set(rest.programCreators.map(({ creatorConnectionsId }) => creatorConnectionsId));
    // Rows of four tags. The API does not say which of them are final.
    const tagged = rest.program.map((fact, at) => ({
      ...fact,
      creator_tag: at % 2 === 0 ? fact.creator_tag : (tags[tags.indexOf(fact.creator_tag) + 2] ?? ''),
      final: fact.day < finalBefore,
    }));
    // Other tags may have made two rows of one identity, which the API never sends.
    const program = [...new Map(tagged.map((fact) => [identify(fact), fact])).values()];
    // A creator without rows in the first currency.
    const [, creatorOfOne] = creatorIds;
    const reports = rest.reports.filter(
      ({ creator, currency }) => creator !== creatorOfOne || currency !== currencies.reports[0],
    );
    const found = matches.filter((match) => requested.has(match.creatorConnectionsId));
    return { ...rest, program, reports, matches: found };
  });

const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: 2 }).map((list) => list.join(','));
const words = fc.constantFrom(
  'zebra',
  'ÄRGER',
  '2 zeb',
  '%',
  '_',
  'plain',
  'example',
  'tag-2',
  'oa',
  'b0',
  'P@',
);
const flag = fc.constantFrom('true', 'false');
const page = { offset: fc.constantFrom('0', '0', '1'), limit: fc.constantFrom('2', '100') };
const order = fc.constantFrom('asc', 'desc');

type Fields = Record<string, fc.Arbitrary<string>>;

/** A query that sets `field`, and at most two other fields. */
const ask = <Query>(fields: Fields, field: string, parse: (requested: Record<string, string>) => Query) =>
  fc
    .tuple(fc.record(fields), fc.subarray(Object.keys(fields), { maxLength: 2 }), factDay, factDay)
    .map(([given, kept, a, b]) => {
      const set = Object.entries(given).filter(([name]) => name === field || kept.includes(name));
      return parse({ ...Object.fromEntries(set), from: a < b ? a : b, to: a < b ? b : a });
    });

const askEachField = <Query>(fields: Fields, parse: (requested: Record<string, string>) => Query) =>
  fc.tuple(...Object.keys(fields).map((field) => ask(fields, field, parse)));

const askEachSort = <Query>(
  fields: Fields,
  sorts: readonly string[],
  parse: (requested: Record<string, string>) => Query,
) => fc.tuple(...sorts.map((sort) => ask({ ...fields, sort: fc.constant(sort) }, 'sort', parse)));

const brandFields = { q: words, ids: some(brandIds), active: flag, marketplaces: some(marketplaces) };
const campaignFields = {
  q: words,
  ids: some(campaignIds),
  brands: some(brandIds),
  statuses: some(statuses),
  after: factDay,
  before: factDay,
};
const creatorFields = {
  q: words,
  brands: some(brandIds),
  groups: some([...groupIds, 'none']),
  order,
  ...page,
  currency: fc.constantFrom(...currencies.reports, 'SEK'),
};
const programCreatorFields = {
  q: words,
  claimed: flag,
  groups: some([...groupIds, 'none']),
  order,
  ...page,
  currency: fc.constantFrom(...currencies.reports, 'SEK'),
};

const queries = fc.record({
  brands: askEachField(brandFields, brandQuerySchema.parse),
  creators: askEachSort(creatorFields, creatorSorts, creatorQuerySchema.parse),
  campaigns: askEachField(campaignFields, campaignQuerySchema.parse),
  programCreators: askEachSort(programCreatorFields, programCreatorSorts, programCreatorQuerySchema.parse),
});

bothLedgers('The stored lists', (ledger, kind) => {
  const numRuns = countRuns(4, kind);
  async function store(given: expected.World) {
    const rows = toApiRows([...given.program, ...given.reports]);
    const context = await storeRows(ledger(), rows, factDays, { fetched: ['program', 'reports'] });
    const answers: Record<string, object> = {
      listBrands: { brands: given.brands },
      listActiveCreators: { creators: given.creators },
      listCampaigns: { campaigns: given.campaigns },
      listProgramCreators: { creators: given.programCreators },
      lookupCreators: { creators: given.matches },
    };
    await placeGroups(context.db, context.id, { creator: given.groups, product: new Map() });
    const call = (async (id: string, input: { params?: { id: string } }) =>
      id === 'getCreator'
        ? given.creators.find((creator) => creator.id === input.params?.id)
        : { ...answers[id], cursor: null }) as unknown as Call;
    const catalog = { ...context, walk: call };
    const { brands, creators, campaigns, programCreators, creatorMatches } = listSources;
    await Promise.all([
      readList(catalog, brands, { untilComplete: true }),
      readList(catalog, creators, { untilComplete: true }),
      readList(catalog, campaigns, { untilComplete: true }),
      readList(catalog, programCreators, { untilComplete: true }),
      readList(catalog, creatorMatches, { untilComplete: true }),
    ]);
    return catalog;
  }

  it('answer every query like a simple computation', { timeout: 120_000 + numRuns * 20_000 }, async () => {
    const property = fc.asyncProperty(world, queries, async (given, requested) => {
      const context = await store(given);
      for (const query of requested.brands) {
        expect(await listBrands(context, query)).toMatchObject(expected.expectBrands(given, query));
      }
      for (const query of requested.creators) {
        expect(await listCreators(context, query)).toMatchObject(expected.expectCreators(given, query));
      }
      for (const query of requested.campaigns) {
        const answer = expected.expectCampaigns(given, query, today);
        expect(await listCampaigns(context, query)).toMatchObject(answer);
      }
      for (const query of requested.programCreators) {
        const answer = expected.expectProgramCreators(given, query);
        expect(await listProgramCreators(context, query)).toMatchObject(answer);
      }
      for (const { id } of given.creators) {
        const tags = given.matches
          .filter(({ creatorTeamId }) => creatorTeamId === id)
          .map(({ creatorConnectionsId }) => creatorConnectionsId);
        expect((await readCreator(context, id)).program).toEqual(
          given.programCreators.filter(({ creatorConnectionsId }) => tags.includes(creatorConnectionsId)),
        );
      }
    });
    await fc.assert(property, { numRuns, endOnFailure: true });
  });
});
