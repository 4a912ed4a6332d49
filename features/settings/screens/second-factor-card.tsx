'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { beginAppMutation, secondFactorOptions } from '@/features/settings/client/second-factor';
import { useLanguage } from '@/lib/language/use-language';
import { CodesRow } from './codes-row';
import { FactorRow } from './factor-row';

const AppDialog = later(() => import('./app-dialog').then((module) => module.AppDialog));
const PasskeyDialog = later(() => import('./passkey-dialog').then((module) => module.PasskeyDialog));
const CodesDialog = later(() => import('./codes-dialog').then((module) => module.CodesDialog));

/** The member's authenticator app, passkeys and recovery codes. */
export function SecondFactorCard() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const read = useQuery(secondFactorOptions());
  const begin = useMutation(beginAppMutation());
  const [adding, setAdding] = useState<'passkey' | { secret: string; url: string }>();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data } = read;
  const failure = toFailure(read);
  const finish = (added: { codes: readonly string[] | null }) => {
    setAdding(undefined);
    setCodes(added.codes);
  };
  const none = data && !data.app && data.passkeys.length === 0;
  return (
    <Card
      flush
      title={t('account.factor.title')}
      description={t('account.factor.hint')}
      actions={
        <>
          {data && !data.app ? (
            <Button
              pending={begin.isPending}
              onClick={() => begin.mutate(undefined, { onSuccess: setAdding })}
            >
              {t('account.factor.app.add')}
            </Button>
          ) : null}
          <Button onClick={() => setAdding('passkey')}>{t('account.factor.passkey.add')}</Button>
        </>
      }
    >
      {begin.error ? (
        <p role="alert" className="px-4 pb-3 text-sm text-negative">
          {begin.error.message}
        </p>
      ) : null}
      {failure ? (
        <LoadFailure {...failure} title={t('account.factor.failed')} />
      ) : !data ? (
        <Skeleton className="h-20" />
      ) : none ? (
        <EmptyState title={t('account.factor.none')}>{t('account.factor.noneHint')}</EmptyState>
      ) : (
        <ul className="divide-y divide-border border-t border-border">
          {data.app ? <FactorRow factor={data.app} /> : null}
          {data.passkeys.map((passkey) => (
            <FactorRow key={passkey.id} factor={passkey} />
          ))}
          <CodesRow left={data.codesLeft} onMade={setCodes} />
        </ul>
      )}
      {adding === 'passkey' ? (
        <PasskeyDialog onAdded={finish} onClose={() => setAdding(undefined)} />
      ) : adding ? (
        <AppDialog {...adding} onAdded={finish} onClose={() => setAdding(undefined)} />
      ) : null}
      {codes ? (
        <CodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
            void client.invalidateQueries({ queryKey: [['second-factor']] });
          }}
        />
      ) : null}
    </Card>
  );
}
