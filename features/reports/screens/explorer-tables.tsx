'use client';

import type { ReactNode } from 'react';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import { type Explorer, explorerViews, hasFunnel, topSizes } from '@/features/reports/explorer';
import type { Summary } from '@/lib/data/read/summary/summary-shape';
import { listDimensions } from '@/lib/data/terms/datasets';
import { useLanguage } from '@/lib/language/use-language';
import { FunnelTable } from './funnel-table';
import { GroupTable } from './group-table';
import { RowsTable } from './rows-table';
import type { SetExplorer } from './use-explorer';

type Props = {
  explorer: Explorer;
  total: Summary | undefined;
  /** Whether the total belongs to the previous request. */
  stale: boolean;
  /** Null shows each currency separately. */
  currency: string | null;
  against: string;
  /** Whether rows are still arriving. Sums are then partial. */
  partial: boolean;
  setSearch: SetExplorer;
};

export function ExplorerTables(props: Props) {
  const { t } = useLanguage();
  const { explorer, setSearch } = props;
  const { view, group, top, dataset } = explorer;
  const dimensions = listDimensions(dataset);
  const controls: ReactNode = (
    <>
      <SegmentedControl
        label={t('reports.view')}
        options={explorerViews
          .filter((value) => value !== 'funnel' || hasFunnel(dataset))
          .map((value) => ({ value, label: t(`reports.views.${value}`) }))}
        value={view}
        onChange={(next) => setSearch({ view: next })}
      />
      {view === 'rows' ? null : (
        <>
          <Select
            aria-label={t('reports.groupBy')}
            className="w-44"
            options={[
              ...dimensions.map((value) => ({
                value,
                label: t('reports.groupedBy', { dimension: t(`dimensions.${value}.inText`) }),
              })),
              ...(view === 'funnel' ? [] : [{ value: 'none', label: t('reports.withoutGroups') }]),
            ]}
            value={group ?? (view === 'funnel' ? dimensions[0] : 'none')}
            onChange={(event) =>
              setSearch({ group: dimensions.find((value) => value === event.target.value) ?? 'none' })
            }
          />
          {group || view === 'funnel' ? (
            <Select
              aria-label={t('reports.groupsShown')}
              className="w-28"
              options={topSizes.map((size) => ({
                value: String(size),
                label: t('reports.top', { count: size }),
              }))}
              value={String(top)}
              onChange={(event) =>
                setSearch({ top: topSizes.find((size) => String(size) === event.target.value) })
              }
            />
          ) : null}
        </>
      )}
    </>
  );
  if (view === 'rows') return <RowsTable {...props} controls={controls} />;
  if (view === 'funnel') return <FunnelTable {...props} controls={controls} />;
  return <GroupTable {...props} controls={controls} />;
}
