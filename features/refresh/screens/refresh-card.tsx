'use client';

import { useQuery } from '@tanstack/react-query';
import { Instant } from '@/components/feedback/instant';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RotateCw } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { refreshOptions, useRefreshNow } from '@/features/refresh/client/refresh';
import { useLanguage } from '@/lib/language/use-language';
import { PlanForm } from './plan-form';
import { RunTable } from './run-table';

/** When the workspace refreshes itself, and what the newest refreshes did. */
export function RefreshCard({ manages }: { manages: boolean }) {
  const { t } = useLanguage();
  const read = useQuery(refreshOptions());
  const now = useRefreshNow();
  const failure = toFailure(read);
  if (failure) return <LoadFailure {...failure} title={t('refresh.failed')} />;
  if (!read.data) return <Skeleton className="h-32" />;
  const { plan, nextAt, due, runs } = read.data;
  const running = due || runs[0]?.state === 'running';
  const start = () =>
    now.mutate(undefined, { onSuccess: () => toast(t('refresh.started'), { tone: 'positive' }) });
  return (
    <Card
      title={t('refresh.title')}
      description={t('refresh.description')}
      actions={
        manages ? (
          <Button size="sm" onClick={start} pending={running || now.isPending}>
            {running || now.isPending ? null : <RotateCw aria-hidden="true" />}
            {t('refresh.now')}
          </Button>
        ) : null
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <PlanForm plan={plan} manages={manages} />
        <p className="text-sm text-muted">
          {nextAt === null
            ? t(plan.every === 'never' ? 'refresh.off' : 'refresh.notPlanned')
            : t.rich('refresh.next', { when: () => <Instant at={nextAt} future /> })}
        </p>
        {runs.length > 0 ? <RunTable runs={runs} /> : null}
      </div>
    </Card>
  );
}
