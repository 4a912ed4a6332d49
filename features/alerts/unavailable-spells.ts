import { type ListedChange, listProductChanges } from '@/lib/data/read/lists/list-product-changes';
import type { Unavailable } from '@/lib/data/read/lists/read-unavailable-since';
import { addDays, type Day, type DayRange, toDay } from '@/lib/data/terms/days';
import type { AlertSubject } from './alert-shape';
import { readCurrentProducts } from './current-list';
import { filterBy } from './history';
import type { KindParts } from './kind';

/** Changes of a day, and products that went with the same list, that are read. */
const mostPerDay = 200;
const mostGone = 2_000;

/**
 * Days on which a product could not be bought. `from`: the first one on which a list can say so. `until`: the day on which it
 * could again; null if it still cannot.
 */
export type Spell = Unavailable & { since: Day; from: Day; until: Day | null };

/**
 * The times that began in a range, by the record of listed values, oldest first. Null unless the list of products was read
 * completely after yesterday was over.
 */
export async function readSpells(
  ledger: KindParts,
  range: DayRange,
  subject: AlertSubject<'brand'> | null,
): Promise<{ spells: Spell[]; listedAt: string } | null> {
  const list = await readCurrentProducts(ledger);
  if (!list) return null;
  const filters = { ...range, ...(subject ? filterBy(subject) : {}) };
  const changes = await listProductChanges(ledger.db, ledger.id, filters, mostPerDay);
  const spells = [...listChanged(changes), ...(await readGone(ledger, range, subject))];
  return { spells: spells.sort((a, b) => (a.from < b.from ? -1 : 1)), listedAt: list.asOf };
}

const states = { out: 'out', no: 'inactive' } as const;

/** From each change of stock or activity to its next one. */
function listChanged(changes: readonly ListedChange[]): Spell[] {
  const spells: Spell[] = [];
  const open = new Map<string, Spell>();
  for (const { day, field, marketplace, product: id, title, after } of changes) {
    if (field !== 'stock' && field !== 'active') continue;
    const key = JSON.stringify([marketplace, id, field]);
    const state = after === 'out' || after === 'no' ? states[after] : null;
    const before = open.get(key);
    if (before && !state) {
      before.until = day;
      open.delete(key);
    } else if (!before && state) {
      const product = { marketplace, id, name: title || id };
      const spell = { product, state, since: day, from: day, until: null };
      open.set(key, spell);
      spells.push(spell);
    }
  }
  return spells;
}

/** Products that the list has no longer, from the day after it had them. */
async function readGone(
  { id: workspaceId, store }: KindParts,
  { from, to }: DayRange,
  subject: AlertSubject<'brand'> | null,
): Promise<Spell[]> {
  const rows = await store.read(
    `SELECT marketplace, id, name, last_seen FROM ledger.items
     WHERE workspace = $1 AND list = 'products' AND walk = 0 AND last_seen >= $2 AND last_seen < $3
       ${subject ? 'AND lower(brand) = $4' : ''}
     ORDER BY last_seen DESC, marketplace, id LIMIT ${mostGone}`,
    [workspaceId, addDays(from, -1), to, ...(subject ? [subject.id.toLowerCase()] : [])],
  );
  return rows.map((row) => {
    const [marketplace, id] = [String(row.marketplace), String(row.id)];
    const since = toDay(new Date(String(row.last_seen)));
    const product = { marketplace, id, name: String(row.name) || id };
    return { product, state: 'gone', since, from: addDays(since, 1), until: null };
  });
}
