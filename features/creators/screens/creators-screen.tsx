'use client';

import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { BrandFilter } from '@/components/filters/brand-filter';
import { CurrencySwitch } from '@/components/filters/currency-switch';
import { DateRangePicker } from '@/components/filters/date-range-picker';
import { useRange } from '@/components/filters/week-start';
import { alertItemOf } from '@/components/layout/alert-item';
import { ChangeLink } from '@/components/layout/change-link';
import { PageTabs } from '@/components/layout/page-tabs';
import { useGo } from '@/components/layout/use-go';
import { listOptional } from '@/components/table/column';
import { ListScreen } from '@/components/table/list-screen/list-screen';
import { menuOf } from '@/components/table/row-menu';
import { useTableView } from '@/components/table/use-table-view';
import { CopyButton } from '@/components/ui/copy-button';
import { Users } from '@/components/ui/icons';
import {
  creatorKeys,
  creatorSearch,
  creatorsOptions,
  creatorsPath,
  creatorsPerPage,
  toCreatorsInput,
} from '@/features/creators/client/creators';
import { creatorColumns } from '@/features/creators/creator-columns';
import { creatorFilters, creatorSort } from '@/features/creators/creator-filters';
import type { CreatorRow } from '@/features/creators/creator-shape';
import { AddToGroup } from '@/features/groups/screens/add-to-group';
import { GroupFilter } from '@/features/groups/screens/group-filter';
import { SaveFilterAsGroup } from '@/features/groups/screens/save-filter-as-group';
import { useAddToGroup } from '@/features/groups/screens/use-add-to-group';
import { SavedViews } from '@/features/views/screens/saved-views';
import { keepDays, rangeSearch } from '@/lib/client/range-search';
import { useSearch } from '@/lib/client/use-search';
import { useWindowedPages } from '@/lib/client/windowed-pages';
import { orderCurrencies } from '@/lib/data/read/summary/currencies';
import type { Day } from '@/lib/data/terms/days';
import { isOpen } from '@/lib/data/terms/lists/is-open';
import { useLanguage } from '@/lib/language/use-language';
import { findRowTarget } from '@/lib/pages/alert-target';
import { drawCreatorColumns } from './draw-creator-columns';

const datasets = ['reports'] as const;
const rowId = ({ creator }: CreatorRow) => creator.id;

type Props = { today: Day; manages: boolean };

export function CreatorsScreen({ today, manages }: Props) {
  const language = useLanguage();
  const { t } = language;
  const go = useGo();
  const [search, setSearch] = useSearch({ ...creatorSearch, ...rangeSearch }, { history: 'push' });
  const [view, onViewChange] = useTableView('creators', {
    sort: { id: 'sales', desc: true },
    hidden: listOptional(creatorColumns(language, null)),
  });
  const range = useRange(search, today);
  const input = toCreatorsInput(search, range, view.sort);
  const pages = useWindowedPages((offset) => creatorsOptions(input, offset), creatorsPerPage);
  const { data } = pages.head;
  const currency = data?.currency ?? null;
  const columns = useMemo(
    () => drawCreatorColumns(language, data?.totals ?? [], currency),
    [language, data?.totals, currency],
  );
  const watched = { dimension: 'creator', metric: view.sort?.id, currency, range, filters: {} } as const;
  const grouping = useAddToGroup('creator', manages);
  return (
    <>
      <ListScreen
        label={t('pages.creators')}
        description={t('creators.description')}
        tabs={<PageTabs group="directory" />}
        views={
          <>
            {manages ? <SaveFilterAsGroup kind="creator" declared={creatorFilters} search={search} /> : null}
            <SavedViews page="/creators" />
          </>
        }
        noun="creators"
        datasets={datasets}
        query={pages.head}
        refresh={{ path: creatorsPath({ ...input, limit: 1 }), key: creatorKeys.all }}
        exporter={<ListExport list="creators" input={input} table={{ columns, view }} />}
        toolbar={
          <>
            <DateRangePicker today={today} search={search} onChange={setSearch} />
            <CurrencySwitch
              currencies={orderCurrencies(data?.totals)}
              value={currency}
              search={search}
              onChange={setSearch}
            />
            <ChangeLink
              group="creator"
              filters={{ currency, brands: search.brands, creator_groups: search.groups }}
            />
          </>
        }
        search={search}
        isOpen={isOpen}
        setSearch={setSearch}
        declared={creatorFilters}
        placeholder={t('creators.search')}
        filters={
          <>
            <BrandFilter brands={data?.brands} selected={search.brands} onChange={setSearch} />
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
          sorts: creatorSort.names,
          onOpen: ({ creator }) => go(keepDays(`/creators/${creator.id}`, location.search)),
          rowActions: ({ creator }) =>
            menuOf(alertItemOf(findRowTarget({ ...watched, key: creator.id })), grouping.itemOf(creator.id)),
        }}
        bulkActions={(selected) => (
          <>
            <CopyButton size="sm" label={t('ui.copyIds')} text={() => [...selected].join('\n')} />
            {manages ? <AddToGroup kind="creator" ids={[...selected]} /> : null}
          </>
        )}
        empty={{
          icon: <Users />,
          none: {
            title: t('creators.none.title'),
            text: t('creators.none.text'),
          },
        }}
      />
      {grouping.dialog}
    </>
  );
}
