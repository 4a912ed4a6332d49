'use client';

import { FileFormats } from '@/components/export/file-formats';
import { fileOf } from '@/components/export/file-of';
import { LiveExportDropdown } from '@/components/export/live-export-dropdown';
import type { ShareView } from '@/components/export/share-view';
import { StopExport } from '@/components/export/stop-export';
import { useFileExport } from '@/components/export/use-file-export';
import { listFileColumns } from '@/components/table/file-columns';
import { MenuLabel } from '@/components/ui/menu-item';
import { exportPath } from '@/features/reports/client/reports';
import { describeNarrowing } from '@/features/reports/describe-narrowing';
import {
  type Explorer,
  everyRowInput,
  pickChosen,
  rowsInput,
  showsGroups,
  tableInput,
} from '@/features/reports/explorer';
import { writeQuery } from '@/lib/contract/query-string';
import { useLanguage } from '@/lib/language/use-language';
import { useGroupColumns } from './use-group-columns';

const none: readonly never[] = [];
const tableFormats = ['csv', 'xlsx', 'parquet'] as const;
const rowFormats = ['csv', 'parquet'] as const;

type Props = {
  explorer: Explorer;
  /** The shown currency; null if there is only one or if all are shown. */
  currency: string | null;
  /** What “Share” shares. */
  share?: (() => ShareView) | undefined;
  /** Whether the table of groups is complete. */
  table: boolean;
};

/** Exports of a report: the shown table, all rows of the range, and the filtered rows. A live address is what is shown. */
export function ExportMenu({ explorer, currency, share, table }: Props) {
  const { t, locale } = useLanguage();
  const { progress, start, stop } = useFileExport();
  const shown = useGroupColumns({
    explorer,
    grain: explorer.grain,
    rows: none,
    totals: none,
    against: '',
    partial: false,
  });
  if (progress !== null) return <StopExport text={progress} onStop={stop} />;
  const narrowing = describeNarrowing(t, explorer, currency);
  const groups = showsGroups(explorer);
  const listColumns = () => listFileColumns({ columns: shown.columns, view: shown.tableView });
  // The columns of periods are days, which move with a relative range.
  const chosen = pickChosen(explorer, currency);
  const liveInput = () => ({
    ...tableInput(explorer, chosen),
    columns: explorer.view === 'periods' ? undefined : listColumns(),
  });
  return (
    <LiveExportDropdown
      list={groups ? 'report-groups' : 'report-rows'}
      input={groups ? liveInput : () => rowsInput(explorer, chosen)}
      share={share}
    >
      {groups ? (
        <>
          <MenuLabel>{t('reports.export.shownBelow')}</MenuLabel>
          <FileFormats
            formats={tableFormats}
            disabled={!table}
            label={(format) => t('reports.export.table', { format })}
            onSave={(format) => {
              const columns = listColumns();
              const input = { ...tableInput(explorer, currency), ...fileOf(format, locale), columns };
              start(`/api/exports/report-groups?${writeQuery(input)}`);
            }}
          />
        </>
      ) : null}
      <MenuLabel>{t('reports.export.wholeRange')}</MenuLabel>
      <FileFormats
        formats={rowFormats}
        label={(format) => t('reports.export.everyRow', { format })}
        onSave={(format) => start(exportPath({ ...everyRowInput(explorer), format }))}
      />
      {narrowing ? (
        <>
          <MenuLabel>{t('reports.export.filteredBy', { filters: narrowing })}</MenuLabel>
          <FileFormats
            formats={rowFormats}
            label={(format) => t('reports.export.filteredRows', { format })}
            onSave={(format) => start(exportPath({ ...rowsInput(explorer, currency), format }))}
          />
        </>
      ) : null}
    </LiveExportDropdown>
  );
}
