'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Instant } from '@/components/feedback/instant';
import { useToday } from '@/components/filters/today';
import { Button } from '@/components/ui/button';
import { RotateCw } from '@/components/ui/icons';
import { clicksOptions, linkKeys, useRefreshClicks } from '@/features/links/client/links';
import type { ClicksAnswer } from '@/features/links/history-shape';
import { isReportedMarketplace } from '@/lib/contract/marketplaces';
import { addDays, addYears } from '@/lib/data/terms/days';
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { describeOpenDays } from '@/lib/pages/open-days';

/** How fresh clicks are, with a refresh button. `marketplace`: the only one shown, which reports may not cover. */
export function ClicksFreshness({ marketplace = null }: { marketplace?: string | null }) {
  const language = useLanguage();
  const { t } = language;
  const today = useToday();
  const client = useQueryClient();
  const covered = marketplace === null || isReportedMarketplace(marketplace);
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
    <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
      <p role="status">{covered ? describe(data, t) : t('history.clicks.notCoveredOn', { marketplace })}</p>
      {today && covered && (data.state === 'complete' || data.state === 'partial') ? (
        <p>{describeOpenDays(language, { from: addDays(addYears(today, -1), 1), to: today }, today)}</p>
      ) : null}
      {data.state === 'no-key' ? null : (
        <Button
          variant="ghost"
          size="sm"
          pending={refreshing || refresh.isPending}
          onClick={() => refresh.mutate()}
          data-print="hide"
        >
          {refreshing ? null : <RotateCw aria-hidden="true" />}
          {t('history.clicks.refresh')}
        </Button>
      )}
    </div>
  );
}

function describe({ state, asOf, refreshing }: ClicksAnswer, t: Translate) {
  if (state === 'no-key') return t('history.clicks.noKey');
  if (state === 'none') return t(refreshing ? 'history.clicks.loading' : 'history.clicks.none');
  return (
    <>
      {t(state === 'partial' ? 'history.clicks.partial' : 'history.clicks.complete')}
      {asOf ? (
        <>
          {' · '}
          <Instant at={asOf} />
        </>
      ) : null}
    </>
  );
}
