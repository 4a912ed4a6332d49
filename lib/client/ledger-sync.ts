import type { LedgerApi } from '@/lib/api/ledger-api';
import type { DayRange } from '@/lib/data/terms/days';
import { clientOf } from './api';

const api = clientOf<LedgerApi>();

/** `sources`: comma-separated datasets (reports, clicks, brb, program). */
export function startSync(sources: string, { from, to }: DayRange, force = false) {
  return api.call('POST /api/ledger/sync', { query: { sources, from, to, force: force ? 'true' : 'false' } });
}

export function cancelSync(sources: string) {
  return api.call('DELETE /api/ledger/sync', { query: { sources } });
}

/** Where the progress of a sync is sent as events. */
export const syncEvents = (sources: string) => api.pathOf('GET /api/ledger/sync', { query: { sources } });
