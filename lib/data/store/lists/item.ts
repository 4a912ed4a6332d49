import { betweenValues } from '@/lib/data/store/engine/column-text';
import { type ItemColumn, itemColumns } from '@/lib/data/store/engine/list-tables';
import type { Session, SqlValue } from '@/lib/data/store/engine/store';

/** The stored columns of a list item. */
export type Item = {
  key: string;
  id: string;
  name: string;
  texts: readonly (string | null)[];
  data: unknown;
} & {
  [Name in Exclude<ItemColumn, 'key' | 'id' | 'name' | 'sort_name' | 'texts' | 'place' | 'data'>]?:
    | SqlValue
    | undefined;
};

const nothing = '\u001e';

/** Characters that cannot be stored: separators, NUL, and lone surrogates. */
const unstorable = new RegExp(`[\\0${betweenValues}${nothing}]|\\p{Surrogate}`, 'gu');

const names = Object.keys(itemColumns).filter((name): name is ItemColumn => name in itemColumns);

/** The fence of a list, in the same table as those of report sources. */
export const fenceOf = (list: string): string => `list:${list}`;

/**
 * Inserts items of a walk; the first one is at `position`. Selects from the fence, so that Citus runs the insert
 * on the workspace's worker.
 */
export async function insertItems(
  { run, splitText }: Session,
  { workspaceId, list, walk }: { workspaceId: string; list: string; walk: number },
  items: readonly Item[],
  position: number,
): Promise<void> {
  if (items.length === 0) return;
  const texts = names.map((name) =>
    items.map((item, at) => clean(readColumn(item, name, position + at))).join(betweenValues),
  );
  const values = names.map(
    (name) => `CAST(NULLIF(${name}_text, chr(30)) AS ${itemColumns[name].replace(/ COLLATE.*/, '')})`,
  );
  const given = names.map((name, at) => `unnest(${splitText(`$${at + 5}`)}) AS ${name}_text`);
  await run(
    `INSERT INTO ledger.items (workspace, list, walk, ${names.join(', ')})
     SELECT f.workspace, CAST($2 AS VARCHAR), CAST($3 AS INTEGER), ${values.join(', ')}
     FROM ledger.fences f CROSS JOIN (SELECT ${given.join(', ')}) AS given
     WHERE f.workspace = $1 AND f.source = $4`,
    [workspaceId, list, walk, fenceOf(list), ...texts],
  );
}

const clean = (value: SqlValue) => (value === null ? nothing : String(value).replaceAll(unstorable, ' '));

/** No column holds such numbers. They only sort and filter; `data` has them as they are. */
const tooLarge = 1e15;
const toStorable = (value: SqlValue): SqlValue =>
  typeof value === 'number' && Math.abs(value) >= tooLarge ? null : value;

function readColumn(item: Item, name: ItemColumn, position: number): SqlValue {
  switch (name) {
    case 'place':
      return position;
    case 'sort_name':
      return item.name.toLowerCase();
    case 'texts':
      return item.texts.join('\n').toLowerCase();
    case 'data':
      return JSON.stringify(item.data);
    default:
      return toStorable(item[name] ?? null);
  }
}
