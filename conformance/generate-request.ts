import fc from 'fast-check';
import { linkMarketplaces, sellerMarketplaces } from '@/lib/contract/marketplaces';
import { type OperationId, paths } from '@/lib/contract/paths';
import type { Ask } from './client';
import type { World } from './world';

type Words = fc.Arbitrary<string>;

const junk: Words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    "'",
    '%',
    '../..',
    '{}',
    '[object Object]',
    '-1',
    '1e9',
    'null',
    'x'.repeat(600),
  ),
);

/** A random instant, sometimes one that does not exist. */
const instant: Words = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .integer({ min: 1_735_689_600_000, max: 1_830_297_600_000 })
      .map((ms) => new Date(ms).toISOString()),
  },
  fc.constantFrom('0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', '2024-02-29T00:00:00.000Z'),
  fc.constantFrom(
    '2026-02-30T00:00:00.000Z',
    '2026-01-01',
    '2026-01-01T00:00:00Z',
    '+010000-01-01T00:00:00.000Z',
  ),
);

const listOf = (item: Words): Words =>
  fc.array(item, { minLength: 1, maxLength: 5 }).map((items) => items.join(','));

/** Values for each parameter, mostly existing ones, so that requests succeed. */
function wordsFor(world: World): Record<string, Words> {
  const knownOr = (values: readonly string[]): Words =>
    values.length > 0
      ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, fc.uuid(), junk)
      : junk;
  const brandIds = listOf(knownOr(world.brands.map(({ id }) => id)));
  const asins = listOf(knownOr(world.reports.map(({ asin }) => asin)));
  return {
    limit: fc.oneof(fc.integer({ min: -1, max: 501 }).map(String), junk),
    cursor: fc.oneof(fc.base64String({ maxLength: 520 }), junk),
    start: instant,
    end: instant,
    starts_after: instant,
    ends_before: instant,
    brand_ids: brandIds,
    brand_id: knownOr(world.brands.map(({ id }) => id)),
    creator_ids: listOf(knownOr(world.programCreators.map(({ id }) => id))),
    campaign_ids: listOf(knownOr(world.campaigns.map(({ id }) => id))),
    asins,
    asin: knownOr(world.clicks.flatMap(({ asin }) => asin ?? [])),
    product_ids: listOf(knownOr(world.products.slice(0, 200).map(({ primaryId }) => primaryId))),
    creatorConnectionsIds: listOf(knownOr(world.programCreators.map((one) => one.creatorConnectionsId))),
    active: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('true', 'false') }, junk),
    marketplace: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...sellerMarketplaces, 'all') },
      fc.constantFrom(...linkMarketplaces),
      junk,
    ),
    payout_model: fc.oneof({ weight: 6, arbitrary: fc.constantFrom('standard', 'cpc', 'all') }, junk),
  };
}

/** The parameters of each operation; required ones are `needed`. */
const parameters: Partial<Record<OperationId, { needed: string[]; free: string[] }>> = {
  listBrands: { needed: [], free: ['limit', 'cursor', 'brand_ids', 'active', 'marketplace'] },
  listActiveCreators: { needed: [], free: ['limit', 'cursor', 'brand_ids'] },
  listProgramReports: {
    needed: ['start', 'end'],
    free: ['limit', 'cursor', 'brand_ids', 'campaign_ids', 'asins', 'marketplace'],
  },
  listCampaigns: {
    needed: [],
    free: ['limit', 'cursor', 'starts_after', 'ends_before', 'marketplace', 'brand_ids'],
  },
  listProgramCreators: { needed: [], free: ['limit', 'cursor', 'brand_ids', 'creator_ids'] },
  lookupCreators: { needed: ['creatorConnectionsIds'], free: [] },
  listProducts: { needed: [], free: ['limit', 'cursor', 'brand_ids', 'asins', 'active', 'marketplace'] },
  listReports: {
    needed: ['start', 'end'],
    free: ['limit', 'cursor', 'brand_ids', 'asins', 'payout_model', 'marketplace'],
  },
  listClickReports: {
    needed: ['start', 'end'],
    free: ['limit', 'cursor', 'brand_ids', 'asin', 'payout_model', 'marketplace'],
  },
  listBonusEstimates: { needed: ['start', 'end'], free: ['marketplace', 'brand_id'] },
  listCatalogProducts: {
    needed: [],
    free: ['limit', 'cursor', 'brand_ids', 'product_ids', 'active', 'marketplace'],
  },
};

