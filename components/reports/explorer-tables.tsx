'use client';

import type { ReactNode } from 'react';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Select } from '@/components/ui/select';
import type { Summary } from '@/lib/ledger/summary/summary-shape';
import { dimensionInfo, listDimensions } from '@/lib/reports/dimensions';
import { type Explorer, hasFunnel, topSizes } from '@/lib/reports/explorer';
import { FunnelTable } from './funnel-table';
import { GroupTable } from './group-table';
import { RowsTable } from './rows-table';
import type { SetExplorer } from './use-explorer';

type Props = {
  explorer: Explorer;
  total: Summary | undefined;
  /** The total answers the question before. */
  stale: boolean;
  /** Null: every currency, each by itself. */
  currency: string | null;
  against: string;
  /** Rows are still arriving: no sum is a total. */
  partial: boolean;
  setSearch: SetExplorer;
};

const views = [
  { value: 'breakdown', label: 'Breakdown' },
  { value: 'periods', label: 'Periods' },
  { value: 'funnel', label: 'Funnel' },
  { value: 'rows', label: 'Rows' },
] as const;

export function ExplorerTables(props: Props) {
  const { explorer, setSearch } = props;
  const { view, group, top, dataset } = explorer;
  const dimensions = listDimensions(dataset);
  const controls: ReactNode = (
    <>
      <SegmentedControl
        label="View"
        options={views.filter(({ value }) => value !== 'funnel' || hasFunnel(dataset))}
        value={view}
        onChange={(next) => setSearch({ view: next })}
      />
      {view === 'rows' ? null : (
        <>
          <Select
            aria-label="Group by"
            className="w-44"
            options={[
              ...dimensions.map((value) => ({
                value,
                label: `By ${dimensionInfo[value].label.toLowerCase()}`,
              })),
              ...(view === 'funnel' ? [] : [{ value: 'none', label: 'Without groups' }]),
            ]}
            value={group ?? (view === 'funnel' ? dimensions[0] : 'none')}
            onChange={(event) =>
              setSearch({ group: dimensions.find((value) => value === event.target.value) ?? 'none' })
            }
          />
          {group || view === 'funnel' ? (
            <Select
              aria-label="Groups shown"
              className="w-28"
              options={topSizes.map((size) => ({ value: String(size), label: `Top ${size}` }))}
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
