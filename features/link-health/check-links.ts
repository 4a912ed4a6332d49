import { readProductGroups, shownGroups } from '@/features/links/add-groups';
import { clickRange, clickSources } from '@/features/links/read-clicks';
import { scopeOf } from '@/features/links/scope';
import { may } from '@/lib/access/member';
import { tupleKey } from '@/lib/base/tuple-key';
import { listSources } from '@/lib/data/fetch/lists/list-sources';
import { readList, readListReceipt } from '@/lib/data/fetch/lists/read-list';
import { freshen } from '@/lib/data/read/links/freshen';
import { readUnavailableSince, type Unavailable } from '@/lib/data/read/lists/read-unavailable-since';
import { listAskedOf, readUnknownValues } from '@/lib/data/read/values/read-unknown-values';
import type { SqlRow } from '@/lib/data/store/engine/store';
import { readListStates } from '@/lib/data/store/lists/store-list';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import type { Catalog, Ledger, Workspace } from '@/lib/data/store/workspace';
import { nowOf } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type DayRange, laterOf, toDay } from '@/lib/data/terms/days';
import { byClicks, countBroken, keyOf } from './count-broken';
import { healthFilters } from './health-filters';
import type { HealthQuery } from './health-query';
import type { HealthAnswer, Replacement } from './health-shape';
import { kindOf, readListed, readReplacements } from './read-catalog';
import { type LinkedProduct, listLinkedProducts, readLinksOf } from './read-links';

/** How long the first request waits for the complete catalog. */
const waitMs = 2_500;
/** Products, and links of each, that an answer has. */
const usual = { products: 100, links: 20 };
/** Days whose clicks count if `since` is unknown. */
const unknownDays = 28;
/** Days of the figures that replacements are chosen by. */
const chosenDays = 90;

/**
 * The links in use that the member may see and whose products are out of stock, inactive or gone from the catalog, with
 * their clicks since then and products that may replace them. `most`: products, and links of each. Throws Failure
 * `key_missing`, that of a catalog that cannot be read, and `forbidden` if a creator filters by groups.
 */
export async function checkLinks(
  catalog: Catalog & Pick<Workspace, 'member'>,
  query: HealthQuery = {},
  most = usual,
): Promise<HealthAnswer> {
  const { db, member } = catalog;
  const shown = { groups: shownGroups(member) };
  const groupsOf = await freshen(catalog, { product_groups: query.groups }, shown);
  const scope = scopeOf(member);
  const linked = await listLinkedProducts(db, scope, query);
  const { listed, broken, ...stored } = await readStored(catalog, linked);
  const unavailable = await readUnavailableSince(db, stored.connection, broken);
  const year = clickRange(catalog);
  const counted = await countBroken(catalog, scope, unavailable, {
    fromOf: (one) => rangeOf(one, year).from,
    to: year.to,
    isStored: stored.isCounted,
  });
  const all = counted.map((one, at) => ({
    ...one,
    others: stored.replacements.get(kindOf(broken[at] ?? {})),
  }));
  const first = all.toSorted(byClicks).slice(0, most.products);
  const asked = first.map(({ one }) => one.product);
  const links = await readLinksOf(db, scope, asked, most.links);
  const shows = may(member.role, 'view');
  const groups = await readProductGroups(
    catalog,
    asked.map(({ id }) => id),
  );
  const reported = all.flatMap(({ clicks }) => clicks ?? []);
  return {
    products: first.map(({ one, clicksOf, others = [], ...rest }) => ({
      ...one,
      ...rest,
      range: rangeOf(one, year),
      groups: groups.get(one.product.id) ?? [],
      links: (links.get(keyOf(one)) ?? []).map((link) => ({
        ...link,
        clicks: clicksOf && (clicksOf.get(link.linkId) ?? 0),
      })),
      replacements: others.map((row) => toReplacement(row, shows)),
    })),
    broken: {
      products: all.length,
      links: sum(all.map(({ count }) => count)),
      clicks: reported.length === 0 && all.length > 0 ? null : sum(reported),
      unreported: all.length - reported.length,
    },
    ...countLinks(linked, listed),
    listedOn: toDay(new Date(stored.list.asOf)),
    list: stored.list,
    basis: makeBasis(
      stored.rows,
      [...stored.lists, ...groupsOf.lists],
      await readUnknownGroups(catalog, query),
    ),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Groups of the filter that do not exist. Creators cannot filter by groups. */
export const readUnknownGroups = (catalog: Ledger, query: HealthQuery) =>
  readUnknownValues(catalog, listAskedOf(healthFilters, query));

/** What the stored catalog and reports say of the linked products, from one snapshot. */
async function readStored(catalog: Catalog, linked: readonly LinkedProduct[]) {
  const list = await readList(catalog, listSources.products, { waitMs });
  const { id: workspaceId } = catalog;
  const year = clickRange(catalog);
  const chosen = { from: addDays(year.to, 1 - chosenDays), to: toDay(nowOf(catalog)) };
  return catalog.store.snapshot(async (session) => {
    const { read } = session;
    const { lists, list: shown } = await readListReceipt(read, catalog, list, []);
    // A walk may have ended meanwhile.
    const walk = (await readListStates(read, workspaceId, [list.name])).get(list.name)?.walk ?? -1;
    const listed = await readListed(session, { workspaceId, walk }, linked);
    const broken = [...listed.values()].flatMap(({ row, isBroken }) => (isBroken ? [row] : []));
    const replacements = await readReplacements(session, { workspaceId, walk }, broken, chosen);
    const clicks = await readReceipt(read, catalog, clickSources, year);
    const reports = await readReceipt(read, catalog, datasets.reports.sources, chosen);
    return {
      listed,
      broken,
      replacements,
      list: shown,
      connection: list.connection,
      isCounted: clicks.state !== 'empty',
      rows: [rowsBasis(['clicks'], year, clicks), rowsBasis(['reports'], chosen, reports)],
      lists,
    };
  });
}

/** From the day since when a product cannot be bought, at most a year. */
const rangeOf = ({ since }: Unavailable, year: DayRange): DayRange => ({
  from: laterOf(since ?? addDays(year.to, 1 - unknownDays), year.from),
  to: year.to,
});

function countLinks(linked: readonly LinkedProduct[], listed: ReadonlyMap<string, unknown>) {
  let [links, unlisted] = [0, 0];
  for (const { marketplace, id, links: count } of linked) {
    links += count;
    if (!listed.has(tupleKey(marketplace, id))) unlisted += count;
  }
  return { links, unlisted };
}

const toReplacement = (row: SqlRow, shows: boolean): Replacement => ({
  marketplace: String(row.marketplace),
  id: String(row.id),
  name: String(row.name) || String(row.id),
  conversions: shows ? Number(row.conversions) : null,
  clicks: shows ? Number(row.clicks) : null,
});
