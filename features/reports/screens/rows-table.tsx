'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { toFailure } from '@/components/feedback/to-failure';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { rowsOptions } from '@/features/reports/client/reports';
import { type Explorer, rowsInput } from '@/features/reports/explorer';
import type { LedgerRow } from '@/features/reports/row-shape';
import { listRowSorts, readRowSort } from '@/features/reports/row-sort';
import { useLanguage } from '@/lib/language/use-language';
import { drawRowColumns } from './draw-row-columns';

type Props = { explorer: Explorer; currency: string | null; partial: boolean; controls: ReactNode };

const readId = (row: LedgerRow) => row.id;

/** Rows as the API returned them, newest first. Loads more on scroll. */
export function RowsTable({ explorer, currency, partial, controls }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { dataset } = explorer;
  const [view, setView] = useTableView(`reports-${dataset}-rows`);
  const sort = readRowSort(dataset, view.sort);
  const query = useInfiniteQuery(rowsOptions({ ...rowsInput(explorer, currency), ...sort }));
  const failure = toFailure(query);
  const pages = query.data?.pages;
  const rows = useMemo(() => (pages ?? []).flatMap((page) => page.rows), [pages]);
  const columns = useMemo(() => drawRowColumns(language, dataset), [language, dataset]);
  const sorts = useMemo(() => listRowSorts(dataset), [dataset]);
  return (
    <DataTable
      label={t('reports.views.rows')}
      columns={columns}
      rows={rows}
      getRowId={readId}
      view={view}
      onViewChange={setView}
      sorts={sorts}
      filters={controls}
      loading={query.isPending}
      stale={query.isPlaceholderData}
      error={failure && <LoadFailure {...failure} title={t('reports.failures.rows')} />}
      pages={{
        more: query.hasNextPage,
        loading: query.isFetchingNextPage,
        failed: query.isFetchNextPageError,
        onMore: () => query.fetchNextPage(),
      }}
      empty={<NoRows partial={partial} />}
      noun="rows"
    />
  );
}
