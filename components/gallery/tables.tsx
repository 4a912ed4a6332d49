'use client';

import { Package } from 'lucide-react';
import { useState } from 'react';
import type { DataColumn } from '@/components/table/column';
import { DataTable, type DataTableProps } from '@/components/table/data-table';
import { plainView } from '@/components/table/table-view';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { StatePair } from './state-pair';

type Row = { id: string; title: string; status: string; sales: number };

const rows: readonly Row[] = [
  { id: 'B0-100', title: 'Kettle', status: 'Active', sales: 1240.5 },
  { id: 'B0-101', title: 'Lamp with a name that is longer than its column', status: 'Ended', sales: 310 },
  { id: 'B0-102', title: 'Rug', status: 'Active', sales: 0 },
];

const columns: readonly DataColumn<Row>[] = [
  { id: 'title', header: 'Product', value: (row) => row.title, width: 200 },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'positive' : 'neutral'}>{status}</Badge>,
  },
  {
    id: 'sales',
    header: 'Sales',
    description: 'Sales in USD',
    align: 'end',
    open: true,
    value: (row) => row.sales,
    footer: '1,550.50',
  },
];

const empty = (
  <EmptyState icon={<Package />} title="No matching products">
    Remove a filter to see more.
  </EmptyState>
);
const error = <ErrorState title="Products could not be loaded" fault="api" onRetry={() => {}} />;
const more = { more: true, loading: true, onMore: () => {} };
const stopped = { more: true, loading: false, failed: true, onMore: () => {} };
const sorted = { ...plainView, sort: { id: 'sales', desc: true } };

type Given = Partial<DataTableProps<Row>>;

/** Every state of the table, by name. */
const states: Record<string, Given> = {
  default: {},
  sorted: { view: sorted },
  'sorted and compact': { view: { ...sorted, density: 'compact' } },
  tall: { view: { ...plainView, density: 'tall' } },
  loading: { rows: [], loading: true },
  stale: { stale: true },
  'next page loading': { pages: more },
  'next page failed': { pages: stopped },
  empty: { rows: [] },
  error: { rows: [], error },
};

export function Tables() {
  return (
    <>
      {Object.entries(states).map(([name, given]) => (
        <StatePair key={name} title={`DataTable, ${name}`}>
          {(theme) => <Table label={`Products, ${name}, ${theme}`} {...given} />}
        </StatePair>
      ))}
      <StatePair title="DataTable, selected rows and a search">
        {(theme) => <Selecting label={`Products, selected, ${theme}`} />}
      </StatePair>
    </>
  );
}

function Table({ label, view: first = plainView, ...given }: Given & { label: string }) {
  const [view, setView] = useState(first);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      view={view}
      onViewChange={setView}
      noun="products"
      empty={empty}
      fit="content"
      className="w-full"
      {...given}
    />
  );
}

function Selecting({ label }: { label: string }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['B0-100']));
  return (
    <Table
      label={label}
      selection={{ selected, onChange: setSelected }}
      bulkActions={<Button size="sm">Create links</Button>}
    />
  );
}
