'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { toFailure } from '@/components/feedback/to-failure';
import type { DataColumn } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { drawColumns } from '@/components/table/draw-columns';
import { useTableView } from '@/components/table/use-table-view';
import { rowsOptions } from '@/features/reports/client/reports';
import { type Explorer, rowsInput } from '@/features/reports/explorer';
import { reportRowColumns } from '@/features/reports/row-columns';
import type { LedgerRow } from '@/features/reports/row-shape';
import { listRowSorts, readRowSort } from '@/features/reports/row-sort';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

const drawRowColumns = (language: Language, dataset: DatasetName): DataColumn<LedgerRow>[] =>
  drawColumns(reportRowColumns(language, dataset), [], {
    at: {
      width: 168,
      cell: ({ at, day }) => (
        <span className="tabular inline-flex items-center gap-1.5" title={at}>
          {language.format.dayLong(day)}
        </span>
      ),
    },
    product: { width: 280 },
    creator: { width: 180 },
    currency: { width: 108 },
    link: { width: 160 },
    marketplace: { width: 168 },
    final: { width: 104 },
  });

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
