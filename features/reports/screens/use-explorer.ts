'use client';

import { useWeekStart } from '@/components/filters/week-start';
import { settleExplorer } from '@/features/reports/explorer';
import { useSearch } from '@/lib/client/use-search';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Day } from '@/lib/data/terms/days';
import { explorerSearch } from './search-params';

/** The request in the URL and a setter. Each change adds a history entry. */
export function useExplorer(dataset: DatasetName, today: Day) {
  const [search, setSearch] = useSearch(explorerSearch, { history: 'push' });
  return { explorer: settleExplorer(dataset, search, today, useWeekStart()), search, setSearch };
}

export type SetExplorer = ReturnType<typeof useExplorer>['setSearch'];
