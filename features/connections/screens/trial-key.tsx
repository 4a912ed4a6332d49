'use client';

import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { later } from '@/components/ui/later';
import { connectionsOptions, useMakeTrialKey } from '@/lib/client/connections';
import { useLanguage } from '@/lib/language/use-language';
import { families } from './families';

const ShownOnce = later(() => import('@/components/feedback/shown-once').then((module) => module.ShownOnce));

/** Creates trial keys for the API reference, one for each kind of key that the workspace uses. */
export function TrialKey() {
  const { t } = useLanguage();
  const { data } = useQuery(connectionsOptions());
  const make = useMakeTrialKey();
  const used = families.filter((family) =>
    data?.connections.some((key) => key.family === family && key.inUse && !key.otherApi),
  );
  if (used.length === 0) return null;
  return (
    <Card
      title={t('pages.apiReference')}
      description={t('connections.trial.description')}
      actions={
        <ButtonLink href="/docs/api" size="sm" variant="ghost">
          {t('connections.trial.open')}
        </ButtonLink>
      }
    >
      <div className="flex flex-wrap gap-2">
        {used.map((family) => (
          <Button key={family} size="sm" disabled={make.isPending} onClick={() => make.mutate(family)}>
            {t(`connections.${family}.trial`)}
          </Button>
        ))}
      </div>
      {make.error ? (
        <p role="alert" className="mt-2 text-sm text-negative">
          {make.error.message}
        </p>
      ) : null}
      {make.data ? (
        <ShownOnce
          label={t('connections.trial.key')}
          text={make.data.key}
          copy={t('connections.trial.copy')}
        />
      ) : null}
    </Card>
  );
}
