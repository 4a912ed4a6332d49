'use client';

import { ExportDropdown } from '@/components/exports/export-dropdown';
import { fileFormatNames } from '@/components/exports/list-export';
import { StopExport } from '@/components/exports/stop-export';
import { useFileExport } from '@/components/exports/use-file-export';
import { MenuItem, MenuLabel } from '@/components/ui/menu-item';
import { writeQuery } from '@/lib/contract/query-string';
import { formatCount, formatMegabytes } from '@/lib/format/number';
import { describeNarrowing } from '@/lib/reports/describe-narrowing';
import { type Explorer, everyRowInput, rowsInput, tableInput } from '@/lib/reports/explorer';
import { useExport } from './use-export';

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'parquet', label: 'Parquet' },
] as const;

type Props = {
  explorer: Explorer;
  /** The currency shown; null where every one is, or where there is only one. */
  currency: string | null;
  /** Whether a whole table of groups is shown. */
  table: boolean;
};

/** All files of a report: the table shown, every row of the range, and the filtered rows. */
export function ExportMenu({ explorer, currency, table }: Props) {
  const { progress, start, stop } = useExport();
  const file = useFileExport();
  if (file.progress !== null) {
    return <StopExport label="Cancel export" text={file.progress} onStop={file.stop} />;
  }
  if (progress) {
    const { rows, total, bytes } = progress;
    const text =
      rows > 0
        ? `${formatCount(rows)}${total === null ? '' : ` of ${formatCount(total)}`} rows`
        : bytes > 0
          ? formatMegabytes(bytes)
          : 'Preparing…';
    return <StopExport label="Cancel export" text={text} onStop={stop} />;
  }
  const narrowing = describeNarrowing(explorer, currency);
  return (
    <ExportDropdown>
      {table ? (
        <>
          <MenuLabel>Shown below</MenuLabel>
          {fileFormatNames.map(({ format, label }) => (
            <MenuItem
              key={format}
              onPress={() =>
                file.start(
                  `/api/exports/report-groups?${writeQuery({ ...tableInput(explorer, currency), format })}`,
                )
              }
            >
              This table as {label}
            </MenuItem>
          ))}
        </>
      ) : null}
      <MenuLabel>Whole range, no filters</MenuLabel>
      {formats.map(({ format, label }) => (
        <MenuItem key={format} onPress={() => start({ ...everyRowInput(explorer), format })}>
          Every row as {label}
        </MenuItem>
      ))}
      {narrowing ? (
        <>
          <MenuLabel>Filtered by {narrowing}</MenuLabel>
          {formats.map(({ format, label }) => (
            <MenuItem key={format} onPress={() => start({ ...rowsInput(explorer, currency), format })}>
              Filtered rows as {label}
            </MenuItem>
          ))}
        </>
      ) : null}
    </ExportDropdown>
  );
}
