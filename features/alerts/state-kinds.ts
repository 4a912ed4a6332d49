import { and, eq } from 'drizzle-orm';
import { ageOf, latestStored } from '@/lib/base/clock';
import { nowOf } from '@/lib/data/store/workspace';
import { datasets } from '@/lib/data/terms/datasets';
import { isRejected } from '@/lib/gateway/connections/connection-health';
import { connections } from '@/lib/gateway/connections/schema';
import { isOfApiInUse } from '@/lib/server/db/api-in-use';
import type { Db } from '@/lib/server/db/database';
import type { Finding, Findings, Kind, KindParts } from './kind';
import { notRefreshedValues, noValues } from './values';

const hourMs = 3_600_000;

/** A state tells nothing of days gone by, and is over when it is over. */
const state = <Found>(found: Finding<Found>[]): Findings<Found> => ({
  since: () => found,
  takenBack: () => null,
  preview: null,
});

const inUse = (workspaceId: string) =>
  and(eq(connections.workspaceId, workspaceId), isOfApiInUse(connections.api), connections.inUse);

/** The API rejected a key after it last worked. A period is one key and one such time. */
export const keyRejected: Kind<'keyRejected'> = {
  values: noValues,
  look: async (ledger) => {
    const now = nowOf(ledger);
    const latest = latestStored(now);
    const rejected = await ledger.db
      .select()
      .from(connections)
      .where(and(inUse(ledger.id), isRejected(now)));
    return state(
      rejected.map((key) => {
        const worked = key.lastSuccessAt;
        const since = worked && worked <= latest ? worked.toISOString() : null;
        return { period: `${key.id} ${since}`, facts: { family: key.family, since } };
      }),
    );
  },
  describe: ({ t }) => t('alerts.kinds.keyRejected.sentence'),
  tell: ({ t }, _values, { family }) => t(`alerts.kinds.keyRejected.told.${family}`),
  basedOn: () => ({ rows: [], lists: [] }),
  pathOf: () => '/settings/connections',
};

/** No report rows were loaded for some hours. A period is the moment of the last ones. */
export const notRefreshed: Kind<'notRefreshed'> = {
  values: notRefreshedValues,
  look: async (ledger, { hours }) => {
    const since = await findLastLoad(ledger);
    if (!since || ageOf(since, nowOf(ledger)) <= hours * hourMs) return state([]);
    return state([{ period: since, facts: { since } }]);
  },
  describe: ({ t }, { hours }) =>
    t.markup('alerts.kinds.notRefreshed.sentence', {
      hours: () => t('alerts.words.hours', { count: hours }),
    }),
  tell: ({ t, format }, { hours }, { since }) =>
    t('alerts.kinds.notRefreshed.told', { hours, since: format.instant(since, 'UTC') }),
  basedOn: () => ({ rows: [], lists: [] }),
  pathOf: () => '/settings/data',
};

/** When report rows were last loaded, or when the seller key was added. Null without a seller key. */
async function findLastLoad(ledger: KindParts): Promise<string | null> {
  const added = await findSellerKey(ledger.db, ledger.id);
  if (!added) return null;
  const { sources } = datasets.reports;
  const marks = sources.map((_, index) => `$${index + 2}`).join(', ');
  const [row] = await ledger.store.read(
    `SELECT MAX(fetched_at) AS last FROM ledger.windows
     WHERE workspace = $1 AND status = 'ok' AND source IN (${marks}) AND fetched_at <= $${sources.length + 2}`,
    [ledger.id, ...sources, nowOf(ledger).toISOString()],
  );
  return row?.last ? String(row.last) : added.toISOString();
}

async function findSellerKey(db: Db, workspaceId: string): Promise<Date | undefined> {
  const [key] = await db
    .select({ createdAt: connections.createdAt })
    .from(connections)
    .where(and(inUse(workspaceId), eq(connections.family, 'seller')));
  return key?.createdAt;
}
