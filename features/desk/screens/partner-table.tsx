'use client';

import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
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
import { type deskFilters, deskSort } from '@/features/desk/desk-filters';
import type { Desk, Partner } from '@/features/desk/desk-shape';
import type { SearchValues } from '@/lib/client/list-input';
import { useWindowedPages } from '@/lib/client/windowed-pages';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { MoveItems } from './move-menu';
import { partnerColumns } from './partner-columns';
import { usePartnerFigures } from './use-partner-figures';

const idOf = ({ id }: Partner) => id;

type Table = Pick<ComponentProps<typeof DataTable<Partner>>, 'columns' | 'view' | 'onViewChange'>;

/** The columns of the table, and those that are shown. Without figures, which depend on the rows. */
export function usePartnerTable(stages: Desk['stages'], today: Day): Table {
  const language = useLanguage();
  const columns = useMemo(
    () => partnerColumns(language, { stages, today, figuresOf: () => [] }),
    [language, stages, today],
  );
  const [view, onViewChange] = useTableView('desk', { sort: firstDeskSort, hidden: listOptional(columns) });
  return { columns, view, onViewChange };
}

type Props = {
  table: Table;
  today: Day;
  search: SearchValues<typeof deskFilters>;
  stages: Desk['stages'];
  field: TableSearchProps;
  filters: ReactNode;
  empty: ReactNode;
  onOpen: (id: string) => void;
  onMove: (partner: Partner, stage: string) => void;
};

/** The partners that match, which the server sorts. */
export function PartnerTable({ table, today, search, stages, field, filters, empty, onOpen, onMove }: Props) {
  const language = useLanguage();
  const { t } = language;
  const input = toPartnersInput(search, table.view.sort);
  const pages = useWindowedPages((offset) => partnersOptions(input, offset), partnersPerPage);
  const figures = usePartnerFigures(pages.rows, table.view, today);
  const { figuresOf } = figures;
  const columns = useMemo(
    () => partnerColumns(language, { stages, today, figuresOf }),
    [language, stages, today, figuresOf],
  );
  const failure = toFailure(pages.head);
  return (
    <>
      {figures.notice}
      <UnknownValues values={pages.head.data?.basis.unknownValues} />
      <DataTable
        {...table}
        columns={columns}
        label={t('pages.desk')}
        noun="partners"
        rows={pages.rows}
        span={pages.span}
        getRowId={idOf}
        sorts={deskSort.names}
        search={field}
        filters={
          <>
            {filters}
            {figures.picker}
          </>
        }
        loading={pages.head.isPending}
        stale={pages.head.isPlaceholderData}
        onOpen={({ id }) => onOpen(id)}
        rowActions={(partner) => <MoveItems partner={partner} stages={stages} onMove={onMove} />}
        error={failure && <LoadFailure {...failure} title={t('desk.failed')} />}
        empty={empty}
      />
    </>
  );
}
