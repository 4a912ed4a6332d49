'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { type ComponentProps, useMemo } from 'react';
import { ListExport } from '@/components/export/list-export';
import { LoadFailure } from '@/components/feedback/load-failure';
import { NoRows } from '@/components/feedback/no-rows';
import { toFailure } from '@/components/feedback/to-failure';
import type { DataColumn } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { drawColumns } from '@/components/table/draw-columns';
import { figureColumn } from '@/components/table/figure-columns';
import { useTableView } from '@/components/table/use-table-view';
import { EmptyState } from '@/components/ui/empty-state';
import { type CampaignGrouping, campaignGroupOptions } from '@/features/program/client/campaign-report';
import { programCurrency } from '@/features/program/program-shape';
import { defaultMarketplace } from '@/lib/contract/marketplaces';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import type { DayRange } from '@/lib/data/terms/days';
import { productKey } from '@/lib/data/terms/lists/product-key';
import type { Language } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';
import { type CampaignGroupRow, listCampaignGroups, toGroupRows } from './group-rows';

type Props = { id: string; range: DayRange; group: CampaignGrouping };

const lists = { creator_tag: 'campaign-by-creator', product: 'campaign-by-product' } as const;
const nouns = { creator_tag: 'creators', product: 'products' } as const;
const rowId = ({ id }: CampaignGroupRow) => id;
const metrics = ['sales', 'commission', 'clicks', 'conversions', 'conversionRate'] as const;

/** Campaign figures by creator or product. Beyond a thousand, the rest is one row; the export has all. */
export function CampaignGroups({ id, range, group }: Props) {
  const language = useLanguage();
  const { t } = language;
  const query = useQuery(campaignGroupOptions(id, range, group));
  const failure = toFailure(query);
  const [view, setView] = useTableView(`campaign-${group}`, { sort: { id: 'sales', desc: true } });
  const { data } = query;
  const rows = useMemo(() => toGroupRows(t, group, listCampaignGroups(data)), [t, group, data]);
  const columns = useMemo(() => toColumns(language, group, data), [language, group, data]);
  return (
    <DataTable
      label={t(`program.campaign.groups.${group}`)}
      noun={nouns[group]}
      fit="content"
      columns={columns}
      rows={rows}
      getRowId={rowId}
      view={view}
      onViewChange={setView}
      loading={query.isPending}
      stale={query.isPlaceholderData}
      actions={
        <ListExport list={lists[group]} input={{ campaign: id, ...range }} table={{ columns, view }} />
      }
      error={failure && <LoadFailure {...failure} title={t('reports.failures.report')} />}
      empty={
        <NoRows partial={data?.receipt.state !== 'complete'}>
          <EmptyState title={t('program.campaign.groups.none')}>
            {t('program.campaign.silent.text')}
          </EmptyState>
        </NoRows>
      }
    />
  );
}

function toColumns(
  language: Language,
  group: CampaignGrouping,
  data: Summary | undefined,
): DataColumn<CampaignGroupRow>[] {
  const { t } = language;
  const totals = (data?.currencies ?? []).map(({ currency, figures }) => ({
    currency: currency ?? programCurrency,
    figures,
    standardRate: null,
  }));
  const hrefOf = (key: string) =>
    group === 'product'
      ? { pathname: '/products', query: { product: productKey(defaultMarketplace, key) } }
      : { pathname: '/program/creators', query: { q: key } };
  const figures = metrics.map((metric) =>
    figureColumn<CampaignGroupRow, string>(language, {
      id: metric,
      metric,
      figuresOf: ({ figures }) => figures,
      header: metric === 'commission' ? t('program.metrics.commission') : undefined,
    }),
  );
  return [
    {
      id: 'name',
      header: t(`dimensions.${group === 'product' ? 'product' : 'creator'}.label`),
      width: 300,
      value: ({ name }) => name,
      cell: ({ key, name }) =>
        key === null ? (
          <span className="truncate text-muted">{name}</span>
        ) : (
          <GroupName name={name} href={hrefOf(key)} />
        ),
      footer: t('program.campaign.groups.all'),
    },
    {
      id: 'key',
      file: [group === 'product' ? 'product' : 'tag'],
      header: t(group === 'product' ? 'program.campaign.groups.id' : 'program.columns.tag'),
      width: 160,
      value: ({ key }) => key,
      cell: ({ key }) => (key === null ? null : <code className="truncate text-xs text-muted">{key}</code>),
    },
    ...drawColumns(figures, totals).map((column) => ({
      ...column,
      width: column.id === 'commission' ? 180 : 140,
    })),
  ];
}

function GroupName({ name, href }: { name: string; href: ComponentProps<typeof Link>['href'] }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="reach truncate font-medium hover:text-accent hover:underline"
    >
      {name}
    </Link>
  );
}
