'use client';

import { useState } from 'react';
import { ListExport } from '@/components/exports/list-export';
import type { DataColumn } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { plainView, type TableView } from '@/components/table/table-view';
import { Badge } from '@/components/ui/badge';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { formatCount } from '@/lib/format/number';
import { type CheckedRow, isUnconfirmed } from '@/lib/links/batches/check-catalog';
import { isSendable } from '@/lib/links/batches/expand-rows';
import { describePlanned, markPlanned } from '@/lib/links/batches/planned-row';
import type { LinkDraft } from '@/lib/links/draft';

const columns: DataColumn<CheckedRow>[] = [
  {
    id: 'product',
    header: 'Product',
    width: 280,
    value: ({ draft }) => draft.productId,
    cell: ({ draft, title }) => (
      <span className="grid min-w-0 leading-4">
        {title ? <span className="truncate">{title}</span> : null}
        <span className="truncate font-mono text-xs text-muted">{draft.productId}</span>
      </span>
    ),
  },
  { id: 'position', header: 'Row', width: 72, align: 'end', value: (row) => row.position },
  {
    id: 'check',
    header: 'Check',
    width: 380,
    value: describePlanned,
    cell: (row) => <Check row={row} />,
  },
  {
    id: 'marketplace',
    header: 'Marketplace',
    width: 184,
    value: ({ draft }) => draft.marketplace ?? 'by the id',
  },
  { id: 'subid1', header: 'Subid 1', width: 150, value: ({ draft }) => draft.subid1 },
  { id: 'subid2', header: 'Subid 2', width: 120, value: ({ draft }) => draft.subid2 },
  { id: 'sharedid', header: 'Shared id', width: 120, value: ({ draft }) => draft.sharedid },
];

function Check({ row }: { row: CheckedRow }) {
  const { label, tone } = markPlanned(row);
  const why = describePlanned(row);
  return (
    <span className="flex min-w-0 items-center gap-2" title={why}>
      <Badge tone={tone} dot>
        {label}
      </Badge>
      {row.catalog === 'known' && isSendable(row) ? null : (
        <span className="truncate text-xs text-muted">{why}</span>
      )}
    </span>
  );
}

const idOf = (row: CheckedRow) => String(row.position);
type Shown = 'all' | 'ready' | 'left-out';

type Props = {
  /** What the rows are made of. */
  plan: { lines: readonly LinkDraft[]; subids: readonly string[] };
  rows: readonly CheckedRow[];
  /** Sends what the catalog doubts, too. */
  all: boolean;
};

export function BatchPreview({ plan, rows, all }: Props) {
  const [view, setView] = useState<TableView>(plainView);
  const [shown, setShown] = useState<Shown>('all');
  const isSent = (row: CheckedRow) => isSendable(row) && (all || !isUnconfirmed(row));
  const ready = rows.filter(isSent);
  const left = rows.filter((row) => !isSent(row));
  const sets: Record<Shown, readonly CheckedRow[]> = { all: rows, ready, 'left-out': left };
  return (
    <DataTable
      label="Links to create"
      columns={columns}
      rows={sets[shown]}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      noun="rows"
      fit={rows.length > 12 ? 'page' : 'content'}
      filters={
        <SegmentedControl
          label="Rows"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: `All ${formatCount(rows.length)}` },
            { value: 'ready', label: `Ready ${formatCount(ready.length)}` },
            { value: 'left-out', label: `Left out ${formatCount(left.length)}` },
          ]}
        />
      }
      actions={<ListExport list="planned-links" body={{ ...plan, all, shown }} />}
      empty={<p className="p-6 text-center text-sm text-muted">No rows here.</p>}
    />
  );
}
