import { writeQuery } from '@/lib/contract/query-string';
import type { DayRange } from '@/lib/data/days';
import type { SyncProgress } from '@/lib/data/sync/progress-shape';
import { sendJson } from './fetch-json';

const path = '/api/ledger/sync';

/** `sources`: comma-separated datasets (reports, clicks, brb, program). */
export function startSync(sources: string, { from, to }: DayRange, force = false) {
  return sendJson<SyncProgress>('POST', `${path}?${writeQuery({ sources, from, to, force })}`);
}

export function cancelSync(sources: string) {
  return sendJson<SyncProgress>('DELETE', `${path}?${writeQuery({ sources })}`);
}
