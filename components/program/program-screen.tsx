'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { LedgerNotice } from '@/components/catalog/ledger-notice';
import { ListFreshness } from '@/components/catalog/list-freshness';
import { LoadFailure } from '@/components/catalog/load-failure';
import { useTyped } from '@/components/catalog/use-typed';
import { DataTable } from '@/components/data-table/data-table';
import { useTableView } from '@/components/data-table/use-table-view';
import { MultiSelect } from '@/components/filters/multi-select';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SavedViews } from '@/components/views/saved-views';
import type { CampaignRow, CampaignsAnswer } from '@/lib/catalog/program-shape';
import { formatCount } from '@/lib/format/number';
import type { Day } from '@/lib/ledger/days';
import { campaignSearch, toCampaignsInput } from '@/lib/query/campaign-search';
import { fetchJson } from '@/lib/query/fetch-json';
import { campaignsOptions, campaignsPath, programKeys } from '@/lib/query/program';
import { campaignColumns } from './campaign-columns';
import { CampaignDatesFilter } from './campaign-dates-filter';
import { CampaignExport } from './campaign-export';
import { describeStatus } from './campaign-status';
import { CampaignTimeline } from './campaign-timeline';
import { ProgramCards } from './program-cards';
import { ProgramTabs } from './program-tabs';
import { unpaidNote } from './unpaid-note';

const noun = ['campaign', 'campaigns'] as const;
const programOnly = ['program'] as const;
const rowId = ({ campaign }: CampaignRow) => campaign.id;

export function ProgramScreen({ today, now }: { today: Day; now: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const [search, setSearch] = useQueryStates(campaignSearch, { history: 'push' });
  const [view, setView] = useTableView('campaigns', { sort: { id: 'end', desc: true } });
  const [text, setText] = useTyped(search.q, (q) => setSearch({ q: q || null }, { history: 'replace' }));
  const input = toCampaignsInput(search);
  const query = useQuery(campaignsOptions(input));
  const { data } = query;
  const columns = useMemo(
    () => campaignColumns({ totals: data?.totals ?? [], budget: data?.budget ?? '0' }),
    [data?.totals, data?.budget],
  );
  const none = data?.list.loaded === 0;

  const refresh = async () => {
    await fetchJson<CampaignsAnswer>(campaignsPath({ ...input, refresh: true }));
    await client.invalidateQueries({ queryKey: programKeys.all });
  };
  return (
    <>
      <PageHeader
        title="Creator program"
        description={unpaidNote}
        actions={
          <>
            {data ? (
              <ListFreshness
                noun={noun}
                list={data.list}
                performance={data.performance}
                now={now}
                onRefresh={refresh}
                refreshing={query.isRefetching}
              />
            ) : null}
            <SavedViews page="/program" />
            <CampaignExport input={input} />
          </>
        }
      />
      <ProgramTabs />
      {data ? (
        <LedgerNotice datasets={programOnly} range={data.performance} receipt={data.performance.receipt} />
      ) : null}
      {data && !none ? (
        <>
          <ProgramCards answer={data} />
          <CampaignTimeline rows={data.rows} today={today} />
        </>
      ) : null}
      <DataTable
        label="Campaigns"
        noun={noun}
        fit="content"
        columns={columns}
        rows={data?.rows ?? []}
        getRowId={rowId}
        view={view}
        onViewChange={setView}
        onOpen={({ campaign }) => router.push(`/program/campaigns/${campaign.id}`)}
        search={{ value: text, onChange: setText, placeholder: 'Search campaigns' }}
        filters={
          <>
            <MultiSelect
              label="Brand"
              options={(data?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              selected={search.brands}
              onChange={(brands) => setSearch({ brands })}
            />
            <MultiSelect
              label="Status"
              options={(data?.statuses ?? []).map(({ value, count }) => ({
                value,
                label: describeStatus(value).label,
                detail: formatCount(count),
              }))}
              selected={search.statuses}
              onChange={(statuses) => setSearch({ statuses })}
            />
            <CampaignDatesFilter after={search.after} before={search.before} onChange={setSearch} />
          </>
        }
        loading={query.isPending}
        stale={query.isPlaceholderData}
        error={
          query.isError && !data ? (
            <LoadFailure
              title="Campaigns could not be loaded"
              error={query.error}
              onRetry={() => query.refetch()}
              retrying={query.isFetching}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<Megaphone />}
            title={none ? 'No campaign yet' : 'No campaign passes the filter'}
            action={none ? undefined : <Button onClick={() => setSearch(null)}>Clear filters</Button>}
          >
            {none
              ? 'The API lists no creator-program campaign for this key.'
              : `All ${formatCount(data?.list.loaded ?? 0)} campaigns were looked at.`}
          </EmptyState>
        }
      />
    </>
  );
}
