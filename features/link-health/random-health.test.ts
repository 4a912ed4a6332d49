import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeMember } from '@/lib/access/testing/people';
import type { CatalogProduct } from '@/lib/contract/resources/product';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { placeGroups } from '@/lib/data/read/groups/testing/place-groups';
import {
  appearancesOf,
  type Listing,
  listedKey,
  listingsSince,
  reportsOfListed,
} from '@/lib/data/read/lists/testing/random-listings';
import { storeItems } from '@/lib/data/read/lists/testing/store-items';
import { madeLinks } from '@/lib/data/store/links-schema';
import { addDays, type Day, toDay } from '@/lib/data/terms/days';
import { sum } from '@/lib/data/testing/expected-figures';
import { toApiRows } from '@/lib/data/testing/fact-rows';
import { type Fact, factDays, facts, pools } from '@/lib/data/testing/facts';
import { bothLedgers } from '@/lib/data/testing/ledgers';
import { storeRows } from '@/lib/data/testing/stored-rows';
import type { Call } from '@/lib/gateway/call';
import { requireConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import { countRuns } from '@/lib/testing/count-runs';
import { checkLinks } from './check-links';
import type { HealthAnswer } from './health-shape';

const today = '2026-06-30';
const firstList = '2026-04-20';

type Key = Pick<CatalogProduct, 'primaryId' | 'marketplace'>;
type Link = Key & { linkId: string; archived: boolean };
type World = {
  listings: Listing[];
  links: Link[];
  clicks: Fact[];
  reports: Fact[];
  /** The ids of products in a group. */
  grouped: string[];
};
const group = 'f0000000-0000-4000-8000-000000000001';

/** Links whose ids clicks have, as many as there are ids. */
const links: fc.Arbitrary<Link[]> = fc
  .tuple(...pools.link.map(() => fc.tuple(listedKey, fc.constantFrom(false, false, false, true))))
  .map((given) => given.map(([key, archived], at) => ({ ...key, archived, linkId: pools.link[at] ?? '' })));

const world: fc.Arbitrary<World> = fc.record({
  listings: listingsSince(firstList),
  links,
  clicks: facts('clicks'),
  reports: reportsOfListed,
  grouped: fc.subarray(['A', 'a', 'B', 'C', 'P/1']),
});

const keyOf = ({ marketplace, primaryId }: Key) => `${marketplace}/${primaryId}`;
const total = (given: readonly Fact[], name: 'clicks' | 'conversions') =>
  sum(given.map((fact) => fact[name])).toNumber();

/** The last day with lists on which a value became what it is; null if it always was. */
function findTurn(seen: readonly { day: Day; value: boolean | null }[]): Day | null {
  const days = [...new Set(seen.map(({ day }) => day))];
  const turns = days.filter((day, at) => {
    const end = seen.findLast((one) => one.day === day)?.value;
    const start = at === 0 ? seen[0]?.value : seen.findLast((one) => one.day === days[at - 1])?.value;
    return end === false && start === true;
  });
  return turns.at(-1) ?? null;
}

/** Why a product cannot be bought, and since when. Null if it can be, or no list had it. */
function judge({ listings }: World, key: Key): { state: string; since: Day | null } | null {
  const seen = appearancesOf(listings, key);
  const newest = appearancesOf(listings.slice(-1), key)[0]?.product;
  const turnOf = (name: 'active' | 'inStock') =>
    findTurn(seen.map(({ day, product }) => ({ day, value: product[name] })));
  if (!newest) {
    const last = seen.at(-1);
    return last ? { state: 'gone', since: last.day } : null;
  }
  if (newest.active === false) return { state: 'inactive', since: turnOf('active') };
  return newest.inStock === false ? { state: 'out', since: turnOf('inStock') } : null;
}

/** Highest first, and those without a value last. */
const byValue = (a: number | null, b: number | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : b - a;

/** The ids of what may replace a product: five of its kind that can be bought, by conversion rate of 90 days. */
function listReplacements({ listings, reports }: World, key: Key): string[] {
  const product = appearancesOf(listings, key).at(-1)?.product;
  const rows = reports.filter(({ day }) => day >= addDays(today, -89) && day <= today);
  const candidates = (listings.at(-1)?.products ?? [])
    .filter(({ active, inStock }) => active && inStock)
    .filter((one) => one.marketplace === product?.marketplace)
    .filter((one) => one.brandId === product?.brandId && one.category === product?.category)
    .map(({ primaryId, title, marketplace }) => {
      const own = rows.filter((row) => row.product === primaryId && row.marketplace === marketplace);
      const clicks = own.length > 0 ? total(own, 'clicks') : null;
      const rate = clicks !== null && clicks >= 20 ? total(own, 'conversions') / clicks : null;
      return { primaryId, title, clicks, rate };
    });
  return candidates
    .sort((a, b) => byValue(a.rate, b.rate) || byValue(a.clicks, b.clicks) || (a.title < b.title ? -1 : 1))
    .slice(0, 5)
    .map(({ primaryId }) => primaryId);
}

/** What is said of links. */
function expectHealth(given: World, inUse: readonly Link[]) {
  const products = [...new Map(inUse.map((link) => [keyOf(link), link])).values()].flatMap((key) => {
    const found = judge(given, key);
    if (!found) return [];
    const from = found.since ?? addDays(today, -27);
    const own = inUse.filter((link) => keyOf(link) === keyOf(key)).map(({ linkId }) => linkId);
    const rowsOf = (ids: readonly string[]) =>
      given.clicks.filter(({ link, day }) => ids.includes(link) && day >= from);
    const isReported = key.marketplace !== 'elsewhere.example' || rowsOf(own).length > 0;
    const clicksOf = (ids: readonly string[]) => (isReported ? total(rowsOf(ids), 'clicks') : null);
    return {
      key: keyOf(key),
      ...found,
      from,
      count: own.length,
      clicks: clicksOf(own),
      links: own.toReversed().map((id) => [id, clicksOf([id])]),
      replacements: listReplacements(given, key),
    };
  });
  const unreported = products.filter(({ clicks }) => clicks === null).length;
  return {
    products: products.sort((a, b) => (a.key < b.key ? -1 : 1)),
    broken: {
      products: products.length,
      links: sum(products.map(({ count }) => count)).toNumber(),
      clicks:
        unreported > 0 && unreported === products.length
          ? null
          : sum(products.map(({ clicks }) => clicks ?? 0)).toNumber(),
      unreported,
    },
    links: inUse.length,
    unlisted: inUse.filter((link) => appearancesOf(given.listings, link).length === 0).length,
    listedOn: toDay(given.listings.at(-1)?.at ?? new Date(0)),
  };
}

const tell = ({ products, broken, links, unlisted, listedOn }: HealthAnswer) => ({
  products: products
    .map(({ product: { marketplace, id }, state, since, range, count, clicks, links, replacements }) => ({
      key: `${marketplace}/${id}`,
      state,
      since,
      from: range.from,
      count,
      clicks,
      links: links.map(({ linkId, clicks }) => [linkId, clicks]),
      replacements: replacements.map((one) => one.id),
    }))
    .sort((a, b) => (a.key < b.key ? -1 : 1)),
  broken,
  links,
  unlisted,
  listedOn,
});

const call: Call = async () => {
  throw new Error('Nothing is fetched.');
};

bothLedgers('The health of links', (ledger, kind) => {
  async function store({ listings, links, clicks, reports, grouped }: World) {
    const { db } = ledger();
    const at = new Date(`${today}T12:00:00.000Z`);
    const rows = toApiRows([...clicks, ...reports]);
    const context = await storeRows(ledger(), rows, factDays, { at, fetched: ['clicks', 'reports'] });
    const { id: workspaceId, store } = context;
    const connection = await requireConnectionInUse(db, workspaceId, 'seller');
    for (const [fence, { at: asOf, products }] of listings.entries()) {
      const place = { db, store, workspaceId, connection };
      await storeItems(place, listSources.products, products, { asOf, fence: fence + 1 });
    }
    const member = await makeMember(db, { workspaceId });
    await db.insert(madeLinks).values(
      links.map(({ primaryId: productId, marketplace, linkId, archived }, at) => ({
        workspaceId,
        userId: member.userId,
        productId,
        marketplace,
        linkId,
        type: 'product',
        url: linkId,
        mobileUrl: linkId,
        createdAt: new Date(1_770_000_000_000 + at * 1_000),
        archivedAt: archived ? new Date() : null,
      })),
    );
    await placeGroups(db, workspaceId, { creator: new Map(), product: new Map([[group, grouped]]) });
    return { ...context, member, walk: call, still: true };
  }

  it('is that of a simple computation', { timeout: 300_000 }, async () => {
    const property = fc.asyncProperty(world, async (given) => {
      const catalog = await store(given);
      const inUse = given.links.filter(({ archived }) => !archived);
      const answer = await checkLinks(catalog);
      expect(tell(answer)).toEqual(expectHealth(given, inUse));
      const order = answer.products.map(({ clicks, count }) => [clicks ?? 0, count] as const);
      expect(order).toEqual(order.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
      const isGrouped = ({ primaryId }: Key) => given.grouped.includes(primaryId);
      expect(tell(await checkLinks(catalog, { groups: [group] }))).toEqual(
        expectHealth(given, inUse.filter(isGrouped)),
      );
      expect(tell(await checkLinks(catalog, { groups: ['none'] }))).toEqual(
        expectHealth(
          given,
          inUse.filter((link) => !isGrouped(link)),
        ),
      );
    });
    await fc.assert(property, { numRuns: countRuns(15, kind), endOnFailure: true });
  });
});
