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
import type { Translate } from '@/lib/language/translate';
import { useLanguage } from '@/lib/language/use-language';
import { FixRow } from './fix-row';

const previewColumns = (t: Translate, onFix: OnFix): DataColumn<CheckedRow>[] => [
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
    cell: (row) => <Check row={row} onFix={onFix} />,
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

function Check({ row, onFix }: { row: CheckedRow; onFix: OnFix }) {
  const { t } = useLanguage();
  const { label, tone } = markPlanned(t, row);
  const why = describePlanned(t, row);
  const fine = row.catalog === 'known' && isSendable(row);
  return (
    <span className="flex w-full min-w-0 items-center gap-2" title={why}>
      <Badge tone={tone} dot>
        {label}
      </Badge>
      {fine ? null : (
        <>
          <span className="min-w-0 flex-1 truncate text-xs text-muted">{why}</span>
          <FixRow row={row} onFix={(fixed) => onFix(row, fixed)} />
        </>
      )}
    </span>
  );
}

const idOf = (row: CheckedRow) => String(row.position);
type OnFix = (row: CheckedRow, fixed: LinkDraft) => void;
type Shown = 'all' | 'ready' | 'left-out';

type Props = {
  /** The input of the rows. */
  plan: { lines: readonly LinkDraft[]; subids: readonly string[] };
  rows: readonly CheckedRow[];
  /** Also sends rows that the catalog marks as doubtful. */
  all: boolean;
  onFix: OnFix;
};

export function BatchPreview({ plan, rows, all, onFix }: Props) {
  const { t } = useLanguage();
  const columns = useMemo(() => previewColumns(t, onFix), [t, onFix]);
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
