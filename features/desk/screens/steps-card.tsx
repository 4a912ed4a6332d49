'use client';

import { useQuery } from '@tanstack/react-query';
import { FailedLine } from '@/components/feedback/failed-line';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { NearLink } from '@/components/ui/near-link';
import { Skeleton } from '@/components/ui/skeleton';
import { stepsOptions } from '@/features/desk/client/desk';
import type { DueSteps } from '@/features/desk/desk-shape';
import { useLanguage } from '@/lib/language/use-language';
import { DueText } from './due-text';

const linkClass = 'reach rounded text-xs text-accent hover:underline';

/** The next steps of the desk that are due. Nothing while nobody is on the desk. */
export function StepsCard() {
  const { t } = useLanguage();
  const query = useQuery(stepsOptions());
  const { data } = query;
  const failure = toFailure(query);
  if (data?.partners === 0) return null;
  return (
    <Card
      title={t('desk.steps.title')}
      description={t('desk.steps.description')}
      actions={
        <NearLink href={{ pathname: '/desk' }} className={linkClass}>
          {t('desk.steps.open')}
        </NearLink>
      }
    >
      {data ? (
        <List {...data} />
      ) : failure ? (
        <FailedLine {...failure} title={t('desk.steps.failed')} />
      ) : (
        <Skeleton className="h-9" />
      )}
    </Card>
  );
}

function List({ steps, due, today }: DueSteps) {
  const { t } = useLanguage();
  if (due === 0) return <p className="text-sm text-muted">{t('desk.steps.none')}</p>;
  return (
    <>
      <ul className="grid gap-3">
        {steps.map(({ id, name, text, day, owner, mine }) => (
          <li key={id}>
            <NearLink
              href={{ pathname: '/desk', query: { partner: id } }}
              className="group block min-w-0 rounded text-sm touch:min-h-11"
            >
              <span className="line-clamp-2 group-hover:underline">
                {name}: {text}
              </span>
              <span className="flex flex-wrap gap-x-3 text-xs text-muted">
                <DueText step={{ text, day }} today={today} />
                {mine ? t('desk.steps.mine') : (owner?.name ?? t('desk.noOwner'))}
              </span>
            </NearLink>
          </li>
        ))}
      </ul>
      {due > steps.length ? (
        <p className="mt-3">
          <NearLink href={{ pathname: '/desk', query: { view: 'table' } }} className={linkClass}>
            {t('desk.steps.all', { count: due })}
          </NearLink>
        </p>
      ) : null}
    </>
  );
}
