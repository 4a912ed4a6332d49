import { Failure } from '@/lib/base/failure';
import { datasets } from '@/lib/data/datasets';
import { readNames } from '@/lib/data/lists/read-names';
import type { LedgerStore } from '@/lib/data/store/store';
import type { Condition } from './alert-shape';

type Parts = { store: LedgerStore };
type AnySubject = NonNullable<Extract<Condition['values'], { subject: unknown }>['subject']>;

/**
 * Adds the name of a condition's subject, as it is now. Throws Failure `invalid_input` if no list and no row has the
 * subject.
 */
export async function nameSubject(
  { store }: Parts,
  workspaceId: string,
  { values }: Condition,
): Promise<void> {
  if (!('subject' in values) || !values.subject) return;
  const name = await findName(store, workspaceId, values.subject);
  if (name === undefined) {
    const message = 'must be of this workspace';
    const issues = [{ field: 'condition.values.subject.id', message }];
    throw new Failure('invalid_input', 'Input Validation Failed', { issues });
  }
  values.subject.name = name;
}

/** The name of a subject. Null if it has none; undefined if the workspace does not know it. */
async function findName(
  store: LedgerStore,
  workspaceId: string,
  { kind, id }: AnySubject,
): Promise<string | null | undefined> {
  if (kind === 'campaign') return findCampaign(store, workspaceId, id);
  const names = await readNames(store.read, workspaceId, kind, [id]);
  return names.get(id) ?? ((await hasRows(store, workspaceId, { kind, id })) ? null : undefined);
}

async function findCampaign(store: LedgerStore, workspaceId: string, id: string) {
  const [found] = await store.read(
    `SELECT name FROM ledger.items WHERE workspace = $1 AND list = 'campaigns' AND id = $2 LIMIT 1`,
    [workspaceId, id],
  );
  return found && String(found.name);
}

async function hasRows(
  store: LedgerStore,
  workspaceId: string,
  { kind, id }: Pick<Exclude<AnySubject, { kind: 'campaign' }>, 'kind' | 'id'>,
): Promise<boolean> {
  const { table, dimensions } = datasets.reports;
  const rows = await store.read(
    `SELECT 1 FROM ${table} WHERE workspace = $1 AND CAST(${dimensions[kind]} AS VARCHAR) = $2 LIMIT 1`,
    [workspaceId, id],
  );
  return rows.length > 0;
}
