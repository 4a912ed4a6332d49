'use client';

import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useState } from 'react';
import { MixedMarks } from '@/components/feedback/change-marks';
import { LoadFailure } from '@/components/feedback/load-failure';
import { SyncNotice } from '@/components/feedback/sync/sync-notice';
import { useLedgerSync } from '@/components/feedback/sync/use-ledger-sync';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import { useToday } from '@/components/filters/today';
import { PageHeader } from '@/components/layout/page-header';
import { DataTable, type DataTableProps } from '@/components/table/data-table';
import { PartialTotalContext } from '@/components/table/list-total';
import { TableSearch } from '@/components/table/table-search';
import { Skeleton } from '@/components/ui/skeleton';
import { clear } from '@/lib/base/address/search';
import { pollList } from '@/lib/client/poll-list';
import { RequestFailure } from '@/lib/client/request-failure';
import type { DatasetName } from '@/lib/data/terms/datasets';
import type { Filters } from '@/lib/data/terms/filters/list-filter';
import { useLanguage } from '@/lib/language/use-language';
import { judgeRange } from '@/lib/pages/open-days';
import type { ListQuery } from './list-answer';
import { ListEmpty, type ListEmptyProps } from './list-empty';
import { ListHeader, type ListHeaderProps } from './list-header';
import { useTyped } from './use-typed';

type TableProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'getRowId' | 'view' | 'onViewChange'
> &
  Partial<
    Pick<
      DataTableProps<Row>,
      'sorts' | 'onOpen' | 'rowActions' | 'actions' | 'pages' | 'span' | 'fit' | 'around'
    >
  >;

type ListScreenProps<Row extends RowData> = Omit<ListHeaderProps, 'title'> & {
  /** Name of the page and table: "Brands". */
  label: string;
  /** The page's title, if it differs from the label. */
  title?: string;
  query: ListQuery;
  /** Datasets of the figures. */
  datasets: readonly DatasetName[];
  table: TableProps<Row>;
  search: { q: string };
  setSearch: (change: { q: string | null } | Record<string, null>, options?: { history: 'replace' }) => void;
  /** The declared filters of the list. */
  declared: Filters;
  /** Placeholder of the search field. Says what is searched. */
  placeholder: string;
  filters: ReactNode;
  /** Whether the figures of a row may change; null if it has none. */
  isOpen?: (row: Row) => boolean | null;
  empty: Pick<ListEmptyProps, 'icon' | 'none'>;
  /** Actions for selected rows. Makes rows selectable. */
  bulkActions?: (selected: ReadonlySet<string>) => ReactNode;
  /** Whether `children` name unknown ids. */
  namesIds?: boolean;
  /** Between notices and rows. */
  children?: ReactNode;
  /** After the rows. */
  after?: ReactNode;
  /** Replaces the table. */
  cards?: ReactNode;
};

/** A catalog list: header, notices, filters and rows, or an empty state. */
export function ListScreen<Row extends RowData>(props: ListScreenProps<Row>) {
  const { label, noun, query, search, setSearch, placeholder, filters, table, isOpen } = props;
  const { t } = useLanguage();
  const today = useToday();
  const { data } = query;
  const sync = useLedgerSync(
    data && !query.isPlaceholderData
      ? {
          sources: props.datasets,
          range: data.performance,
          receipts: [data.performance.receipt],
          comparedRange: null,
          comparedReceipts: [],
        }
      : undefined,
  );
  const isMixed = today !== null && data !== undefined && judgeRange(data.performance, today) === 'mixed';
  const isPartial = data !== undefined && !data.basis.complete;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [value, onChange] = useTyped(search.q, (words) =>
    setSearch({ q: words || null }, { history: 'replace' }),
  );
  const field = { value, onChange, placeholder };
  const onClear = () => setSearch(clear(Object.keys(props.declared)));
  const empty = <ListEmpty {...props.empty} label={label} noun={noun} list={data?.list} onClear={onClear} />;
  const isLoading = query.isPending || (data?.list.loaded === 0 && pollList(data.list) !== false);
  const failure = toFailure(query);
  const error = failure && <LoadFailure {...failure} title={t('table.list.notLoaded', { list: label })} />;
  if (error && query.error instanceof RequestFailure && query.error.body.code === 'key_missing') {
    return (
      <>
        <PageHeader tabs={props.tabs} tabbed={props.tabs !== undefined} title={props.title ?? label} />
        {error}
      </>
    );
  }
  return (
    <>
      <ListHeader {...props} title={props.title ?? label} answer={data} />
      <UnknownValues
        values={data?.basis.unknownValues.filter(({ filter }) => !props.namesIds || filter !== 'ids')}
      />
      <SyncNotice
        sync={sync}
        label={t('feedback.sync.loading')}
        partial={data !== undefined && data.performance.receipt.state !== 'complete'}
      />
      {props.children}
      {props.cards ? (
        <>
          <div data-print="filters" className="flex flex-wrap items-center gap-2">
            <TableSearch {...field} />
            {filters}
            <span className="ml-auto">{table.actions}</span>
          </div>
          {isLoading ? (
            <Skeleton className="h-96" />
          ) : (
            (error ?? (table.rows.length > 0 ? props.cards : empty))
          )}
        </>
      ) : (
        <PartialTotalContext value={isPartial}>
          <MixedMarks open={isMixed && isOpen ? table.rows.map(isOpen) : []}>
            <DataTable
              {...table}
              label={label}
              noun={noun}
              selection={props.bulkActions ? { selected, onChange: setSelected } : undefined}
              bulkActions={props.bulkActions?.(selected)}
              search={field}
              filters={filters}
              loading={isLoading}
              stale={query.isPlaceholderData}
              listKey={JSON.stringify(search)}
              arriving={sync.progress?.state === 'running' || data?.list.refreshing === true}
              error={error}
              empty={empty}
            />
          </MixedMarks>
        </PartialTotalContext>
      )}
      {props.after}
    </>
  );
}
