'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ConfirmMutation } from '@/components/feedback/confirm-mutation';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Percent, Plus, Search, Upload } from '@/components/ui/icons';
import { Input } from '@/components/ui/input';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Skeleton } from '@/components/ui/skeleton';
import { marginsOptions, useDeleteMargins } from '@/features/profit/client/margins';
import { type MarginKind, marginKinds } from '@/features/profit/margin-shape';
import { useArrival } from '@/lib/client/use-arrival';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { ImportMarginsDialog } from './import-margins-dialog';
import { MarginDialog } from './margin-dialog';
import { MarginList } from './margin-list';

type Props = { manages: boolean; today: Day };
type Opened = 'add' | 'import' | 'delete' | null;

/** The workspace's margins: add, import, list and delete. */
export function MarginsScreen({ manages, today }: Props) {
  const { t, format } = useLanguage();
  const [kind, setKind] = useState<MarginKind>();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim()) || undefined;
  const read = useInfiniteQuery(marginsOptions({ kind, q }));
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  useArrival('add', () => setOpened(manages ? 'add' : null));
  useArrival('import', () => setOpened(manages ? 'import' : null));
  const failure = toFailure(read);
  const [first] = read.data?.pages ?? [];
  if (failure) return <LoadFailure {...failure} title={t('margins.failed')} />;
  if (!first) return <Skeleton className="h-40" />;
  const { counts } = first;
  const stored = counts.brand + counts.category + counts.product;
  const actions = manages ? (
    <>
      <Button size={stored === 0 ? 'md' : 'sm'} onClick={() => setOpened('add')}>
        <Plus aria-hidden="true" />
        {t('margins.add')}
      </Button>
      <Button
        size={stored === 0 ? 'md' : 'sm'}
        variant={stored === 0 ? 'primary' : 'secondary'}
        onClick={() => setOpened('import')}
      >
        <Upload aria-hidden="true" />
        {t('margins.import')}
      </Button>
    </>
  ) : null;
  return (
    <>
      {manages ? null : <Banner title={t('margins.managers.title')}>{t('margins.managers.text')}</Banner>}
      <Card
        flush
        title={t('margins.title')}
        description={t('margins.order')}
        actions={stored === 0 ? null : actions}
      >
        {stored === 0 ? (
          <EmptyState
            icon={<Percent />}
            title={t('margins.none.title')}
            action={<div className="flex flex-wrap justify-center gap-2">{actions}</div>}
            className="border-t border-border"
          >
            {t(manages ? 'margins.none.set' : 'margins.none.ask')}
          </EmptyState>
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-3">
              <SegmentedControl
                label={t('margins.kind')}
                value={kind ?? 'all'}
                onChange={(next) => setKind(marginKinds.find((name) => name === next))}
                options={[
                  { value: 'all', label: t('margins.all') },
                  ...marginKinds.map((value) => ({
                    value,
                    label: `${t(`margins.kinds.${value}.many`)} ${format.count(counts[value])}`,
                  })),
                ]}
              />
              <div className="w-56 max-sm:w-full">
                <Input
                  type="search"
                  aria-label={t('margins.find')}
                  placeholder={t('margins.find')}
                  icon={<Search />}
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </div>
              {manages && kind && counts[kind] > 1 ? (
                <Button size="sm" variant="ghost" onClick={() => setOpened('delete')}>
                  {t('margins.deleteAll', { count: counts[kind] })}
                </Button>
              ) : null}
            </div>
            <MarginList read={read} manages={manages} today={today} />
          </>
        )}
      </Card>
      {opened === 'add' ? (
        <MarginDialog
          today={today}
          stored={read.data?.pages.flatMap((page) => page.margins) ?? []}
          onClose={close}
        />
      ) : null}
      {opened === 'import' ? <ImportMarginsDialog onClose={close} /> : null}
      {opened === 'delete' && kind ? (
        <DeleteMarginsDialog kind={kind} count={counts[kind]} onClose={close} />
      ) : null}
    </>
  );
}

type DeleteProps = { kind: MarginKind; count: number; onClose: () => void };

/** Confirms deleting all margins of a kind. */
function DeleteMarginsDialog({ kind, count, onClose }: DeleteProps) {
  const { t } = useLanguage();
  return (
    <ConfirmMutation
      mutation={useDeleteMargins()}
      input={kind}
      done={({ deleted }) => t('margins.deletedCount', { count: deleted })}
      onClose={onClose}
      title={t(`margins.kinds.${kind}.deleteTitle`)}
      confirmLabel={t('margins.deleteConfirm')}
    >
      {t(`margins.kinds.${kind}.deleteText`, { count })}
    </ConfirmMutation>
  );
}
