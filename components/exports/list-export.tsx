'use client';

import { Download } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuItem } from '@/components/ui/menu-item';
import { writeQuery } from '@/lib/contract/query-string';
import type { ExportedList } from '@/lib/exports/lists';
import { StopExport } from './stop-export';
import { useFileExport } from './use-file-export';

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
  { format: 'parquet', label: 'Parquet' },
] as const;

type Props = {
  list: ExportedList;
  /** The filters and sort of the page, as its own request takes them. */
  input?: Parameters<typeof writeQuery>[0];
  /** What an address has no room for. With it, the request is a POST. */
  body?: unknown;
};

/** Every row of a list as a file, however many are on screen. */
export function ListExport({ list, input = {}, body }: Props) {
  const { progress, start, stop } = useFileExport();
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
      {formats.map(({ format, label }) => (
        <MenuItem
          key={format}
          onPress={() => start(`/api/exports/${list}?${writeQuery({ ...input, format })}`, body)}
        >
          {label}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
