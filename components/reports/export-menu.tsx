'use client';

import { Download } from 'lucide-react';
import { StopExport } from '@/components/exports/stop-export';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuItem } from '@/components/ui/menu-item';
import { formatCount, formatMegabytes } from '@/lib/format/number';
import type { ExportInput } from '@/lib/ledger/export-query';
import { useExport } from './use-export';

/** Every row of the selection as a file, with a count while it comes. */
export function ExportMenu({ input }: { input: Omit<ExportInput, 'format'> }) {
  const { progress, start, stop } = useExport();
  if (progress) {
    const { rows, total, bytes } = progress;
    const text =
      rows > 0
        ? `${formatCount(rows)}${total === null ? '' : ` of ${formatCount(total)}`} rows`
        : bytes > 0
          ? formatMegabytes(bytes)
          : 'Preparing…';
    return <StopExport label="Stop the export" text={text} onStop={stop} />;
  }
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
      <MenuItem onPress={() => start({ ...input, format: 'csv' })}>Every row as CSV</MenuItem>
      <MenuItem onPress={() => start({ ...input, format: 'parquet' })}>Every row as Parquet</MenuItem>
    </DropdownMenu>
  );
}
