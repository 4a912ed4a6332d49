import { and, eq } from 'drizzle-orm';
import { closeMonth } from '@/features/closing/close-month';
import { ownClosings } from '@/features/closing/read-closings';
import { closings } from '@/features/closing/schema';
import { memberFields } from '@/lib/access/member-fields';
import { sharedNow } from '@/lib/base/clock';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { storeNames } from '@/lib/data/read/summary/store-names';
import type { LedgerStores } from '@/lib/data/store/engine/store';
import { datasets, type SourceId } from '@/lib/data/terms/datasets';
import { addDays, type DayRange, toDay } from '@/lib/data/terms/days';
import { daysOfMonths, monthOf, previousMonth } from '@/lib/data/terms/month';
import type { Vault } from '@/lib/gateway/connections/vault';
import { createGateway } from '@/lib/gateway/gateway';
import { createHandlerTransport, type Handler } from '@/lib/gateway/transport';
import type { Db } from '@/lib/server/db/database';
import { memberships, users, workspaces } from '@/lib/server/identity/schema';

type Parts = {
  db: Db;
  vault: Vault;
  stores: LedgerStores;
  /** The embedded platform. */
  platform: Handler;
  /** Returns an order of these days in the platform's rows. */
  returnOrder: (days: DayRange) => Promise<void>;
  now?: () => Date;
};

const currency = 'USD';
/** The month's last days may still change during the next month. */
const openDays = 6;

/**
 * Demonstrates a correction of a closed month: closes the previous month, returns an order, and syncs. Does nothing
 * without a demo, or if the demo has a closed month already.
 */
export async function closeDemoMonth(parts: Parts): Promise<void> {
  const { db, vault, stores, platform, now = sharedNow } = parts;
  const member = await findDemoOwner(db);
  if (!member || (await db.$count(closings, ownClosings(member.workspaceId))) > 0) return;
  const { workspaceId } = member;
  const month = previousMonth(monthOf(toDay(now())));
  const range = daysOfMonths(month);
  const gateway = createGateway({ db, vault, transport: createHandlerTransport(platform) });
  const call = gateway.callFor(workspaceId, 'sync');
  const catalog = { id: workspaceId, db, store: stores.of(workspaceId), walk: call, now };
  const syncs = createSyncs({
    db,
    storeFor: stores.of,
    callFor: () => call,
    now,
    nameRows: (_, rows, signal) => storeNames(catalog, rows, signal),
  });
  const sync = async (sources: readonly SourceId[], days: DayRange, force: boolean) => {
    await syncs.start(workspaceId, { sources, range: days, force });
    await syncs.settle();
  };
  try {
    await sync([...datasets.reports.sources, ...datasets.brb.sources], range, false);
    await closeMonth({ ...catalog, member }, { month, currencies: [{ currency }], acceptOpen: true });
    const last = { from: addDays(range.to, -openDays), to: range.to };
    await parts.returnOrder(last);
    await sync(datasets.reports.sources, last, true);
  } finally {
    await syncs.close();
  }
}

async function findDemoOwner(db: Db) {
  const [owner] = await db
    .select(memberFields)
    .from(workspaces)
    .innerJoin(memberships, eq(memberships.workspaceId, workspaces.id))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(workspaces.demo, true), eq(memberships.role, 'owner')))
    .limit(1);
  return owner;
}
