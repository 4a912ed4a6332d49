'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MixedMarks } from '@/components/feedback/change-marks';
import { Instant } from '@/components/feedback/instant';
import { LoadFailure } from '@/components/feedback/load-failure';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import type { DataColumn } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { EmptyState } from '@/components/ui/empty-state';
import { Tags } from '@/components/ui/icons';
import { groupsOptions } from '@/features/links/client/links';
import { withoutSubid } from '@/features/links/history-filters';
import type { SubidGroup } from '@/features/links/history-shape';
import { tupleKey } from '@/lib/base/tuple-key';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { ClickCount } from './click-count';
import { HistoryFilterBar } from './history-filter-bar';
import { useHistoryFilters } from './use-history-filters';

const groupColumns = ({ t, format }: Language): DataColumn<SubidGroup>[] => [
  {
    id: 'subid1',
    header: t('links.subid1'),
    width: 240,
    value: (group) => group.subid1,
    cell: (group) => group.subid1 ?? <span className="text-muted">{t('history.filters.withoutSubid')}</span>,
  },
  {
    id: 'links',
    header: t('history.links'),
    width: 96,
    align: 'end',
    value: (group) => group.links,
    cell: (group) => format.count(group.links),
  },
  {
    id: 'products',
    header: t('history.subids.products'),
    width: 110,
    align: 'end',
    value: (group) => group.products,
    cell: (group) => format.count(group.products),
  },
  {
    id: 'clicks',
    header: t('metrics.clicks.label'),
    description: t('history.subids.clicksHint'),
    width: 112,
    align: 'end',
    value: (group) => group.clicks,
    cell: ({ clicks, provisional, unreported, links }) => (
      <ClickCount count={clicks} provisional={provisional} reported={unreported < links} />
    ),
  },
  {
    id: 'unreported',
    header: t('history.subids.unreported'),
    description: t('history.subids.unreportedHint'),
    width: 124,
    align: 'end',
    value: (group) => group.unreported,
    cell: (group) => format.count(group.unreported),
  },
  {
    id: 'each',
    header: t('history.subids.each'),
    width: 124,
    align: 'end',
    value: clicksALink,
    cell: (group) => {
      const each = clicksALink(group);
      return each === null ? '–' : format.tenths(each);
    },
  },
  {
    id: 'last',
    header: t('history.columns.lastClick'),
    width: 124,
    align: 'end',
    value: (group) => group.lastDay,
    cell: (group) => (group.lastDay ? format.day(group.lastDay) : <span className="text-muted">–</span>),
  },
  {
    id: 'made',
    header: t('history.subids.lastMade'),
    width: 130,
    align: 'end',
    value: (group) => group.lastMade,
    cell: (group) => <Instant at={group.lastMade} />,
  },
];

function clicksALink({ clicks, links, unreported }: SubidGroup): number | null {
  return clicks === null || unreported === links ? null : clicks / (links - unreported);
}

const idOf = (group: SubidGroup) => tupleKey(group.subid1);

/** Clicks by subid. A row opens its links. */
export function SubidTable({ ownOnly }: { ownOnly: boolean }) {
  const language = useLanguage();
  const { t } = language;
  const columns = useMemo(() => groupColumns(language), [language]);
  const filters = useHistoryFilters();
  const { search, setSearch } = filters;
  const [view, setView] = useTableView('link-subids', { sort: { id: 'clicks', desc: true } });
  const groups = useQuery(groupsOptions(filters.input));
  const failure = toFailure(groups);
  return (
    <MixedMarks
      open={(groups.data?.groups ?? []).map(({ clicks, provisional }) =>
        clicks === null ? null : provisional,
      )}
    >
      <DataTable
        label={t('history.subids.label')}
        columns={columns}
        rows={groups.data?.groups ?? []}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        noun="subids"
        loading={groups.isPending}
        stale={groups.isPlaceholderData}
        onOpen={(group) => setSearch({ view: 'links', subid: group.subid1 ?? withoutSubid })}
        search={{ value: search.q, onChange: (q) => setSearch({ q }), placeholder: t('history.search') }}
        filters={<HistoryFilterBar filters={filters} ownOnly={ownOnly} />}
        actions={groups.data && !groups.data.basis.complete ? <PartialMark /> : null}
        error={failure && <LoadFailure {...failure} title={t('history.subids.failed')} />}
        empty={
          <EmptyState icon={<Tags />} title={t('history.subids.none')}>
            {t('history.subids.noneHint')}
          </EmptyState>
        }
      />
    </MixedMarks>
  );
}
