'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedLine } from '@/components/feedback/failed-line';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import type { FormAction } from '@/components/form/use-form';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { Skeleton } from '@/components/ui/skeleton';
import { useWeeklyMail, workspacesOptions } from '@/features/workspaces/client/workspaces';
import { summedDays, type WorkspacesAnswer } from '@/features/workspaces/workspace-shape';
import { useLanguage } from '@/lib/language/use-language';
import { CopyDialog, listCopyable } from './copy-dialog';
import { WorkspaceTable } from './workspace-table';

/** All workspaces of the reader. `open`: the action that switches the session to one of them. */
export function WorkspacesScreen({ open }: { open: FormAction }) {
  const { t, format } = useLanguage();
  const read = useQuery(workspacesOptions());
  const { data, refetch, isFetching } = read;
  const failure = toFailure(read);
  return (
    <>
      <PageHeader
        title={t('pages.workspaces')}
        description={t('workspaces.description')}
        days={data?.range}
        actions={data ? <CopyButton workspaces={data.workspaces} /> : null}
      />
      {data ? (
        <>
          <p className="text-sm text-muted">
            {t('workspaces.days', {
              count: String(summedDays),
              days: format.dayRange(data.range.from, data.range.to),
            })}
          </p>
          <WorkspaceTable answer={data} open={open} onRetry={() => void refetch()} retrying={isFetching} />
          {data.weeklyMail !== null && data.workspaces.length > 1 ? (
            <WeeklyMail weekly={data.weeklyMail} />
          ) : null}
          {data.workspaces.length === 1 ? <p className="text-sm text-muted">{t('workspaces.one')}</p> : null}
        </>
      ) : failure ? (
        <LoadFailure {...failure} title={t('workspaces.failed')} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </>
  );
}

/** Whether the reader gets this page each Monday. */
function WeeklyMail({ weekly }: { weekly: boolean }) {
  const { t } = useLanguage();
  const change = useWeeklyMail();
  const { error, variables = weekly, isPending } = change;
  return (
    <>
      <CheckboxField
        label={t('workspaces.mail.weekly')}
        checked={isPending ? variables : weekly}
        disabled={isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      {error ? (
        <FailedLine
          error={error}
          retrying={isPending}
          onRetry={() => change.mutate(variables)}
          title={t('workspaces.mail.failed')}
        />
      ) : null}
    </>
  );
}

/** Opens the dialog that copies settings, for people who may add some to one of several workspaces. */
function CopyButton({ workspaces }: Pick<WorkspacesAnswer, 'workspaces'>) {
  const { t } = useLanguage();
  const [copying, setCopying] = useState(false);
  const { sources, targets } = listCopyable(workspaces);
  const isPossible = targets.some(({ id }) => sources.some((source) => source.id !== id));
  if (!isPossible) return null;
  return (
    <>
      <Button onClick={() => setCopying(true)}>{t('workspaces.copy.open')}</Button>
      {copying ? <CopyDialog workspaces={workspaces} onClose={() => setCopying(false)} /> : null}
    </>
  );
}
