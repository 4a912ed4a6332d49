'use client';

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListExport } from '@/components/export/list-export';
import { DeletedNotice } from '@/components/feedback/deleted-notice';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import { PageHeader } from '@/components/layout/page-header';
import { PageTabs } from '@/components/layout/page-tabs';
import { useTyped } from '@/components/table/list-screen/use-typed';
import { TableSearch } from '@/components/table/table-search';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ClipboardList, Columns3, Plus, Upload } from '@/components/ui/icons';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Skeleton } from '@/components/ui/skeleton';
import { deskOptions, deskSearch, toDeskInput } from '@/features/desk/client/desk';
import { deskFilters } from '@/features/desk/desk-filters';
import type { Desk } from '@/features/desk/desk-shape';
import { clear } from '@/lib/base/address/search';
import { useArrival } from '@/lib/client/use-arrival';
import { useSearch } from '@/lib/client/use-search';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { AddPartnerDialog } from './add-partner-dialog';
import { Board } from './board';
import { DeskFilterMenu } from './desk-filter-menu';
import { ImportPartnersDialog } from './import-partners-dialog';
import { PartnerSheet } from './partner-sheet';
import { PartnerTable, usePartnerTable } from './partner-table';
import { StagesDialog } from './stages-dialog';
import { useDeskChanges } from './use-desk-changes';

type Props = {
  today: Day;
  /** Whether the reader may change the stages. */
  manages: boolean;
};

/** Partners and recruits of the workspace, on a board or in a table. */
export function DeskScreen(props: Props) {
  const { t } = useLanguage();
  const read = useQuery(deskOptions());
  const failure = toFailure(read);
  if (read.data) return <LoadedDesk {...props} desk={read.data} />;
  return (
    <>
      <PageHeader
        tabbed
        tabs={<PageTabs group="directory" />}
        title={t('pages.desk')}
        description={t('desk.description')}
      />
      {failure ? <LoadFailure {...failure} title={t('desk.failed')} /> : <Skeleton className="h-96" />}
    </>
  );
}

type Opened = 'add' | 'import' | 'stages' | null;

function LoadedDesk({ today, manages, desk }: Props & { desk: Desk }) {
  const { t } = useLanguage();
  const [search, setSearch] = useSearch(deskSearch);
  const [opened, setOpened] = useState<Opened>(null);
  const [value, onChange] = useTyped(search.q, (words) => setSearch({ q: words || null }));
  const changes = useDeskChanges(desk.stages);
  const table = usePartnerTable(desk.stages, desk.today);
  useArrival('add', () => setOpened('add'));
  useArrival('import', () => setOpened('import'));
  const close = () => setOpened(null);
  const onOpen = (id: string) => setSearch({ partner: id });
  const field = { value, onChange, placeholder: t('desk.search') };
  const filters = <DeskFilterMenu desk={desk} search={search} onChange={setSearch} />;
  const isEmpty = desk.partners === 0;
  const add = <AddButton onPress={() => setOpened('add')} />;
  const empty = (
    <NoPartners isEmpty={isEmpty} add={add} onClear={() => setSearch(clear(Object.keys(deskFilters)))} />
  );
  const parts = { search, empty, onOpen, onMove: changes.move };
  return (
    <>
      <PageHeader
        tabbed
        tabs={<PageTabs group="directory" />}
        title={t('pages.desk')}
        description={t('desk.description')}
        actions={
          <>
            <DeskButtons manages={manages} onOpen={setOpened} />
            <ListExport list="desk" input={toDeskInput(search)} table={table} />
            {isEmpty ? null : add}
          </>
        }
        toolbar={
          <SegmentedControl
            label={t('desk.view')}
            value={search.view}
            onChange={(view) => setSearch({ view })}
            options={(['board', 'table'] as const).map((view) => ({
              value: view,
              label: t(`desk.views.${view}`),
            }))}
          />
        }
      />
      <DeletedNotice {...changes.deleted} className="" />
      {search.view === 'table' ? (
        <PartnerTable
          {...parts}
          table={table}
          today={today}
          stages={desk.stages}
          field={field}
          filters={filters}
        />
      ) : (
        <>
          <div data-print="filters" className="flex flex-wrap items-center gap-2">
            <TableSearch {...field} />
            {filters}
          </div>
          <Board
            {...parts}
            desk={desk}
            onShowAll={(stage) => setSearch({ view: 'table', stages: [stage] })}
          />
        </>
      )}
      {search.partner ? (
        <PartnerSheet
          key={search.partner}
          id={search.partner}
          desk={desk}
          today={today}
          onDelete={(partner) => {
            setSearch({ partner: null });
            changes.remove(partner);
          }}
          onClose={() => setSearch({ partner: null })}
        />
      ) : null}
      {opened === 'add' ? <AddPartnerDialog desk={desk} onClose={close} /> : null}
      {opened === 'import' ? <ImportPartnersDialog desk={desk} onClose={close} /> : null}
      {opened === 'stages' ? <StagesDialog desk={desk} onClose={close} /> : null}
    </>
  );
}

/** Edits stages, for people who may, and imports partners. */
function DeskButtons({ manages, onOpen }: { manages: boolean; onOpen: (opened: Opened) => void }) {
  const { t } = useLanguage();
  return (
    <>
      {manages ? (
        <Button onClick={() => onOpen('stages')}>
          <Columns3 aria-hidden="true" />
          <span data-word="">{t('desk.editStages.open')}</span>
        </Button>
      ) : null}
      <Button onClick={() => onOpen('import')}>
        <Upload aria-hidden="true" />
        <span data-word="">{t('desk.import')}</span>
      </Button>
    </>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  const { t } = useLanguage();
  return (
    <Button variant="primary" onClick={onPress}>
      <Plus aria-hidden="true" />
      <span data-word="">{t('desk.add')}</span>
    </Button>
  );
}

/** `isEmpty`: there are no partners, whatever the filters. */
function NoPartners({ isEmpty, add, onClear }: { isEmpty: boolean; add: ReactNode; onClear: () => void }) {
  const { t } = useLanguage();
  return isEmpty ? (
    <EmptyState icon={<ClipboardList />} title={t('desk.none.title')} action={add}>
      {t('desk.none.text')}
    </EmptyState>
  ) : (
    <EmptyState
      title={t('desk.noMatch.title')}
      action={<Button onClick={onClear}>{t('ui.clearFilters')}</Button>}
    >
      {t('desk.noMatch.text')}
    </EmptyState>
  );
}
