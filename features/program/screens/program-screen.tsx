'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { BrandFilter } from '@/components/filters/brand-filter';
import { FacetFilter } from '@/components/filters/facet-filter';
import { ListFilters } from '@/components/filters/list-filters';
import { alertItemOf } from '@/components/layout/alert-item';
import { PageTabs } from '@/components/layout/page-tabs';
import { useGo } from '@/components/layout/use-go';
import { listOptional } from '@/components/table/column';
import { ListScreen } from '@/components/table/list-screen/list-screen';
import { useTableView } from '@/components/table/use-table-view';
import { Megaphone } from '@/components/ui/icons';
import {
  campaignSearch,
  campaignsOptions,
  campaignsPath,
  programKeys,
} from '@/features/program/client/program';
import type { CampaignRow } from '@/features/program/program-shape';
import { SavedViews } from '@/features/views/screens/saved-views';
import { toFilters } from '@/lib/client/list-input';
import { useSearch } from '@/lib/client/use-search';
import type { Day } from '@/lib/data/terms/days';
import { isOpen } from '@/lib/data/terms/lists/is-open';
import { useLanguage } from '@/lib/language/use-language';
import { CampaignDatesFilter } from './campaign-dates-filter';
import { describeStatus } from './campaign-status';
import { CampaignTimeline } from './campaign-timeline';
import { drawCampaignColumns } from './draw-campaign-columns';
import { ProgramCards } from './program-cards';

const datasets = ['program'] as const;
const rowId = ({ campaign }: CampaignRow) => campaign.id;

export function ProgramScreen({ today }: { today: Day }) {
  const language = useLanguage();
  const { t } = language;
  const go = useGo();
  const [search, setSearch] = useSearch(campaignSearch, { history: 'push' });
  const input = toFilters(campaignSearch, search);
  const query = useQuery(campaignsOptions(input));
  const { data } = query;
  const columns = useMemo(
    () => drawCampaignColumns(language, { totals: data?.totals ?? [], budget: data?.budget ?? '0' }),
    [language, data?.totals, data?.budget],
  );
  const [view, onViewChange] = useTableView('campaigns', {
    sort: { id: 'end', desc: true },
    hidden: listOptional(columns),
  });
  return (
    <ListScreen
      title={t('pages.program')}
      label={t('program.campaigns.title')}
      description={t('program.unpaid')}
      views={<SavedViews page="/program" />}
      noun="campaigns"
      datasets={datasets}
      query={query}
      refresh={{ path: campaignsPath(input), key: programKeys.campaigns }}
      exporter={<ListExport list="campaigns" input={input} table={{ columns, view }} />}
      tabs={<PageTabs group="directory" />}
      search={search}
      isOpen={isOpen}
      setSearch={setSearch}
      declared={campaignSearch}
      placeholder={t('program.campaigns.search')}
      filters={
        <ListFilters<typeof campaignSearch>
          search={search}
          setSearch={setSearch}
          controls={{
            brands: {
              label: t('dimensions.brand.label'),
              control: <BrandFilter brands={data?.brands} selected={search.brands} onChange={setSearch} />,
            },
            statuses: {
              label: t('program.campaigns.columns.status'),
              control: (
                <FacetFilter
                  label={t('program.campaigns.columns.status')}
                  facets={data?.statuses}
                  nameOf={(value) => describeStatus(t, value).label}
                  selected={search.statuses}
                  onChange={(statuses) => setSearch({ statuses })}
                />
              ),
            },
            after: {
              label: t('program.campaigns.dates.label'),
              control: (
                <CampaignDatesFilter after={search.after} before={search.before} onChange={setSearch} />
              ),
            },
            before: 'after',
          }}
        />
      }
      table={{
        around: 420,
        columns,
        rows: data?.rows ?? [],
        getRowId: rowId,
        view,
        onViewChange,
        onOpen: ({ campaign }) => go(`/program/campaigns/${campaign.id}`),
        rowActions: ({ campaign: { id }, pacing }) =>
          alertItemOf(pacing.state === 'ended' ? null : { add: 'campaignBudget', id }),
      }}
      after={data ? <CampaignTimeline rows={data.rows} today={today} /> : null}
      empty={{
        icon: <Megaphone />,
        none: {
          title: t('program.campaigns.none.title'),
          text: t('program.campaigns.none.text'),
        },
      }}
    >
      {data && data.list.loaded > 0 ? <ProgramCards answer={data} /> : null}
    </ListScreen>
  );
}
