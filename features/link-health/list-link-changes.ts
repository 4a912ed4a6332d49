import { clickSources } from '@/features/links/read-clicks';
import { scopeOf } from '@/features/links/scope';
import { may } from '@/lib/access/member';
import { tupleKey } from '@/lib/base/tuple-key';
import { readListBasis } from '@/lib/data/fetch/lists/read-list';
import { freshen } from '@/lib/data/read/links/freshen';
import { readListStates } from '@/lib/data/store/lists/store-list';
import { readReceipt } from '@/lib/data/store/windows/receipt';
import { type Ledger, nowOf, type Workspace } from '@/lib/data/store/workspace';
import { makeBasis, rowsBasis } from '@/lib/data/terms/basis';
import { datasets } from '@/lib/data/terms/datasets';
import { addDays, type Day, toDay } from '@/lib/data/terms/days';
import { findConnectionInUse } from '@/lib/gateway/connections/connection-in-use';
import type { LinkChange, LinkChanges, ListedPrice } from './change-shape';
import { readUnknownGroups } from './check-links';
import { countBroken } from './count-broken';
import type { HealthQuery } from './health-query';
import { readBetter } from './read-better';
import { type ListedProduct, readListed } from './read-catalog';
import { type LatestChange, readLatestChanges } from './read-latest-changes';
import { listLinkedProducts } from './read-links';

/** Complete days whose changes and clicks are told, and those of a better product's sample. */
const told = 28;
const sampled = 90;
const most = 100;

/**
 * What changed for links in use that the member may see, from the stored list of products: back in stock, another price or
 * commission rate, and products of the same kind that pay more per sale. Reads nothing from the API. Throws Failure
 * `forbidden` if a creator filters by groups.
 */
export async function listLinkChanges(
  ledger: Ledger & Pick<Workspace, 'member'>,
  query: HealthQuery = {},
): Promise<LinkChanges> {
  const { db, member, id: workspaceId } = ledger;
  const today = toDay(nowOf(ledger));
  const range = { from: addDays(today, -told), to: addDays(today, -1) };
  const sampleDays = { from: addDays(today, -sampled), to: addDays(today, -1) };
  const scope = scopeOf(member);
  const linked = await listLinkedProducts(db, scope, query);
  const groupsOf = await freshen(ledger, { product_groups: query.groups });
  const connection = await findConnectionInUse(db, workspaceId, 'seller');
  const stored = await ledger.store.snapshot(async (session) => {
    const { read } = session;
    const found = (await readListStates(read, workspaceId, ['products'])).get('products');
    const list = found?.connection === connection ? found : undefined;
    const place = { workspaceId, walk: list?.walk ?? -1 };
    const clicks = await readReceipt(read, ledger, clickSources, range);
    const reports = await readReceipt(read, ledger, datasets.reports.sources, sampleDays);
    return {
      listedAt: list?.asOf ?? null,
      listed: list ? await readListed(session, place, linked) : new Map<string, ListedProduct>(),
      better: list ? await readBetter(session, place, linked, sampleDays) : [],
      isCounted: clicks.state !== 'empty',
      rows: [rowsBasis(['clicks'], range, clicks), rowsBasis(['reports'], sampleDays, reports)],
      lists: await readListBasis(read, { workspaceId, connection }, ['products']),
    };
  });
  const products = linked.flatMap(({ marketplace, id }) => {
    const found = stored.listed.get(tupleKey(marketplace, id));
    return found ? [{ product: { marketplace, id, name: String(found.row.name) || id }, found }] : [];
  });
  const counted = await countBroken(ledger, scope, products, {
    fromOf: () => range.from,
    to: range.to,
    isStored: stored.isCounted,
  });
  const latest = connection
    ? await readLatestChanges(db, connection, linked, { from: range.from, to: today })
    : new Map<string, LatestChange[]>();
  const shows = may(member.role, 'view');
  const changes = counted.flatMap(({ one: { product, found }, count: links, clicks }): LinkChange[] => {
    const key = tupleKey(product.marketplace, product.id);
    const about = { product, links, clicks };
    const listed = toChanges(latest.get(key) ?? [], found).map((change) => ({ ...about, ...change }));
    const paying = clicks ? stored.better.find((one) => one.key === key) : undefined;
    if (!paying || stored.listedAt === null) return listed;
    const { pays, currency, other, sample } = paying;
    const better = { ...other, ...(shows ? sample : { conversions: null, clicks: null }) };
    const since = toDay(new Date(stored.listedAt));
    return [...listed, { ...about, kind: 'better', since, pays, currency, better }];
  });
  return {
    range,
    changes: changes.toSorted(byClicks).slice(0, most),
    count: changes.length,
    listedAt: stored.listedAt,
    basis: makeBasis(
      stored.rows,
      [...stored.lists, ...groupsOf.lists],
      await readUnknownGroups(ledger, query),
    ),
  };
}

/** What happened before what would pay more, and the most clicked first. */
const byClicks = (a: LinkChange, b: LinkChange) =>
  Number(a.kind === 'better') - Number(b.kind === 'better') ||
  (b.clicks ?? 0) - (a.clicks ?? 0) ||
  b.since.localeCompare(a.since, 'en') ||
  b.links - a.links;

/** What a list said of a product itself. */
type Listed = { since: Day } & (
  | { kind: 'back' }
  | { kind: 'price'; before: ListedPrice; after: ListedPrice }
  | { kind: 'rate'; before: string; after: string }
);

/** What the newest change of each field says. A product is back if nothing keeps it from being bought. */
function toChanges(latest: readonly LatestChange[], { isBroken }: ListedProduct): Listed[] {
  const back = latest.filter(({ after }) => after === 'in' || after === 'yes').map(({ day }) => day);
  const since = back.sort().at(-1);
  const values = latest.flatMap(({ field, day, before, after }): Listed[] => {
    if (field === 'rate') return [{ kind: field, since: day, before, after }];
    if (field !== 'price') return [];
    return [{ kind: field, since: day, before: readPrice(before), after: readPrice(after) }];
  });
  return since && !isBroken ? [{ kind: 'back', since }, ...values] : values;
}

/** Reads `19.99 USD`. */
function readPrice(text: string): ListedPrice {
  const [amount = '', currency = ''] = text.split(' ');
  return { amount, currency };
}
