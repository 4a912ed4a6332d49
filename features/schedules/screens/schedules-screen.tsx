'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { MailPlus } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { scheduleDraft, schedulesOptions } from '@/features/schedules/client/schedules';
import { useSearch } from '@/lib/client/use-search';
import { useLanguage } from '@/lib/language/use-language';
import { ScheduleRow } from './schedule-row';

const ScheduleDialog = later(() => import('./schedule-dialog').then((module) => module.ScheduleDialog));

/** The scheduled reports that the reader sees. The address may open the form of a new one. */
export function SchedulesScreen({ userId }: { userId: string }) {
  const { t } = useLanguage();
  const read = useQuery(schedulesOptions());
  const [adding, setAdding] = useState(false);
  const [draft, setDraft] = useSearch(scheduleDraft);
  const { data } = read;
  const failure = toFailure(read);
  const close = () => {
    setAdding(false);
    setDraft(null);
  };
  return (
    <>
      {data && !data.mailing ? <Banner title={t('schedules.noMail')} /> : null}
      <Card
        flush
        title={t('schedules.title')}
        description={t('schedules.cardDescription')}
        actions={
          data ? (
            <Button size="sm" onClick={() => setAdding(true)}>
              <MailPlus aria-hidden="true" />
              {t(data.mailing ? 'schedules.add' : 'schedules.example')}
            </Button>
          ) : null
        }
      >
        {failure ? (
          <LoadFailure {...failure} title={t('schedules.failed')} />
        ) : !data ? (
          <Skeleton className="h-20" />
        ) : data.schedules.length === 0 ? (
          <EmptyState title={t('schedules.none')}>{t('schedules.noneHint')}</EmptyState>
        ) : (
          <ul className="divide-y divide-border border-t border-border">
            {data.schedules.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} offer={data} userId={userId} />
            ))}
          </ul>
        )}
        {data && (adding || draft.add) ? (
          <ScheduleDialog schedule={null} draft={draft.add} offer={data} userId={userId} onClose={close} />
        ) : null}
      </Card>
    </>
  );
}
