'use client';

import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuItem } from '@/components/ui/menu-item';
import { formatCount } from '@/lib/format/number';
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
          ? `${(bytes / 1_000_000).toFixed(1)} MB`
          : 'Preparing…';
    return (
      <Button onClick={stop} aria-label="Stop the export">
        <Download aria-hidden="true" className="animate-pulse text-accent" />
        <span className="tabular" role="status">
          {text}
        </span>
        <span className="text-muted">Stop</span>
      </Button>
    );
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
