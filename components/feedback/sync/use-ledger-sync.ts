'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshFigures } from '@/lib/client/ledger';
import { cancelSync, startSync, syncEvents } from '@/lib/client/ledger-sync';
import type { DayRange } from '@/lib/data/terms/days';
import type { SyncProgress } from '@/lib/data/terms/progress-shape';
import { useLanguage } from '@/lib/language/use-language';
import { isPartial, listSyncRanges, type Shown } from '@/lib/pages/sync-need';

const refreshEveryMs = 1_500;
const retryAfterMs = 30_000;
/** How many times the same days are requested if syncs leave them incomplete. */
const maxAsks = 3;

/** The state of a page's sync. `unreachable` says why it could not start. */
export type LedgerSync = {
  progress: SyncProgress | null;
  unreachable: string | null;
  cancelling: boolean;
  /** When a failed sync is retried automatically, ISO 8601. */
  retryAt: string | null;
  /** Syncs what the page shows. `force` also syncs fresh days that may still change. */
  start: (force?: boolean) => void;
  /** Cancels requests that wait for the API, and sends them again. */
  retry: () => void;
  cancel: () => void;
};

/** Keeps the figures of a page complete and fresh: syncs stale days once, and refetches figures as rows arrive. */
export function useLedgerSync(shown: Shown | undefined): LedgerSync {
  const client = useQueryClient();
  const { t } = useLanguage();
  const [progress, setProgress] = useState<SyncProgress | null>(null);
  const [unreachable, setUnreachable] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState(false);
  const [retryAt, setRetryAt] = useState<string | null>(null);
  /** A new object per run, so that the effect watches each one. */
  const [run, setRun] = useState<{ path: string } | null>(null);
  const attempts = useRef(new Map<string, number>());
  const ranges = shown ? listSyncRanges(shown) : [];
  const sources = shown?.sources.join(',') ?? '';
  const need = ranges.length > 0 ? JSON.stringify({ sources, ranges }) : null;

  const begin = useCallback(
    async (of: string, days: readonly DayRange[], force: boolean) => {
      setUnreachable(null);
      try {
        for (const range of days) {
          const begun = await startSync(of, range, force);
          // A short sync may already have ended, so there are no events to wait for.
          if (begun.state === 'running') setRun({ path: syncEvents(of) });
          else await refreshFigures(client);
          setProgress((before) => carryTrouble(before, begun));
        }
      } catch (error) {
        setUnreachable(error instanceof Error ? error.message : String(error));
      }
    },
    [client],
  );

  // A sync may end without all requested days, and stored rows may be deleted.
  const isShort = progress?.state === 'complete' && shown !== undefined && isPartial(shown);
  useEffect(() => {
    if (need === null) {
      attempts.current.clear();
      return;
    }
    const times = attempts.current.get(need) ?? 0;
    if (times > 0 && !(isShort && times < maxAsks)) return;
    attempts.current.set(need, times + 1);
    const { sources, ranges }: { sources: string; ranges: DayRange[] } = JSON.parse(need);
    begin(sources, ranges, false);
  }, [need, isShort, begin]);

  useEffect(() => {
    if (run === null) return;
    return watchSync(run.path, {
      refresh: () => refreshFigures(client),
      onProgress: (now) => setProgress((before) => carryTrouble(before, now)),
      onEnding: () => setCancelling(false),
      onEnd: setProgress,
      onUnavailable: () => {
        setProgress(null);
        setCancelling(false);
        setUnreachable(t('feedback.sync.unavailable'));
      },
    });
  }, [run, client, t]);

  const failed = progress?.state === 'failed' && Boolean(progress.trouble);
  useEffect(() => {
    if (!failed || need === null) return;
    const { sources, ranges }: { sources: string; ranges: DayRange[] } = JSON.parse(need);
    setRetryAt(new Date(Date.now() + retryAfterMs).toISOString());
    const timer = setTimeout(() => begin(sources, ranges, false), retryAfterMs);
    return () => {
      clearTimeout(timer);
      setRetryAt(null);
    };
  }, [failed, need, begin]);

  const start = (force = false) => {
    if (!shown) return;
    const days = ranges.length > 0 && !force ? ranges : [shown.range];
    begin(sources, days, force);
  };

  return {
    progress,
    unreachable,
    cancelling,
    retryAt,
    start,
    retry: () => {
      const stopped = progress?.state === 'running' ? cancelSync(sources) : Promise.resolve();
      stopped.catch(() => {}).then(() => start());
    },
    cancel: () => {
      setCancelling(true);
      cancelSync(sources).catch(() => setCancelling(false));
    },
  };
}

type Watch = {
  /** Reads the figures again, while rows arrive and after the end. */
  refresh: () => Promise<unknown>;
  onProgress: (now: SyncProgress) => void;
  onEnding: () => void;
  /** After the last refresh. */
  onEnd: (last: SyncProgress) => void;
  onUnavailable: () => void;
};

/** Listens to the events of a sync until the returned function is called. */
function watchSync(path: string, watch: Watch): () => void {
  const events = new EventSource(path);
  let watched = true;
  let refreshedAt = Date.now();
  const read = ({ data }: MessageEvent<string>): SyncProgress => JSON.parse(data);
  events.addEventListener('progress', (event) => {
    const now = read(event);
    // The `end` event reports the final state.
    if (now.state !== 'running') return;
    watch.onProgress(now);
    if (Date.now() - refreshedAt < refreshEveryMs) return;
    refreshedAt = Date.now();
    watch.refresh();
  });
  events.addEventListener('end', (event) => {
    events.close();
    watch.onEnding();
    watch.refresh().then(() => watched && watch.onEnd(read(event)));
  });
  events.addEventListener('error', () => {
    // The browser reconnects on its own, unless the response was not an event stream.
    if (events.readyState === EventSource.CLOSED) watch.onUnavailable();
  });
  return () => {
    watched = false;
    events.close();
  };
}

/** A new sync has no response from the API yet, so the earlier problem still applies. */
function carryTrouble(before: SyncProgress | null, now: SyncProgress): SyncProgress {
  const unheard = now.state === 'running' && now.pages === 0 && !now.trouble;
  return unheard && before?.trouble ? { ...now, trouble: { ...before.trouble, retryAt: null } } : now;
}
