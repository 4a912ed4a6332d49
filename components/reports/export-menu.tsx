'use client';

import { ExportDropdown } from '@/components/exports/export-dropdown';
import { fileFormatNames } from '@/components/exports/list-export';
import { StopExport } from '@/components/exports/stop-export';
import { useFileExport } from '@/components/exports/use-file-export';
import { MenuItem, MenuLabel } from '@/components/ui/menu-item';
import { writeQuery } from '@/lib/contract/query-string';
import { useLanguage } from '@/lib/language/use-language';
import { describeNarrowing } from '@/lib/reports/describe-narrowing';
import { type Explorer, everyRowInput, rowsInput, tableInput } from '@/lib/reports/explorer';
import { useExport } from './use-export';

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'parquet', label: 'Parquet' },
] as const;

type Props = {
  explorer: Explorer;
  /** The shown currency; null if there is only one or if all are shown. */
  currency: string | null;
  /** Whether a complete table of groups is shown. */
  table: boolean;
};

/** Exports of a report: the shown table, all rows of the range, and the filtered rows. */
export function ExportMenu({ explorer, currency, table }: Props) {
  const { t, format: write } = useLanguage();
  const { progress, start, stop } = useExport();
  const file = useFileExport();
  if (file.progress !== null) {
    return <StopExport text={file.progress} onStop={file.stop} />;
  }
  if (progress) {
    const { rows, total, bytes } = progress;
    const text =
      rows > 0
        ? total === null
          ? t('table.counts.rows', { count: rows })
          : t('reports.export.rowsOf', { rows, total })
        : bytes > 0
          ? write.megabytes(bytes)
          : t('exports.preparing');
    return <StopExport text={text} onStop={stop} />;
  }
  const narrowing = describeNarrowing(t, explorer, currency);
  return (
    <ExportDropdown>
      {table ? (
        <>
          <MenuLabel>{t('reports.export.shownBelow')}</MenuLabel>
          {fileFormatNames.map(({ format, label }) => (
            <MenuItem
              key={format}
              onPress={() =>
                file.start(
                  `/api/exports/report-groups?${writeQuery({ ...tableInput(explorer, currency), format })}`,
                )
              }
            >
              {t('reports.export.table', { format: label })}
            </MenuItem>
          ))}
        </>
      ) : null}
      <MenuLabel>{t('reports.export.wholeRange')}</MenuLabel>
      {formats.map(({ format, label }) => (
        <MenuItem key={format} onPress={() => start({ ...everyRowInput(explorer), format })}>
          {t('reports.export.everyRow', { format: label })}
        </MenuItem>
      ))}
      {narrowing ? (
        <>
          <MenuLabel>{t('reports.export.filteredBy', { filters: narrowing })}</MenuLabel>
          {formats.map(({ format, label }) => (
            <MenuItem key={format} onPress={() => start({ ...rowsInput(explorer, currency), format })}>
              {t('reports.export.filteredRows', { format: label })}
            </MenuItem>
          ))}
        </>
      ) : null}
    </ExportDropdown>
  );
}