function queries(world: World, { needed, free }: { needed: string[]; free: string[] }): Words {
  const words = wordsFor(world);
  const pair = (name: string) => (words[name] ?? junk).map((value): [string, string] => [name, value]);
  const pairs = (names: string[]) => fc.tuple(...names.map(pair));
  const extras = fc.subarray(free, { maxLength: Math.min(3, free.length) }).chain(pairs);
  const odd = fc.array(fc.tuple(fc.constantFrom(...needed, ...free, 'color'), junk), { maxLength: 1 });
  // Usually a range of one month, otherwise any two instants.
  const range = fc
    .tuple(fc.integer({ min: 0, max: 250 }), fc.integer({ min: 0, max: 89 }))
    .map(([from, days]): [string, string][] => {
      const start = Date.parse(world.start) + from * 86_400_000;
      return [
        ['start', new Date(start).toISOString()],
        ['end', new Date(start + days * 86_400_000).toISOString()],
      ];
    });
  const base = needed.includes('start')
    ? fc.oneof({ weight: 3, arbitrary: range }, pairs(needed), fc.subarray(needed).chain(pairs))
    : fc.oneof({ weight: 5, arbitrary: pairs(needed) }, fc.subarray(needed).chain(pairs));
  return fc.tuple(base, extras, odd).map((parts) => new URLSearchParams(parts.flat()).toString());
}

const bodies = (world: World): fc.Arbitrary<unknown> => {
  const known = [world.linkable, world.forbidden, world.linkableStorefront].flatMap((one) => one ?? []);
  const subid = fc.string({ unit: fc.constantFrom(...'aZ9-_@./ '), minLength: 1, maxLength: 256 });
  const odd = fc.oneof(
    junk,
    fc.jsonValue(),
    fc.string({ unit: fc.constantFrom(...'aZ9-_@./ '), maxLength: 260 }),
  );
  const text = fc.oneof({ weight: 4, arbitrary: subid }, odd);
  const anyProduct = fc.record(
    { primary_id: odd, marketplace: fc.oneof(fc.constantFrom(...linkMarketplaces), odd) },
    { requiredKeys: ['primary_id'] },
  );
  const product =
    known.length === 0
      ? anyProduct
      : fc.oneof(
          {
            weight: 4,
            arbitrary: fc.constantFrom(...known).map(({ primaryId }) => ({ primary_id: primaryId })),
          },
          anyProduct,
        );
  const request = fc.record(
    { product, subid1: text, subid2: text, sharedid: text },
    { requiredKeys: ['product'] },
  );
  const plain = fc.record({ product, subid1: text }, { requiredKeys: ['product'] });
  return fc.oneof({ weight: 4, arbitrary: plain }, { weight: 3, arbitrary: request }, fc.jsonValue(), junk);
};

const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
  fc.constantFrom('text/plain', 'application/xml', '', 'application/json,text/plain', ';', 'application/'),
);

/** A validating proxy rejects other content types and malformed JSON itself. Text bodies are sent unchanged. */
const reachesServer = ({ body, type }: { body: unknown; type: string }) =>
  typeof body !== 'string' && type.split(';')[0] === 'application/json';

/** Requests of an operation: valid, almost valid, and random. With `proxied`, only those that a proxy passes on. */
export function generateRequest(world: World, id: OperationId, proxied: boolean): fc.Arbitrary<Ask> {
  const { path, method } = paths[id];
  if (id === 'createLink') {
    return fc
      .record({ body: bodies(world), type: contentTypes })
      .filter((sent) => !proxied || reachesServer(sent))
      .map(({ body, type }) => ({ path, method, body, headers: { 'content-type': type } }));
  }
  const query = parameters[id];
  if (query) return queries(world, query).map((search) => ({ path: `${path}?${search}` }));
  const known = id === 'getBrand' ? world.brands.map((one) => one.id) : world.creators.map((one) => one.id);
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    fc.uuid(),
    fc.uuid().map((uuid) => uuid.toUpperCase()),
    junk.filter((text) => !/^\.*$/.test(text)),
  );
  return segment.map((value) => ({ path: path.replace(/\{\w+\}/, () => encodeURIComponent(value)) }));
}
