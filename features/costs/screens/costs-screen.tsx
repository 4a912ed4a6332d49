'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ListExport } from '@/components/export/list-export';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Plus, Receipt, Upload } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import { costsOptions } from '@/features/costs/client/costs';
import type { CostFilters } from '@/features/costs/cost';
import type { StoredCost } from '@/features/costs/cost-shape';
import { useArrival } from '@/lib/client/use-arrival';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { CostDialog } from './cost-dialog';
import { CostFilterBar } from './cost-filters';
import { CostTable } from './cost-table';
import { ImportCostsDialog } from './import-costs-dialog';

type Props = { manages: boolean; today: Day };
type Opened = 'add' | 'import' | StoredCost | null;

/** The workspace's costs beside commission: add, import, export, list, change and delete. */
export function CostsScreen({ manages, today }: Props) {
  const { t } = useLanguage();
  const [chosen, setChosen] = useState<CostFilters>({});
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim()) || undefined;
  const filters = { ...chosen, q };
  const read = useInfiniteQuery(costsOptions(filters));
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  useArrival('add', () => setOpened(manages ? 'add' : null));
  useArrival('import', () => setOpened(manages ? 'import' : null));
  const failure = toFailure(read);
  const [first] = read.data?.pages ?? [];
  if (failure) return <LoadFailure {...failure} title={t('costs.failed')} />;
  if (!first) return <Skeleton className="h-40" />;
  const isEmpty = first.stored === 0;
  const actions = manages ? (
    <>
      <Button
        size={isEmpty ? 'md' : 'sm'}
        variant={isEmpty ? 'primary' : 'secondary'}
        onClick={() => setOpened('add')}
      >
        <Plus aria-hidden="true" />
        {t('costs.add')}
      </Button>
      <Button size={isEmpty ? 'md' : 'sm'} onClick={() => setOpened('import')}>
        <Upload aria-hidden="true" />
        {t('costs.import')}
      </Button>
    </>
  ) : null;
  return (
    <>
      {manages ? null : <Banner title={t('costs.managers.title')}>{t('costs.managers.text')}</Banner>}
      <UnknownValues values={first.basis.unknownValues} />
      <Card
        flush
        title={t('costs.title')}
        description={t('costs.order')}
        actions={
          isEmpty ? null : (
            <>
              {actions}
              <ListExport list="costs" input={filters} />
            </>
          )
        }
      >
        {isEmpty ? (
          <EmptyState
            icon={<Receipt />}
            title={t('costs.none.title')}
            action={<div className="flex flex-wrap justify-center gap-2">{actions}</div>}
            className="border-t border-border"
          >
            {t(manages ? 'costs.none.set' : 'costs.none.ask')}
          </EmptyState>
        ) : (
          <CostFilterBar filters={chosen} typed={typed} onChange={setChosen} onType={setTyped} />
        )}
        {isEmpty ? null : <CostTable read={read} manages={manages} onEdit={setOpened} />}
      </Card>
      {opened === 'import' ? <ImportCostsDialog onClose={close} /> : null}
      {opened !== null && opened !== 'import' ? (
        <CostDialog today={today} cost={opened === 'add' ? undefined : opened} onClose={close} />
      ) : null}
    </>
  );
}
