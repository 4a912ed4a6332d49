'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { BellPlus } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { rulesOptions } from '@/features/alerts/client/alerts';
import { ruleDraft } from '@/features/alerts/client/rule-draft';
import { useSearch } from '@/lib/client/use-search';
import { useLanguage } from '@/lib/language/use-language';
import { RuleRow } from './rule-row';

const RuleDialog = later(() => import('./rule-dialog').then((module) => module.RuleDialog));

/** The rules that the member sees. The address may open the form of a new one. `email`: where their mail goes. */
export function RulesScreen({ email }: { email: string }) {
  const { t } = useLanguage();
  const read = useQuery(rulesOptions());
  const [adding, setAdding] = useState(false);
  const [draft, setDraft] = useSearch(ruleDraft);
  const close = () => {
    setAdding(false);
    setDraft(null);
  };
  const { data } = read;
  const failure = toFailure(read);
  return (
    <Card
      flush
      title={t('alerts.list.title')}
      description={t('alerts.list.description')}
      actions={
        <Button size="sm" onClick={() => setAdding(true)}>
          <BellPlus aria-hidden="true" />
          {t('alerts.list.add')}
        </Button>
      }
    >
      {failure ? (
        <LoadFailure {...failure} title={t('alerts.list.failed')} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : data.rules.length === 0 ? (
        <EmptyState title={t('alerts.list.none')}>{t('alerts.list.noneHint')}</EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {data.rules.map((rule) => (
            <RuleRow key={rule.id} rule={rule} mailing={data.mailing} />
          ))}
        </ul>
      )}
      {data && (adding || draft.add) ? (
        <RuleDialog email={data.mailing ? email : null} draft={draft} onClose={close} />
      ) : null}
    </Card>
  );
}
