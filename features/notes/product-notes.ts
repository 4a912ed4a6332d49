import { cutText } from '@/lib/base/cut-text';
import { type ListedChange, listProductChanges } from '@/lib/data/read/lists/list-product-changes';
import { addDays } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import type { AutomaticNote } from '@/lib/data/terms/note-shape';
import { writeExactRate } from '@/lib/language/format/exact-rate';
import type { Language } from '@/lib/language/language';
import type { Db } from '@/lib/server/db/database';
import { maxApart } from './note-limits';
import type { NotesQuery } from './note-query';

/** Changes of listed products on the days they were detected, described in `language`. */
export async function listProductNotes(
  language: Language,
  db: Db,
  workspaceId: string,
  query: NotesQuery,
): Promise<AutomaticNote[]> {
  const { brands, products, marketplaces, campaigns, creators, narrowed } = query;
  const named = brands ?? products ?? marketplaces;
  // Products do not belong to a creator or campaign.
  if (!named && (campaigns || creators || narrowed)) return [];
  const changes = await listProductChanges(db, workspaceId, query, maxApart);
  return describeChanges(language, changes);
}

/** One note per change, or one with the number of products if many changed alike on the same day. */
export function describeChanges(language: Language, changes: readonly ListedChange[]): AutomaticNote[] {
  const single = changes.filter(({ products }) => products <= maxApart);
  const together = new Map(
    changes
      .filter(({ products }) => products > maxApart)
      .map((change) => [`${change.field}:${change.day}:${change.way}`, change]),
  );
  return [
    ...[...together].map(([id, change]) => note(id, change, describeMany(language, change))),
    ...single.map((change) => {
      const id = `${change.field}:${change.day}:${productKey(change.marketplace, change.product)}`;
      return note(id, change, describeOne(language, change));
    }),
  ];
}

const note = (id: string, { field, day }: ListedChange, text: string): AutomaticNote => ({
  id,
  kind: field,
  from: day,
  to: day,
  text,
});

/** The message key of a change: by its new state, or by its field, with both values. */
function nameOutcome({ field, after }: ListedChange) {
  if (field === 'stock') return after === 'in' ? 'inStock' : 'outOfStock';
  if (field === 'active') return after === 'yes' ? 'active' : 'inactive';
  return field;
}

const describeMany = ({ t }: Language, change: ListedChange) =>
  t(`notes.found.many.${nameOutcome(change)}`, { count: change.products });

function describeOne(language: Language, listed: ListedChange): string {
  const { t, format } = language;
  const { field, title, day, since } = listed;
  const name = cutText(title, longestTitle, '…');
  const write = field === 'rate' ? writeExactRate : writePrice;
  const outcome = nameOutcome(listed);
  const change =
    outcome === 'rate' || outcome === 'price'
      ? t(`notes.found.one.${outcome}`, {
          name,
          before: write(language, listed.before),
          after: write(language, listed.after),
        })
      : t(`notes.found.one.${outcome}`, { name });
  // The day is when the change was detected. If the previous list is older, it may have happened on a day between.
  return since < addDays(day, -1) ? t('notes.found.since', { change, day: format.day(since) }) : change;
}

const longestTitle = 60;

function writePrice({ format }: Language, price: string): string {
  const [amount = '', currency = ''] = price.split(' ');
  return format.money(amount, currency);
}
