'use client';

import { useMemo, useState } from 'react';
import { ListExport } from '@/components/export/list-export';
import type { DataColumn } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { plainView, type TableView } from '@/components/table/table-view';
import { Badge } from '@/components/ui/badge';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { type CheckedRow, isUnconfirmed } from '@/features/links/check-catalog';
import type { LinkDraft } from '@/features/links/draft';
import { isSendable } from '@/features/links/expand-rows';
import { describePlanned, markPlanned } from '@/features/links/planned-row';
import type { Translate } from '@/lib/language/language';
import { useLanguage } from '@/lib/language/use-language';

const previewColumns = (t: Translate): DataColumn<CheckedRow>[] => [
  {
    id: 'product',
    header: t('links.product'),
    width: 280,
    value: ({ draft }) => draft.productId,
    cell: ({ draft, title }) => (
      <span className="grid min-w-0 leading-4">
        {title ? <span className="truncate">{title}</span> : null}
        <span className="truncate font-mono text-xs text-muted">{draft.productId}</span>
      </span>
    ),
  },
  {
    id: 'position',
    header: t('batches.rows.row'),
    width: 72,
    align: 'end',
    value: (row) => row.position,
  },
  {
    id: 'check',
    header: t('batches.preview.check'),
    width: 380,
    value: (row) => describePlanned(t, row),
    cell: (row) => <Check row={row} />,
  },
  {
    id: 'marketplace',
    header: t('links.marketplace'),
    width: 184,
    value: ({ draft }) => draft.marketplace ?? t('batches.preview.byId'),
  },
  { id: 'subid1', header: t('links.subid1'), width: 150, value: ({ draft }) => draft.subid1 },
  { id: 'subid2', header: t('links.subid2'), width: 120, value: ({ draft }) => draft.subid2 },
  { id: 'sharedid', header: t('links.sharedid'), width: 120, value: ({ draft }) => draft.sharedid },
];

function Check({ row }: { row: CheckedRow }) {
  const { t } = useLanguage();
  const { label, tone } = markPlanned(t, row);
  const why = describePlanned(t, row);
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
  /** The input of the rows. */
  plan: { lines: readonly LinkDraft[]; subids: readonly string[] };
  rows: readonly CheckedRow[];
  /** Also sends rows that the catalog marks as doubtful. */
  all: boolean;
};

export function BatchPreview({ plan, rows, all }: Props) {
  const { t } = useLanguage();
  const columns = useMemo(() => previewColumns(t), [t]);
  const [view, setView] = useState<TableView>(plainView);
  const [shown, setShown] = useState<Shown>('all');
  const isSent = (row: CheckedRow) => isSendable(row) && (all || !isUnconfirmed(row));
  const ready = rows.filter(isSent);
  const left = rows.filter((row) => !isSent(row));
  const sets: Record<Shown, readonly CheckedRow[]> = { all: rows, ready, 'left-out': left };
  return (
    <DataTable
      label={t('batches.preview.label')}
      columns={columns}
      rows={sets[shown]}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      noun="rows"
      fit={rows.length > 12 ? 'page' : 'content'}
      filters={
        <SegmentedControl
          label={t('batches.rows.title')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: t('batches.view.all', { count: rows.length }) },
            { value: 'ready', label: t('batches.preview.ready', { count: ready.length }) },
            { value: 'left-out', label: t('batches.preview.leftOut', { count: left.length }) },
          ]}
        />
      }
      actions={<ListExport list="planned-links" body={{ ...plan, all, shown }} />}
      empty={<p className="p-6 text-center text-sm text-muted">{t('batches.rows.none')}</p>}
    />
  );
}
