'use client';

import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { MixedMarks } from '@/components/feedback/change-marks';
import { Instant } from '@/components/feedback/instant';
import { LoadFailure } from '@/components/feedback/load-failure';
import { toFailure } from '@/components/feedback/to-failure';
import type { DataColumn } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { useTableView } from '@/components/table/use-table-view';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDay } from '@/lib/format/day';
import { formatCount } from '@/lib/format/number';
import type { SubidGroup } from '@/lib/links/history-shape';
import { withoutSubid } from '@/lib/links/history-subid';
import { groupsOptions } from '@/lib/query/links';
import { ClickCount } from './click-count';
import { HistoryFilterBar } from './history-filter-bar';
import { useHistoryFilters } from './use-history-filters';

const columns: DataColumn<SubidGroup>[] = [
  {
    id: 'subid1',
    header: 'Subid 1',
    width: 240,
    sortable: true,
    value: (group) => group.subid1,
    cell: (group) => group.subid1 ?? <span className="text-muted">Without a subid</span>,
  },
  {
    id: 'links',
    header: 'Links',
    width: 96,
    align: 'end',
    sortable: true,
    value: (group) => group.links,
    cell: (group) => formatCount(group.links),
  },
  {
    id: 'products',
    header: 'Products',
    width: 110,
    align: 'end',
    sortable: true,
    value: (group) => group.products,
    cell: (group) => formatCount(group.products),
  },
  {
    id: 'clicks',
    header: 'Clicks',
    description: 'Clicks of the last year, for links that click reports cover.',
    width: 112,
    align: 'end',
    sortable: true,
    value: (group) => group.clicks,
    cell: ({ clicks, provisional, unreported, links }) => (
      <ClickCount count={clicks} provisional={provisional} reported={unreported < links} />
    ),
  },
  {
    id: 'unreported',
    header: 'Not reported',
    description: 'Links on marketplaces without click reports.',
    width: 124,
    align: 'end',
    sortable: true,
    value: (group) => group.unreported,
    cell: (group) => formatCount(group.unreported),
  },
  {
    id: 'each',
    header: 'Clicks per link',
    width: 124,
    align: 'end',
    sortable: true,
    value: clicksALink,
    cell: (group) => clicksALink(group)?.toFixed(1) ?? '–',
  },
  {
    id: 'last',
    header: 'Last click',
    width: 124,
    align: 'end',
    sortable: true,
    value: (group) => group.lastDay,
    cell: (group) => (group.lastDay ? formatDay(group.lastDay) : <span className="text-muted">–</span>),
  },
  {
    id: 'made',
    header: 'Last created',
    width: 130,
    align: 'end',
    sortable: true,
    value: (group) => group.lastMade,
    cell: (group) => <Instant at={group.lastMade} />,
  },
];

function clicksALink({ clicks, links, unreported }: SubidGroup): number | null {
  return clicks === null || unreported === links ? null : clicks / (links - unreported);
}

const idOf = (group: SubidGroup) => group.subid1 ?? '';

/** Which place brings the clicks. A row opens its links. */
export function SubidTable() {
  const { values, filters, set } = useHistoryFilters();
  const [view, setView] = useTableView('link-subids', { sort: { id: 'clicks', desc: true } });
  const groups = useQuery(groupsOptions(filters));
  const failure = toFailure(groups);
  return (
    <MixedMarks
      open={(groups.data?.groups ?? []).map(({ clicks, provisional }) =>
        clicks === null ? null : provisional,
      )}
    >
      <DataTable
        label="Links by subid"
        columns={columns}
        rows={groups.data?.groups ?? []}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        noun="subids"
        loading={groups.isPending}
        stale={groups.isPlaceholderData}
        onOpen={(group) => set({ view: 'links', subid: group.subid1 ?? withoutSubid })}
        search={{ value: values.q, onChange: (q) => set({ q }), placeholder: 'Search links' }}
        filters={<HistoryFilterBar values={values} ownOnly={false} onChange={set} />}
        error={failure && <LoadFailure {...failure} title="The subids could not be loaded" />}
        empty={
          <EmptyState icon={<Tags />} title="No subids">
            Matching links are grouped by subid 1.
          </EmptyState>
        }
      />
    </MixedMarks>
  );
}
