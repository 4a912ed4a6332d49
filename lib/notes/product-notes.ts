import { type ListedChange, listProductChanges } from '@/lib/catalog/list-product-changes';
import { productKey } from '@/lib/catalog/product-key';
import type { Db } from '@/lib/db/database';
import { formatDay } from '@/lib/format/day';
import { formatMoney } from '@/lib/format/money';
import { createNumberFormat, formatCount } from '@/lib/format/number';
import { addDays } from '@/lib/ledger/days';
import { mostApart } from './note-limits';
import type { NotesQuery } from './note-query';
import type { AutomaticNote } from './note-shape';

/** Changes of listed products on the days that they were seen. */
export async function listProductNotes(
  db: Db,
  workspaceId: string,
  query: NotesQuery,
): Promise<AutomaticNote[]> {
  const { brands, products, marketplaces, campaigns, creators, narrowed } = query;
  const named = brands ?? products ?? marketplaces;
  // Products belong to no creator or campaign.
  if (!named && (campaigns || creators || narrowed)) return [];
  const changes = await listProductChanges(db, workspaceId, query, mostApart);
  return describeChanges(changes);
}

/** A note for each change; one with the number of products where many changed alike on one day. */
export function describeChanges(changes: readonly ListedChange[]): AutomaticNote[] {
  const apart = changes.filter(({ products }) => products <= mostApart);
  const together = new Map(
    changes
      .filter(({ products }) => products > mostApart)
      .map((change) => [`${change.field}:${change.day}:${change.way}`, change]),
  );
  return [
    ...[...together].map(([id, change]) => note(id, change, describeMany(change))),
    ...apart.map((change) => {
      const id = `${change.field}:${change.day}:${productKey(change.marketplace, change.product)}`;
      return note(id, change, describeOne(change));
    }),
  ];
}

const note = (id: string, { field, day }: ListedChange, text: string): AutomaticNote => ({
  ...{ id, kind: field, from: day, to: day, text },
});

function describeMany({ field, after, products }: ListedChange): string {
  const many = `${formatCount(products)} products`;
  if (field === 'rate') return `Commission changed on ${many}`;
  if (field === 'price') return `Price changed on ${many}`;
  return `${many} ${waysOfMany[field][after === 'in' || after === 'yes' ? 0 : 1]}`;
}

const waysOfMany = {
  stock: ['are back in stock', 'are out of stock'],
  active: ['are active again', 'are inactive'],
} as const;

const waysOfOne = {
  stock: ['is back in stock', 'is out of stock'],
  active: ['is active again', 'is inactive'],
} as const;

function describeOne({ field, title, before, after, day, since }: ListedChange): string {
  const name = `“${title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title}”`;
  // The day is when the change was seen; where the list before was of an earlier day, it may have been on one between.
  const seen = since < addDays(day, -1) ? `, some day after ${formatDay(since)}` : '';
  if (field === 'stock' || field === 'active') {
    return `${name} ${waysOfOne[field][after === 'in' || after === 'yes' ? 0 : 1]}${seen}`;
  }
  const [what, write] = field === 'rate' ? ['Commission', writeRate] : ['Price', writePrice];
  return `${what} of ${name} changed from ${write(before)} to ${write(after)}${seen}`;
}

const longestTitle = 60;

/** `0.125` → `12.5%`, with every digit that was listed. */
const writeRate = createNumberFormat({ style: 'percent', maximumFractionDigits: 6 });

function writePrice(price: string): string {
  const [amount = '', currency = ''] = price.split(' ');
  return formatMoney(amount, currency);
}
