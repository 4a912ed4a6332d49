'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MixedMarks } from '@/components/feedback/change-marks';
import { Instant } from '@/components/feedback/instant';
import { LoadFailure } from '@/components/feedback/load-failure';
import { PartialMark } from '@/components/feedback/partial-mark';
import { toFailure } from '@/components/feedback/to-failure';
import { UnknownValues } from '@/components/feedback/unknown-values';
import type { DataColumn } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { drawColumns } from '@/components/table/draw-columns';
import { useTableView } from '@/components/table/use-table-view';
import { EmptyState } from '@/components/ui/empty-state';
import { Tags } from '@/components/ui/icons';
import { subidGroupsOptions } from '@/features/links/client/links';
import { withoutSubid } from '@/features/links/history-filters';
import type { SubidGroup } from '@/features/links/history-shape';
import { subidColumns } from '@/features/links/link-columns';
import { tupleKey } from '@/lib/base/tuple-key';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { ClickCount } from './click-count';
import { HistoryFilterBar } from './history-filter-bar';
import { useHistoryFilters } from './use-history-filters';

const drawSubidColumns = (language: Language): DataColumn<SubidGroup>[] =>
  drawColumns(subidColumns(language), [], {
    subid1: {
      width: 240,
      cell: ({ subid1 }) =>
        subid1 ?? <span className="text-muted">{language.t('history.filters.withoutSubid')}</span>,
    },
    links: { width: 96 },
    products: { width: 110 },
    clicks: {
      width: 112,
      cell: ({ clicks, provisional, unreported, links }) => (
        <ClickCount count={clicks} provisional={provisional} reported={unreported < links} />
      ),
    },
    unreported: { width: 124 },
    each: { width: 124 },
    last: { width: 124 },
    made: { width: 130, cell: ({ lastMade }) => <Instant at={lastMade} /> },
  });

const idOf = (group: SubidGroup) => tupleKey(group.subid1);

/** Clicks by subid. A row opens its links. */
export function SubidTable({ ownOnly }: { ownOnly: boolean }) {
  const language = useLanguage();
  const { t } = language;
  const columns = useMemo(() => drawSubidColumns(language), [language]);
  const filters = useHistoryFilters();
  const { search, setSearch } = filters;
  const [view, setView] = useTableView('link-subids', { sort: { id: 'clicks', desc: true } });
  const groups = useQuery(subidGroupsOptions(filters.input));
  const failure = toFailure(groups);
  return (
    <MixedMarks
      open={(groups.data?.groups ?? []).map(({ clicks, provisional }) =>
        clicks === null ? null : provisional,
      )}
    >
      <UnknownValues values={groups.data?.basis.unknownValues} />
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
