'use client';

import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { PrintedFilter } from '@/components/filters/printed-filter';
import { useRange } from '@/components/filters/week-start';
import { PageTabs } from '@/components/layout/page-tabs';
import { listOptional } from '@/components/table/column';
import { ListScreen } from '@/components/table/list-screen/list-screen';
import { useTableView } from '@/components/table/use-table-view';
import { CopyButton } from '@/components/ui/copy-button';
import { UserSearch } from '@/components/ui/icons';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { GroupFilter } from '@/features/groups/screens/group-filter';
import {
  programCreatorSearch,
  programCreatorsOptions,
  programCreatorsPath,
  programCreatorsPerPage,
  programKeys,
  toProgramCreatorsInput,
} from '@/features/program/client/program';
import { programCreatorColumns } from '@/features/program/program-creator-columns';
import { programCreatorFilters, programCreatorSort } from '@/features/program/program-filters';
import type { ProgramCreatorRow } from '@/features/program/program-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { rangeSearch } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import { useWindowedPages } from '@/lib/client/windowed-pages';
import type { Day } from '@/lib/data/terms/days';
import { useLanguage } from '@/lib/language/use-language';
import { drawProgramCreatorColumns } from './draw-program-creator-columns';

const datasets = ['program', 'reports'] as const;
const rowId = ({ creator }: ProgramCreatorRow) => `${creator.id}/${creator.creatorConnectionsId}`;
const tagOf = (id: string) => id.slice(id.indexOf('/') + 1);

export function ProgramCreatorsScreen({ today }: { today: Day }) {
  const language = useLanguage();
  const { t } = language;
  const [search, setSearch] = useSearch({ ...programCreatorSearch, ...rangeSearch }, { history: 'push' });
  const [view, onViewChange] = useTableView('program-creators', {
    sort: { id: 'programSales', desc: true },
    hidden: listOptional(programCreatorColumns(language, null)),
  });
  const range = useRange(search, today);
  const input = toProgramCreatorsInput(search, range, view.sort);
  const pages = useWindowedPages((offset) => programCreatorsOptions(input, offset), programCreatorsPerPage);
  const { data } = pages.head;
  const currency = data?.currency ?? null;
  const columns = useMemo(
    () => drawProgramCreatorColumns(language, data?.totals ?? [], currency),
    [language, data?.totals, currency],
  );
  const shown = search.claimed === null ? 'all' : search.claimed ? 'claimed' : 'unclaimed';
  return (
    <ListScreen
      label={t('pages.programCreators')}
      description={t('program.creators.description')}
      views={<SavedViews page="/program/creators" />}
      noun="creators"
      datasets={datasets}
      query={pages.head}
      refresh={{ path: programCreatorsPath({ ...input, limit: 1 }), key: programKeys.creators }}
      exporter={<ListExport list="program-creators" input={input} table={{ columns, view }} />}
      toolbar={
        <>
          <DateRangePicker today={today} search={search} onChange={setSearch} />
          <CurrencySwitch
            currencies={data?.currencies ?? []}
            value={currency}
            search={search}
            onChange={setSearch}
          />
        </>
      }
      tabs={<PageTabs group="directory" />}
      search={search}
      setSearch={setSearch}
      declared={programCreatorFilters}
      placeholder={t('program.creators.search')}
      filters={
        <>
          <SegmentedControl
            label={t('program.creators.claimedOrNot')}
            value={shown}
            onChange={(next) => setSearch({ claimed: next === 'all' ? null : next === 'claimed' })}
            options={[
              { value: 'all', label: t('program.creators.all') },
              {
                value: 'claimed',
                label: data?.list.complete
                  ? t('program.creators.claimedCount', { count: data.claimed })
                  : t('program.creators.claimed'),
              },
              {
                value: 'unclaimed',
                label: data?.list.complete
                  ? t('program.creators.unclaimedCount', { count: data.unclaimed })
                  : t('program.creators.unclaimed'),
              },
            ]}
          />
          <PrintedFilter
            label={t('program.creators.shown')}
            values={shown === 'all' ? [] : [t(`program.creators.${shown}Only`)]}
          />
          <GroupFilter kind="creator" selected={search.groups} onChange={setSearch} />
        </>
      }
      table={{
        columns,
        rows: pages.rows,
        span: pages.span,
        getRowId: rowId,
        view,
        onViewChange,
        sorts: programCreatorSort.names,
        around: 350,
      }}
      bulkActions={(selected) => (
        <CopyButton
          size="sm"
          label={t('program.creators.copyTags')}
          text={() => [...selected].map(tagOf).join('\n')}
        />
      )}
      empty={{
        icon: <UserSearch />,
        none: {
          title: t('program.creators.none.title'),
          text: t('program.creators.none.text'),
        },
      }}
    />
  );
}
