'use client';

import { Download } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuItem } from '@/components/ui/menu-item';
import { writeQuery } from '@/lib/contract/query-string';
import type { ExportedList } from '@/lib/exports/lists';
import { StopExport } from './stop-export';
import { useFileExport } from './use-file-export';

export const fileFormatNames = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'parquet', label: 'Parquet' },
] as const;

type Props = {
  list: ExportedList;
  /** The filters and sort of the page, as its own request takes them. */
  input?: Parameters<typeof writeQuery>[0];
  /** The same, if an address has no room for it. */
  body?: Record<string, unknown>;
};

/** Every row of a list as a file, however many are on screen. */
export function ListExport({ list, input = {}, body }: Props) {
  const { progress, start, stop } = useFileExport();
  const save = (format: string) =>
    body
      ? start(`/api/exports/${list}`, { ...body, format })
      : start(`/api/exports/${list}?${writeQuery({ ...input, format })}`);
  if (progress !== null) return <StopExport label="Cancel export" text={progress} onStop={stop} />;
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
      {fileFormatNames.map(({ format, label }) => (
        <MenuItem key={format} onPress={() => save(format)}>
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
