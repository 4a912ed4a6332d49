'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { ShownGrant } from '@/features/grants/shown-grant';
import type { GrantKind } from '@/lib/access/grants/grant-kinds';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { GrantRow } from './grant-row';

type Props<Grant> = {
  kind: GrantKind;
  read: UseQueryResult<Grant[]>;
  /** What a grant opens, part by part. */
  describe: (language: Language, grant: Grant) => string[];
  actions?: ReactNode;
};

/** The grants of a kind that the member may see: who made each, what it opens, and its last use. */
export function GrantList<Grant extends ShownGrant>({ kind, read, describe, actions }: Props<Grant>) {
  const language = useLanguage();
  const { t } = language;
  const { data } = read;
  const failure = toFailure(read);
  return (
    <Card
      flush
      title={t(`grants.${kind}.title`)}
      description={t(`grants.${kind}.description`)}
      actions={actions}
    >
      {failure ? (
        <LoadFailure {...failure} title={t(`grants.${kind}.failed`)} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : data.length === 0 ? (
        <EmptyState title={t(`grants.${kind}.none`)}>{t(`grants.${kind}.noneHint`)}</EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {data.map((grant) => (
            <GrantRow key={grant.id} kind={kind} grant={grant} shown={describe(language, grant)} />
          ))}
        </ul>
      )}
    </Card>
  );
}
