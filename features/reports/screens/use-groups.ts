'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toFailure } from '@/components/feedback/to-failure';
import { type Explorer, groupsInput } from '@/features/reports/explorer';
import { summaryOptions } from '@/lib/client/ledger';
import { pickCurrencies } from '@/lib/data/read/summary/currencies';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { listPivotRows } from '@/lib/pages/pivot';

type Options = {
  explorer: Explorer;
  total: Summary | undefined;
  /** Whether the total belongs to the previous request. */
  stale: boolean;
  currency: string | null;
};

/** The rows of the group table. */
export function useGroups({ explorer, total, stale, currency }: Options) {
  const { group, range, view } = explorer;
  const shows = view === 'breakdown' || view === 'periods';
  const input = shows ? groupsInput(explorer, currency) : null;
  const groups = useQuery({
    ...summaryOptions(input ?? { from: range.from, to: range.to }),
    enabled: input !== null,
  });
  const summary = input ? groups.data : total;
  const shown = useMemo(
    () => summary && pickCurrencies(summary, currency, total),
    [summary, currency, total],
  );
  const rows = useMemo(() => (shown ? listPivotRows(shown, group !== null) : []), [shown, group]);
  return {
    rows,
    failure: input ? toFailure(groups) : undefined,
    loading: input ? groups.isPending : total === undefined,
    stale: stale || (input !== null && groups.isPlaceholderData),
  };
}
