import type { Session, SqlValue } from '@/lib/data/store/engine/store';
import { type DatasetName, datasets } from '@/lib/data/terms/datasets';
import type { DayRange } from '@/lib/data/terms/days';
import { groupKinds } from '@/lib/data/terms/group-dimensions';
import { type PlacementDimension, placementDimensions } from '@/lib/data/terms/placement-dimensions';
import { oneOfValues } from './filter-sql';
import { joinNames } from './read-names';

type Rows = { from: string; values: SqlValue[] };

/**
 * Converts rows grouped by link to rows of a link attribute. A null key is a link created elsewhere. A link is in the view once.
 * `DISTINCT ON` tells Postgres, which otherwise expects 200 times as many joined rows, and sorts all rows on disk to merge them.
 */
export function joinPlacements(
  { from, values }: Rows,
  workspaceId: string,
  dimension: PlacementDimension,
  sums: readonly string[],
): Rows {
  const at = values.push(workspaceId);
  const columns = ['currency', 'final', 'day', ...sums].map((name) => `rows.${name}`).join(', ');
  return {
    from: `(SELECT p.${dimension} AS key, p.${dimension}_name AS label, ${columns} FROM ${from}
      LEFT JOIN (
        SELECT DISTINCT ON (link) link, ${dimension}, ${dimension}_name FROM ledger.placements WHERE workspace = $${at}
      ) AS p ON p.link = rows.key) AS rows`,
    values,
  };
}

/**
 * Rows with the names of their ids and groups, and the attributes of their link. Null for unknown names and links created
 * elsewhere.
 */
export function nameRows(
  dataset: DatasetName,
  workspaceId: string,
  where: { sql: string; values: SqlValue[] },
): string {
  const { table, dimensions } = datasets[dataset];
  const source = `FROM ${table} WHERE ${where.sql}`;
  const ofLists = where.values.push(workspaceId);
  const rows = `(SELECT * ${source}) AS rows ${joinNames(dataset, source, `$${ofLists}`)} ${joinGroupNames(dataset, workspaceId, where.values)}`;
  if (!dimensions.link) return rows;
  const names = placementDimensions.map((name) => `${name}_name`).join(', ');
  // On Postgres, workspaces of lists and of placements have different types, so they need separate parameters.
  const at = where.values.push(workspaceId);
  return `${rows} LEFT JOIN (SELECT link AS placed, ${names} FROM ledger.placements WHERE workspace = $${at}) AS names
    ON names.placed = rows.link`;
}

/** Joins rows with the names of the groups of their creator and product, as one text each. Null for those in no group. */
function joinGroupNames(dataset: DatasetName, workspaceId: string, values: SqlValue[]): string {
  const kinds = groupKinds.filter((kind) => datasets[dataset].dimensions[kind]);
  return kinds
    .map((kind) => {
      const at = values.push(workspaceId);
      return `LEFT JOIN (SELECT member AS ${kind}_member, string_agg(group_name, '; ' ORDER BY group_name) AS ${kind}_groups
        FROM ledger.group_members WHERE workspace = $${at} AND kind = '${kind}' GROUP BY member) AS of_${kind}
        ON of_${kind}.${kind}_member = rows.${kind}`;
    })
    .join(' ');
}

/**
 * Names of links, without words, so that they read in any language: product and subids of those created here, otherwise
 * their rows' product, how many more there are, and the id.
 */
export async function nameLinks(
  read: Session['read'],
  workspaceId: string,
  { dataset, range }: { dataset: DatasetName; range: DayRange },
  links: readonly string[],
): Promise<Map<string, string>> {
  if (links.length === 0) return new Map();
  const values: SqlValue[] = [workspaceId];
  const made = await read(
    `SELECT link, link_product_name, subid1_name, subid2_name FROM ledger.placements
     WHERE workspace = $1 AND ${oneOfValues('link', 'text', links, values)}`,
    values,
  );
  const names = new Map(
    made.map((row) => [
      String(row.link),
      [row.link_product_name ?? '–', row.subid1_name ?? '–', row.subid2_name]
        .filter((part) => part !== null)
        .join(' · '),
    ]),
  );
  const others = links.filter((link) => !names.has(link));
  if (others.length === 0) return names;
  const linkValues: SqlValue[] = [workspaceId, range.from, range.to];
  const found = await read(
    `SELECT link, MIN(product) AS product, COUNT(DISTINCT product) AS products FROM ${datasets[dataset].table}
     WHERE workspace = $1 AND day BETWEEN CAST($2 AS DATE) AND CAST($3 AS DATE)
       AND ${oneOfValues('link', 'text', others, linkValues)} GROUP BY 1`,
    linkValues,
  );
  for (const { link, product, products } of found) {
    const more = Number(products) > 1 ? ` +${Number(products) - 1}` : '';
    names.set(String(link), product === null ? String(link) : `${product}${more} · ${link}`);
  }
  return names;
}
