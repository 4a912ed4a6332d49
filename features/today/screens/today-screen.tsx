'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListExport } from '@/components/export/list-export';
import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { LoadFailure } from '@/components/feedback/load-failure';
import { LedgerFreshness } from '@/components/feedback/sync/ledger-freshness';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { PageHeader } from '@/components/layout/page-header';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { todayDays, todayOptions, usePutAway } from '@/features/today/client/today';
import { describeLooked } from '@/features/today/today-caption';
import type { Action, Today } from '@/features/today/today-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { addDays, type Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { ActionRow } from './action-row';

/** What deserves attention. `today`: the server's day (UTC), so that hydration matches. */
export function TodayScreen({ today }: { today: Day }) {
  const { t } = useLanguage();
  const read = useQuery(todayOptions());
  const { data } = read;
  const failure = toFailure(read);
  const sync = useLedgerSync(data && todayDays(data));
  const title = t('pages.today');
  return (
    <>
      <PageHeader
        title={title}
        description={t('today.description')}
        {...(data ? { days: data.range } : {})}
        actions={
          <>
            <LedgerFreshness receipt={data?.receipt} sync={sync} />
            <SavedViews page="/today" />
            {data ? <ListExport list="today" /> : null}
          </>
        }
      />
      {data ? (
        <Actions answer={data} today={today} />
      ) : failure ? (
        <LoadFailure {...failure} title={t('today.failed')} />
      ) : (
        <Skeleton className="h-64" />
      )}
      <SyncNotice
        sync={sync}
        label={t('reports.reports.reading')}
        partial={data !== undefined && !data.basis.complete}
      />
    </>
  );
}

/** The actions, what was looked for, and what was just put away. */
function Actions({ answer, today }: { answer: Today; today: Day }) {
  const language = useLanguage();
  const { t, format } = language;
  const putAway = usePutAway();
  const [away, setAway] = useState<{ action: Action; until: Day } | null>(null);
  const put = (action: Action, until: Day | null) =>
    putAway.mutate(
      { action: action.id, until },
      { onSuccess: () => setAway(until === null ? null : { action, until }) },
    );
  return (
    <Card flush aria-label={t('pages.today')} footer={describeLooked(language, answer).join(' ')}>
      <DeletedNotice
        deleted={
          away ? `${away.action.text}. ${t('today.later.done', { day: format.day(away.until) })}` : null
        }
        failed={putAway.error}
        pending={putAway.isPending}
        onUndo={() => away && put(away.action, null)}
        className="border-b border-border px-4 py-2"
      />
      {answer.actions.length > 0 ? (
        <ul className="divide-y divide-border">
          {answer.actions.map((action) => (
            <ActionRow
              key={action.id}
              action={action}
              onPutAway={(days) => put(action, addDays(today, days))}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
