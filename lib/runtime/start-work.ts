import { superviseBatches } from '@/features/links/supervise';
import { createSyncs } from '@/lib/data/fetch/sync/syncs';
import { storeNames } from '@/lib/data/read/summary/store-names';
import type { Catalog } from '@/lib/data/store/workspace';
import type { Call } from '@/lib/gateway/call';
import type { Metrics } from '@/lib/runtime/metrics/metrics';
import { supervise } from '@/lib/server/jobs/supervise';
import type { MaintenanceParts } from './maintenance';
import { type OutboxParts, startOutbox } from './start-outbox';
import { startScheduler } from './start-scheduler';

type Parts = MaintenanceParts &
  OutboxParts & {
    processId: string;
    callFor: (workspaceId: string) => Call;
    catalogFor: (workspaceId: string) => Catalog;
    metrics: Metrics | undefined;
  };

/** Starts what this process does between requests: batches of links, syncs, the outbox, and scheduled work. */
export function startWork({ processId, callFor, catalogFor, metrics, ...parts }: Parts) {
  const { db, ledger, workspaceOf, mailer } = parts;
  const batches = superviseBatches({ db, callFor, owner: processId });
  const syncs = createSyncs({
    db,
    storeFor: ledger.of,
    callFor,
    nameRows: (workspaceId, rows, signal) => storeNames(catalogFor(workspaceId), rows, signal),
  });
  const resuming = supervise(syncs.resume);
  const outbox = startOutbox(parts);
  const scheduler = startScheduler({
    db,
    embedded: parts.embedded,
    ledger,
    eachOtherLedger: parts.eachOtherLedger,
    syncs,
    catalogFor,
    workspaceOf,
    outbox,
    mailing: mailer !== undefined,
    onRun: (kind, outcome) => metrics?.countRun(kind, outcome),
  });
  return {
    batches,
    syncs,
    outbox,
    scheduler,
    close: async () => {
      await scheduler.close();
      await outbox.close();
      mailer?.close();
      await batches.close();
      await resuming.close();
      await syncs.close();
    },
  };
}
