'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListExport } from '@/components/export/list-export';
import { LoadFailure } from '@/components/feedback/load-failure';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Receipt, Upload } from '@/components/ui/icons';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { creditDays, creditsOptions } from '@/features/credits/client/credits';
import type { CreditFilters } from '@/features/credits/credit';
import type { ImportedCredits } from '@/features/credits/credit-shape';
import { useArrival } from '@/lib/client/use-arrival';
import { useLanguage } from '@/lib/language/use-language';
import { AccuracyCard } from './accuracy-card';
import { CreditTable } from './credit-table';
import { ImportCreditsDialog } from './import-credits-dialog';
import { ImportedNotice } from './imported-notice';

/** What marketplaces credited of the bonus beside its estimate: import, compare, export and delete. */
export function CreditsScreen({ manages }: { manages: boolean }) {
  const { t } = useLanguage();
  const [filters, setFilters] = useState<CreditFilters>({});
  const [importing, setImporting] = useState(false);
  const [imported, setImported] = useState<ImportedCredits | null>(null);
  const read = useInfiniteQuery(creditsOptions(filters));
  useArrival('import', () => setImporting(manages));
  const failure = toFailure(read);
  const [first] = read.data?.pages ?? [];
  const sync = useLedgerSync(first && first.stored > 0 ? creditDays(first) : undefined);
  if (failure) return <LoadFailure {...failure} title={t('credits.failed')} />;
  if (!first) return <Skeleton className="h-40" />;
  const isEmpty = first.stored === 0;
  const action = manages ? (
    <Button
      size={isEmpty ? 'md' : 'sm'}
      variant={isEmpty ? 'primary' : 'secondary'}
      onClick={() => setImporting(true)}
    >
      <Upload aria-hidden="true" />
      {t('credits.import')}
    </Button>
  ) : null;
  return (
    <>
      {manages ? null : <Banner title={t('credits.managers.title')}>{t('credits.managers.text')}</Banner>}
      {first.totals.map((total) => (
        <AccuracyCard key={total.currency} total={total} />
      ))}
      <Card
        flush
        title={t('credits.title')}
        description={t('credits.order')}
        actions={
          isEmpty ? null : (
            <>
              {first.currencies.length > 1 ? (
                <Select
                  aria-label={t('credits.currency')}
                  className="w-40"
                  value={filters.currency ?? ''}
                  onChange={({ target }) => setFilters({ currency: target.value || undefined })}
                  options={[
                    { value: '', label: t('credits.anyCurrency') },
                    ...first.currencies.map((value) => ({ value, label: value })),
                  ]}
                />
              ) : null}
              {action}
              <ListExport list="credits" input={filters} />
            </>
          )
        }
      >
        {imported ? <ImportedNotice imported={imported} onUndone={() => setImported(null)} /> : null}
        {isEmpty ? (
          <EmptyState
            icon={<Receipt />}
            title={t('credits.none.title')}
            action={action}
            className="border-t border-border"
          >
            {t(manages ? 'credits.none.set' : 'credits.none.ask')}
          </EmptyState>
        ) : (
          <CreditTable read={read} manages={manages} />
        )}
      </Card>
      {importing ? (
        <ImportCreditsDialog onImported={setImported} onClose={() => setImporting(false)} />
      ) : null}
      <SyncNotice sync={sync} label={t('reports.reports.reading')} partial={!first.basis.complete} />
    </>
  );
}
