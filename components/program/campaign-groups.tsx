'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { figureColumn } from '@/components/catalog/figure-columns';
import { LoadFailure } from '@/components/catalog/load-failure';
import type { DataColumn } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { useTableView } from '@/components/data-table/use-table-view';
import { ExportButton } from '@/components/exports/export-button';
import { type FigureLine, figureCsvColumns, toFigureLines } from '@/components/exports/figure-lines';
import { toFailure } from '@/components/feedback/to-failure';
import { useNames } from '@/components/reports/use-names';
import { EmptyState } from '@/components/ui/empty-state';
import type { CurrencyFigures } from '@/lib/catalog/performance-shape';
import { productKey } from '@/lib/catalog/product-key';
import { programCurrency } from '@/lib/catalog/program-shape';
import { defaultMarketplace } from '@/lib/contract/marketplaces';
import type { DayRange } from '@/lib/ledger/days';
import type { Summary } from '@/lib/ledger/summary-shape';
import { campaignGroupOptions } from '@/lib/query/campaign-report';
import { GroupName } from './group-name';

type Group = 'creator_tag' | 'product';
export type GroupRow = { key: string; name: string; figures: readonly CurrencyFigures[] };

type Props = { id: string; range: DayRange; group: Group };

const nouns = { creator_tag: ['creator', 'creators'], product: ['product', 'products'] } as const;
const rowId = ({ key }: GroupRow) => key;
const metrics = ['sales', 'commission', 'clicks', 'conversions', 'conversionRate'] as const;

/** What a campaign brought by creator or by product. Beyond a thousand, the rest is one row. */
export function CampaignGroups({ id, range, group }: Props) {
  const client = useQueryClient();
  const query = useQuery(campaignGroupOptions(id, range, group));
  const failure = toFailure(query);
  const [view, setView] = useTableView(`campaign-${group}`, { sort: { id: 'sales', desc: true } });
  const { data } = query;
  const keys = data?.currencies.flatMap(({ groups }) => groups.flatMap(({ key }) => key ?? [])) ?? [];
  const { products } = useNames(group === 'product' ? { products: keys } : {});
  const rows = useMemo(() => toRows(data, products), [data, products]);
  const columns = useMemo(() => toColumns(group, data), [group, data]);
  return (
    <DataTable
      label={`Campaign by ${nouns[group][0]}`}
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
        <ExportButton<GroupRow, FigureLine<GroupRow>>
          name={group === 'product' ? 'campaign-by-product' : 'campaign-by-creator'}
          columns={[
            { header: group === 'product' ? 'Product id' : 'Tag', value: ({ row }) => row.key },
            { header: 'Name', value: ({ row }) => row.name },
            ...figureCsvColumns,
          ]}
          toLines={toFigureLines(({ figures }) => figures)}
          readStretch={async () => {
            const summary = await client.ensureQueryData(campaignGroupOptions(id, range, group));
            const all = toRows(summary, products);
            return { rows: all, total: all.length, asOf: summary.receipt.asOf ?? '', complete: true };
          }}
        />
      }
      error={failure && <LoadFailure {...failure} title="The report could not be loaded" />}
      empty={
        <EmptyState title="No row yet">
          The program has reported nothing for this campaign in the days it has run.
        </EmptyState>
      }
    />
  );
}

function toRows(data: Summary | undefined, productNames: Record<string, string>): GroupRow[] {
  const byKey = new Map<string, GroupRow>();
  for (const { currency, groups } of data?.currencies ?? []) {
    for (const entry of groups) {
      const key = entry.key ?? `${entry.kind} ${entry.groups}`;
      const name =
        entry.kind === 'other' ? `${entry.groups} more` : (entry.label ?? productNames[key] ?? key);
      const figures = { currency: currency ?? programCurrency, figures: entry.figures, standardRate: null };
      byKey.set(key, { key, name, figures: [...(byKey.get(key)?.figures ?? []), figures] });
    }
  }
  return [...byKey.values()];
}

function toColumns(group: Group, data: Summary | undefined): DataColumn<GroupRow>[] {
  const totals = (data?.currencies ?? []).map(({ currency, figures }) => ({
    currency: currency ?? programCurrency,
    figures,
    standardRate: null,
  }));
  const hrefOf = ({ key }: GroupRow) =>
    group === 'product'
      ? { pathname: '/products', query: { product: productKey(defaultMarketplace, key) } }
      : { pathname: '/program/creators', query: { q: key } };
  return [
    {
      id: 'name',
      header: group === 'product' ? 'Product' : 'Creator',
      width: 300,
      value: ({ name }) => name,
      cell: (row) => <GroupName name={row.name} href={hrefOf(row)} />,
      footer: 'All of the campaign',
    },
    {
      id: 'key',
      header: group === 'product' ? 'Id' : 'Tag',
      width: 160,
      value: ({ key }) => key,
      cell: ({ key }) => <code className="truncate text-xs text-muted">{key}</code>,
    },
    ...metrics.map((metric) =>
      figureColumn<GroupRow>({
        metric,
        totals,
        width: metric === 'commission' ? 180 : 140,
        header: metric === 'commission' ? 'Program commission' : undefined,
        figuresOf: ({ figures }) => figures,
      }),
    ),
  ];
}
