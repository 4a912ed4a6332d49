'use client';

import { type ReactNode, useMemo } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { listOptional } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import type { TableSearchProps } from '@/components/table/table-search';
import { useTableView } from '@/components/table/use-table-view';
import {
  firstDeskSort,
  partnersOptions,
  partnersPerPage,
  toPartnersInput,
} from '@/features/desk/client/desk';
import type { deskFilters } from '@/features/desk/desk-filters';
import type { Desk, Partner } from '@/features/desk/desk-shape';
import type { SearchValues } from '@/lib/client/list-input';
import { useWindowedPages } from '@/lib/client/windowed-pages';
import type { Day } from '@/lib/data/days';
import { useLanguage } from '@/lib/language/use-language';
import { MoveItems } from './move-menu';
import { partnerColumns } from './partner-columns';

const idOf = ({ id }: Partner) => id;

/** The columns of the table, and those that are shown. */
export function usePartnerTable(stages: Desk['stages'], today: Day) {
  const language = useLanguage();
  const columns = useMemo(() => partnerColumns(language, { stages, today }), [language, stages, today]);
  const [view, onViewChange] = useTableView('desk', { sort: firstDeskSort, hidden: listOptional(columns) });
  return { columns, view, onViewChange };
}

type Props = {
  table: ReturnType<typeof usePartnerTable>;
  search: SearchValues<typeof deskFilters>;
  stages: Desk['stages'];
  field: TableSearchProps;
  filters: ReactNode;
  empty: ReactNode;
  onOpen: (id: string) => void;
  onMove: (partner: Partner, stage: string) => void;
};

/** The partners that match, which the server sorts. */
export function PartnerTable({ table, search, stages, field, filters, empty, onOpen, onMove }: Props) {
  const { t } = useLanguage();
  const input = toPartnersInput(search, table.view.sort);
  const pages = useWindowedPages((offset) => partnersOptions(input, offset), partnersPerPage);
  const failure = toFailure(pages.head);
  return (
    <DataTable
      {...table}
      label={t('pages.desk')}
      noun="partners"
      rows={pages.rows}
      span={pages.span}
      getRowId={idOf}
      sorting="server"
      search={field}
      filters={filters}
      loading={pages.head.isPending}
      stale={pages.head.isPlaceholderData}
      onOpen={({ id }) => onOpen(id)}
      rowActions={(partner) => <MoveItems partner={partner} stages={stages} onMove={onMove} />}
      error={failure && <LoadFailure {...failure} title={t('desk.failed')} />}
      empty={empty}
    />
  );
}
