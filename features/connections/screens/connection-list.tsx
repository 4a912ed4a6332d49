'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExampleGallery } from '@/components/feedback/examples/example-gallery';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { KeyRound, Plus } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { connectionsOptions } from '@/lib/client/connections';
import { useArrival } from '@/lib/client/use-arrival';
import type { KeyFamily } from '@/lib/contract/operations';
import type { Connection } from '@/lib/gateway/connections/list-connections';
import { useLanguage } from '@/lib/language/use-language';
import { ConnectionRow } from './connection-row';
import { DropKeyDialog } from './drop-key-dialog';
import { families } from './families';
import { KeyDialog } from './key-dialog';

type Props = {
  canManage: boolean;
  demo: boolean;
  /** Address of the API; null for the built-in platform. */
  api: string | null;
};

type Opened =
  | { dialog: 'add'; family: KeyFamily }
  | { dialog: 'replace' | 'drop'; connection: Connection }
  | undefined;

export function ConnectionList({ canManage, demo, api }: Props) {
  const { t } = useLanguage();
  const query = useQuery(connectionsOptions());
  const { data } = query;
  const failure = toFailure(query);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const add = (family: KeyFamily) => setOpened(canManage ? { dialog: 'add', family } : undefined);
  useArrival('seller', () => add('seller'));
  useArrival('creator', () => add('creator'));
  if (failure) return <LoadFailure {...failure} title={t('connections.failed')} />;
  return (
    <>
      {demo ? <Banner title={t('settings.shared.title')}>{t('settings.shared.noRealKey')}</Banner> : null}
      {canManage ? null : (
        <Banner title={t('connections.managers.title')}>{t('connections.managers.text')}</Banner>
      )}
      {families.map((family) => {
        const rows = data?.connections.filter((connection) => connection.family === family);
        const none = rows?.length === 0;
        const addButton = canManage ? (
          <Button
            size={none ? 'md' : 'sm'}
            variant={none ? 'primary' : 'secondary'}
            onClick={() => add(family)}
          >
            <Plus aria-hidden="true" />
            {t(`connections.${family}.add`)}
          </Button>
        ) : null;
        return (
          <Card
            key={family}
            flush
            title={t(`connections.${family}.title`)}
            description={t(`connections.${family}.description`)}
            actions={rows && !none ? addButton : null}
          >
            {rows === undefined ? <Skeleton className="mx-4 mb-4 h-12" /> : null}
            {none ? (
              <>
                <EmptyState
                  icon={<KeyRound />}
                  title={t(`connections.${family}.none`)}
                  action={addButton}
                  className="border-t border-border"
                >
                  {t(canManage ? `connections.${family}.paste` : 'connections.managers.ask')}
                </EmptyState>
                <ExampleGallery family={family} />
              </>
            ) : null}
            <ul className="divide-y divide-border border-t border-border empty:hidden">
              {rows?.map((connection) => (
                <ConnectionRow
                  key={connection.id}
                  connection={connection}
                  locked={!canManage || (demo && connection.provisioned)}
                  canSwitch={canManage && !demo}
                  onEnter={() => add(family)}
                  onReplace={() => setOpened({ dialog: 'replace', connection })}
                  onDrop={() => setOpened({ dialog: 'drop', connection })}
                />
              ))}
            </ul>
          </Card>
        );
      })}
      <p className="text-xs text-muted">
        {api ? t('connections.checkedAgainst', { api }) : t('connections.checkedBuiltIn')}
      </p>
      {opened && opened.dialog !== 'drop' ? (
        <KeyDialog
          family={'family' in opened ? opened.family : opened.connection.family}
          replaces={'family' in opened ? undefined : opened.connection}
          onClose={close}
        />
      ) : null}
      {opened?.dialog === 'drop' ? <DropKeyDialog connection={opened.connection} onClose={close} /> : null}
    </>
  );
}
