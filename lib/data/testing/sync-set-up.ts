import { createSyncs, type SyncRequest } from '@/lib/data/fetch/sync/syncs';
import { summarize } from '@/lib/data/read/summary/summary';
import { summaryQuerySchema } from '@/lib/data/read/summary/summary-query';
import type { makeFakeApi } from './fake-api';
import { addWorkspace, type eachLedger } from './ledgers';

export const today = new Date('2026-06-30T12:00:00.000Z');
export const year = { from: '2025-07-01', to: '2026-06-30' };
export const old = { from: '2025-07-01', to: '2025-07-31' };

/** A workspace with a fake API, and helpers for tests of syncs. */
export function prepareSetUp(ledger: Parameters<Parameters<typeof eachLedger>[1]>[0]) {
  return async function setUp(api: ReturnType<typeof makeFakeApi>, clock = { now: today }) {
    const { db } = ledger();
    const workspaceId = await addWorkspace(db);
    const now = () => clock.now;
    const syncs = () => createSyncs({ db, storeFor: ledger().stores.of, callFor: () => api.call, now });
    const context = () => ({ id: workspaceId, db: ledger().db, store: ledger().stores.of(workspaceId), now });
    const run = async (request: Partial<SyncRequest> = {}) => {
      const worker = syncs();
      await worker.start(workspaceId, {
        sources: ['reports:standard', 'reports:cpc'],
        range: year,
        ...request,
      });
      await worker.settle();
      return worker.watch(workspaceId, request.sources ?? ['reports:standard', 'reports:cpc']);
    };
    const sum = async (query: Record<string, string> = {}) =>
      summarize(context(), summaryQuerySchema.parse({ ...year, ...query }));
    return { workspaceId, context, run, sum, syncs, clock };
  };
}
