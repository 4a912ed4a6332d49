'use client';

import { MenuItem } from '@/components/ui/menu-item';
import { writeQuery } from '@/lib/contract/query-string';
import type { ExportedList } from '@/lib/exports/lists';
import { ExportDropdown } from './export-dropdown';
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
  if (progress !== null) return <StopExport text={progress} onStop={stop} />;
  return (
    <ExportDropdown>
      {fileFormatNames.map(({ format, label }) => (
        <MenuItem key={format} onPress={() => save(format)}>
          {label}
        </MenuItem>
      ))}
    </ExportDropdown>
  );
}
