'use client';

import { Download } from 'lucide-react';
import { StopExport } from '@/components/exports/stop-export';
import { useListExport } from '@/components/exports/use-list-export';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuItem, MenuLabel } from '@/components/ui/menu-item';
import { formatCount, formatMegabytes } from '@/lib/format/number';
import { describeNarrowing } from '@/lib/reports/describe-narrowing';
import { type Explorer, everyRowInput, rowsInput } from '@/lib/reports/explorer';
import { describeGroupExport } from './group-export';
import { useExport } from './use-export';
import type { Groups } from './use-groups';

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'parquet', label: 'Parquet' },
] as const;

type Props = {
  explorer: Explorer;
  /** The currency shown; null where every one is, or where there is only one. */
  currency: string | null;
  /** The table of groups. Null while it is not whole, or not shown. */
  groups: Pick<Groups, 'rows'> | null;
};

/** All files of a report: the table shown, every row of the range, and the filtered rows. */
export function ExportMenu({ explorer, currency, groups }: Props) {
  const { progress, start, stop } = useExport();
  const table = useListExport();
  if (table.progress) return <StopExport label="Cancel export" text="Preparing…" onStop={table.stop} />;
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
    <DropdownMenu
      label="Export"
      align="end"
      triggerClassName={buttonClass('secondary')}
      trigger={
        <>
          <Download aria-hidden="true" className="text-muted" />
          <span data-word="">Export</span>
        </>
      }
    >
      {groups && groups.rows.length > 0 ? (
        <>
          <MenuLabel>Shown below</MenuLabel>
          <MenuItem onPress={() => table.start(describeGroupExport({ explorer, currency, ...groups }))}>
            This table as CSV
          </MenuItem>
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
    </DropdownMenu>
  );
}
