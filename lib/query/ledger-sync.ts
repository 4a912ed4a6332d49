import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writeQuery } from '@/lib/contract/query-string';
import type { DatasetName, SourceId } from '@/lib/ledger/datasets';
import type { DayRange } from '@/lib/ledger/days';
import type { SyncProgress } from '@/lib/ledger/progress-shape';
import { sendJson } from './fetch-json';
import { ledgerKeys } from './ledger';

const path = '/api/ledger/sync';
/** While rows arrive, figures on the screen are read again this often. */
const refreshMs = 2_000;

/** `sources`: datasets (reports, clicks, brb, program), comma-joined. */
export function startSync(sources: string, range: DayRange, force = false) {
  return sendJson<SyncProgress>('POST', `${path}?${writeQuery({ sources, ...range, force })}`);
}

export function cancelSync(sources: string) {
  return sendJson<SyncProgress>('DELETE', `${path}?${writeQuery({ sources })}`);
}

export type LedgerSync = {
  /** Null until something is known. */
  progress: SyncProgress | null;
  error: Error | null;
  start: (force?: boolean) => void;
  cancel: () => void;
};

/**
 * Follows the sync of some datasets. With `wanted` (a receipt that says stale) it starts one for the range, once a
 * range; figures from the ledger are read again while rows arrive and when it ends.
 */
export function useLedgerSync(
  datasets: readonly (DatasetName | SourceId)[],
  range: DayRange,
  wanted: boolean,
): LedgerSync {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SyncProgress | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [watching, setWatching] = useState(false);
  const started = useRef('');
  const names = datasets.join(',');
  const { from, to } = range;

  const start = useCallback(
    (force = false) => {
      setError(null);
      startSync(names, { from, to }, force).then((answer) => {
        setProgress(answer);
        setWatching(answer.state === 'running');
      }, setError);
    },
    [names, from, to],
  );

  useEffect(() => {
    const key = `${names} ${from} ${to}`;
    if (!wanted || started.current === key) return;
    started.current = key;
    start();
  }, [wanted, start, names, from, to]);

  useEffect(() => {
    if (!watching) return;
    const events = new EventSource(`${path}?${writeQuery({ sources: names })}`);
    let rows = -1;
    let refreshedAt = Date.now();
    const read = (event: MessageEvent<string>): SyncProgress => JSON.parse(event.data);
    const refresh = () => client.invalidateQueries({ queryKey: ledgerKeys.all });
    events.addEventListener('progress', (event) => {
      const next = read(event);
      setProgress(next);
      if (next.rows === rows || Date.now() - refreshedAt < refreshMs) return;
      rows = next.rows;
      refreshedAt = Date.now();
      refresh();
    });
    events.addEventListener('end', (event) => {
      setProgress(read(event));
      setWatching(false);
      refresh();
    });
    return () => events.close();
  }, [watching, names, client]);

  const cancel = useCallback(() => {
    cancelSync(names).then(setProgress, setError);
  }, [names]);

  return { progress, error, start, cancel };
}
