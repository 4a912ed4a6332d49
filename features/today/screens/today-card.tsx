'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { PartialMark } from '@/components/feedback/partial-mark';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { Skeleton } from '@/components/ui/skeleton';
import { todayDays, todayOptions } from '@/features/today/client/today';
import { describeLooked } from '@/features/today/today-caption';
import type { Action } from '@/features/today/today-shape';
import { writeStake } from '@/features/today/write-stake';
import { useLanguage } from '@/lib/language/use-language';

/** Actions that the overview shows. */
const shown = 3;

/**
 * The first actions of today. Silence is an answer, too. `loads`: whether the days that they are found in are loaded now: once
 * the page around has its own.
 */
export function TodayCard({ loads }: { loads: boolean }) {
  const language = useLanguage();
  const { t } = language;
  const query = useQuery(todayOptions());
  const { data } = query;
  const failure = toFailure(query);
  useLedgerSync(loads && data ? todayDays(data) : undefined);
  return (
    <Card
      title={t('pages.today')}
      actions={
        <>
          {data && !data.basis.complete ? <PartialMark /> : null}
          <NearLink
            href={{ pathname: '/today' }}
            className="reach rounded text-xs text-accent hover:underline"
          >
            {t('today.all')}
          </NearLink>
        </>
      }
    >
      {data && data.actions.length > 0 ? (
        <ul className="grid gap-x-6 gap-y-3 md:grid-cols-3">
          {data.actions.slice(0, shown).map((action) => (
            <ActionEntry key={action.id} action={action} />
          ))}
        </ul>
      ) : data ? (
        <p className="text-sm text-muted">{describeLooked(language, data).join(' ')}</p>
      ) : failure ? (
        <FailedLine {...failure} title={t('today.failed')} />
      ) : (
        <Skeleton className="h-14" />
      )}
    </Card>
  );
}

function ActionEntry({ action: { text, stake, path } }: { action: Action }) {
  const language = useLanguage();
  const [pathname, search] = path.split('?');
  return (
    <li className="min-w-0">
      <NearLink href={{ pathname, search }} className="group block rounded text-sm touch:min-h-11">
        <span className="line-clamp-2 group-hover:underline">{text}</span>
        {stake ? (
          <span className="tabular block text-xs text-muted">{writeStake(language, stake)}</span>
        ) : null}
      </NearLink>
    </li>
  );
}
