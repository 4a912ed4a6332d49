'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Instant } from '@/components/feedback/instant';
import { Button } from '@/components/ui/button';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import type { ClicksAnswer } from '@/lib/links/history-shape';
import { clicksOptions, linkKeys, useRefreshClicks } from '@/lib/query/links';
import { useHistoryFilters } from './use-history-filters';

/** How fresh the clicks are, and a way to newer ones. */
export function ClicksFreshness() {
  const client = useQueryClient();
  const { values } = useHistoryFilters();
  const covered = values.marketplace === '' || isReportedMarketplace(values.marketplace);
  const { data } = useQuery(clicksOptions([]));
  const refresh = useRefreshClicks();
  const refreshing = data?.refreshing ?? false;
  const before = useRef(refreshing);
  useEffect(() => {
    if (before.current && !refreshing) client.invalidateQueries({ queryKey: linkKeys.all });
    before.current = refreshing;
  }, [client, refreshing]);
  if (!data) return null;
  return (
    <div className="flex items-center gap-2 text-xs text-muted">
      <p role="status">{covered ? describe(data) : `Click reports do not cover ${values.marketplace}.`}</p>
      {data.state === 'no-key' ? null : (
        <Button
          variant="ghost"
          size="sm"
          pending={refreshing || refresh.isPending}
          onClick={() => refresh.mutate()}
          data-print="hide"
        >
          {refreshing ? null : <RotateCw aria-hidden="true" />}
          Refresh clicks
        </Button>
      )}
    </div>
  );
}

function describe({ state, asOf, refreshing }: ClicksAnswer) {
  if (state === 'no-key') return 'Add a seller key to see clicks.';
  if (state === 'none') return refreshing ? 'Loading clicks…' : 'No click reports loaded yet.';
  return (
    <>
      {state === 'partial' ? 'Click reports are partial: some days are missing.' : 'Click reports complete'}
      {asOf ? (
        <>
          {' · '}
          <Instant at={asOf} />
        </>
      ) : null}
    </>
  );
}
