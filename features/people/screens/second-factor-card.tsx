'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { later } from '@/components/ui/later';
import { Skeleton } from '@/components/ui/skeleton';
import { beginAppMutation, secondFactorOptions } from '@/features/people/client/second-factor';
import { useLanguage } from '@/lib/language/use-language';
import { CodesRow } from './codes-row';
import { FactorRow } from './factor-row';

type Codes = readonly string[];

const AppDialog = later(() => import('./app-dialog').then((module) => module.AppDialog));
const PasskeyDialog = later(() => import('./passkey-dialog').then((module) => module.PasskeyDialog));
const CodesDialog = later(() => import('./codes-dialog').then((module) => module.CodesDialog));

const useFactors = () => useQuery(secondFactorOptions());

/** The member's authenticator app, passkeys and recovery codes. */
export function SecondFactorCard() {
  const { t } = useLanguage();
  const read = useFactors();
  const begin = useMutation(beginAppMutation());
  const [adding, setAdding] = useState<'passkey' | { secret: string; url: string }>();
  const [codes, setCodes] = useState<Codes | null>(null);
  const failure = toFailure(read);
  const close = () => setAdding(undefined);
  const finish = (added: { codes: Codes | null }) => {
    close();
    setCodes(added.codes);
  };
  return (
    <Card
      flush
      title={t('account.factor.title')}
      description={t('account.factor.hint')}
      actions={
        <>
          {read.data && !read.data.app ? (
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
      ) : read.data ? (
        <FactorList factors={read.data} onMade={setCodes} />
      ) : (
        <Skeleton className="h-20" />
      )}
      {adding === 'passkey' ? (
        <PasskeyDialog onAdded={finish} onClose={close} />
      ) : adding ? (
        <AppDialog {...adding} onAdded={finish} onClose={close} />
      ) : null}
      {codes ? <CodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
    </Card>
  );
}

type Factors = NonNullable<ReturnType<typeof useFactors>['data']>;

function FactorList({ factors, onMade }: { factors: Factors; onMade: (codes: Codes) => void }) {
  const { t } = useLanguage();
  const { app, passkeys, codesLeft } = factors;
  if (!app && passkeys.length === 0) {
    return <EmptyState title={t('account.factor.none')}>{t('account.factor.noneHint')}</EmptyState>;
  }
  return (
    <ul className="divide-y divide-border border-t border-border">
      {app ? <FactorRow factor={app} /> : null}
      {passkeys.map((passkey) => (
        <FactorRow key={passkey.id} factor={passkey} />
      ))}
      <CodesRow left={codesLeft} onMade={onMade} />
    </ul>
  );
}
