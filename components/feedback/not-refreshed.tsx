'use client';

import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '@/lib/language/use-language';
import { FailedLine } from './failed-line';
import { Notice } from './notice';

/** Says that something on the page shows older data or lacks rows, because its last read failed. Covers every read of the page. */
export function NotRefreshed() {
  const { t } = useLanguage();
  const outdated = useOutdated();
  const [first] = outdated;
  if (!first) return null;
  return (
    <Notice>
      <FailedLine
        title={t(`feedback.failure.${first.state.data === undefined ? 'moreFailed' : 'notRefreshed'}`)}
        error={first.state.error}
        onRetry={() => {
          // Each shows its own error again.
          for (const query of outdated) query.fetch().catch(() => {});
        }}
        retrying={outdated.some(({ state }) => state.fetchStatus === 'fetching')}
        className="rounded border border-warning px-3 py-2"
      />
    </Notice>
  );
}

/** The shown reads that failed, and whose failure nothing else on the page says. */
function useOutdated(): Query[] {
  const cache = useQueryClient().getQueryCache();
  const find = () => cache.findAll({ type: 'active', predicate: isOutdated });
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  );
  useSyncExternalStore(
    subscribe,
    () =>
      find()
        .map(({ queryHash, state }) => `${queryHash} ${state.fetchStatus} ${state.errorUpdatedAt}`)
        .join(),
    () => '',
  );
  return find();
}

/** A read without data says so in its own place, and a list whose next page failed at its end. */
const isOutdated = ({ state: { status, data, fetchMeta }, meta }: Query): boolean =>
  status === 'error' &&
  (data === undefined ? meta?.isPart === true : fetchMeta?.fetchMore?.direction !== 'forward');
