'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { CheckCheck } from '@/components/ui/icons';
import { NearLink } from '@/components/ui/near-link';
import { Skeleton } from '@/components/ui/skeleton';
import { alertsOptions, useReadAlerts } from '@/features/alerts/client/alerts';
import { useLanguage } from '@/lib/language/use-language';
import { AlertWords } from './alert-entry';

/** The member's newest alerts, each with a link to the page of its figures. */
export function AlertsCard() {
  const { t } = useLanguage();
  const asked = useQuery(alertsOptions());
  const read = useReadAlerts();
  const { data } = asked;
  const failure = toFailure(asked);
  return (
    <Card
      flush
      title={t('alerts.told.title')}
      actions={
        data?.unread ? (
          <Button size="sm" onClick={() => read.mutate(undefined)}>
            <CheckCheck aria-hidden="true" />
            {t('alerts.bell.markAll')}
          </Button>
        ) : null
      }
    >
      {failure ? (
        <LoadFailure {...failure} title={t('alerts.bell.failed')} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : data.alerts.length === 0 ? (
        <EmptyState title={t('alerts.bell.none')}>{t('alerts.told.noneHint')}</EmptyState>
      ) : (
        <ul className="max-h-96 divide-y divide-border overflow-y-auto border-t border-border">
          {data.alerts.map((alert) => {
            const [pathname, search] = alert.path.split('?');
            return (
              <li key={alert.id}>
                <NearLink
                  href={{ pathname, search }}
                  className="block px-4 text-sm hover:bg-fill focus-visible:-outline-offset-2"
                  onClick={() => alert.read || read.mutate([alert.id])}
                >
                  <AlertWords alert={alert} />
                </NearLink>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
