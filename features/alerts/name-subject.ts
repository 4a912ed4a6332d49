import { Failure } from '@/lib/base/failure';
import { findGroup } from '@/lib/data/read/groups/find-group';
import { refreshPlacements } from '@/lib/data/read/links/refresh-placements';
import { readLabels } from '@/lib/data/read/query/read-labels';
import { readNames } from '@/lib/data/read/query/read-names';
import type { LedgerStore } from '@/lib/data/store/engine/store';
import { ever } from '@/lib/data/store/windows/windows';
import type { Workspace } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { isGroupDimension } from '@/lib/data/terms/group-dimensions';
import { isNamed } from '@/lib/data/terms/named-dimensions';
import type { Condition } from './alert-shape';

type Parts = Pick<Workspace, 'db' | 'store'>;
type AnySubject = NonNullable<Extract<Condition['values'], { subject: unknown }>['subject']>;

/**
 * Adds the name of a condition's subject, as it is now. Throws Failure `invalid_input` if no list, no row and no link has the
 * subject.
 */
export async function nameSubject(parts: Parts, workspaceId: string, { values }: Condition): Promise<void> {
  if (!('subject' in values) || !values.subject) return;
  const name = await findName(parts, workspaceId, values.subject);
  if (name === undefined) {
    const message = 'must be of this workspace';
    const issues = [{ field: 'condition.values.subject.id', message }];
    throw new Failure('invalid_input', 'Input Validation Failed', { issues });
  }
  values.subject.name = name;
}

/** The name of a subject. Null if it has none; undefined if the workspace does not know it. */
async function findName(
  { db, store }: Parts,
  workspaceId: string,
  { kind, id }: AnySubject,
): Promise<string | null | undefined> {
  if (kind === 'campaign') {
    const select = `SELECT name FROM ledger.items WHERE workspace = $1 AND list = 'campaigns' AND id = $2 LIMIT 1`;
    return readName(store, select, [workspaceId, id]);
  }
  if (isGroupDimension(kind)) return (await findGroup(db, workspaceId, { kind, id }))?.name;
  if (isNamed(kind)) {
    const names = await readNames(store.read, workspaceId, kind, [id]);
    return names.get(id) ?? ((await hasRows(store, workspaceId, { kind, id })) ? null : undefined);
  }
  await refreshPlacements(db, store, workspaceId);
  if (kind === 'link') {
    const named = { dataset: 'reports', range: ever, dimension: kind } as const;
    return (await readLabels(store.read, workspaceId, named, [id])).get(id);
  }
  const select = `SELECT ${kind}_name AS name FROM ledger.placements WHERE workspace = $1 AND ${kind} = $2 LIMIT 1`;
  return readName(store, select, [workspaceId, id]);
}

async function readName({ read }: LedgerStore, select: string, values: string[]) {
  const [found] = await read(select, values);
  return found && (found.name === null ? null : String(found.name));
}

async function hasRows(
  store: LedgerStore,
  workspaceId: string,
  { kind, id }: { kind: 'brand' | 'creator' | 'product'; id: string },
): Promise<boolean> {
  const { table, dimensions } = datasets.reports;
  const rows = await store.read(
    `SELECT 1 FROM ${table} WHERE workspace = $1 AND CAST(${dimensions[kind]} AS VARCHAR) = $2 LIMIT 1`,
    [workspaceId, id],
  );
  return rows.length > 0;
}
