'use client';

import type { ComponentProps } from 'react';
import type { DataColumn } from '@/components/table/column';
import { listFileColumns } from '@/components/table/file-columns';
import type { TableView } from '@/components/table/table-view';
import { MenuLabel, MenuSeparator } from '@/components/ui/menu-item';
import { writeQuery } from '@/lib/contract/query-string';
import { useLanguage } from '@/lib/language/use-language';
import type { ExportedList } from '@/lib/pages/exported-list';
import { ExportDropdown } from './export-dropdown';
import { FileFormats } from './file-formats';
import { fileOf } from './file-of';
import { LiveExportDropdown } from './live-export-dropdown';
import { StopExport } from './stop-export';
import { useFileExport } from './use-file-export';

const formats = ['csv', 'xlsx', 'parquet'] as const;

type Props<Row> = {
  list: ExportedList;
  /** The filters and sort of the page's own request. */
  input?: Parameters<typeof writeQuery>[0];
  /** Replaces `input` if it is too long for a URL. Sent by POST. */
  body?: Record<string, unknown>;
  /** The table on the page. With it, the menu also offers files with only its visible columns. */
  table?: { columns: readonly DataColumn<Row>[]; view: TableView };
} & Pick<ComponentProps<typeof LiveExportDropdown>, 'share' | 'readAddress'>;

/** Exports all rows of a list, including those that are not loaded, and makes live addresses of it. */
export function ListExport<Row>({ list, input = {}, body, table, share, readAddress }: Props<Row>) {
  const { t, locale } = useLanguage();
  const { progress, start, stop } = useFileExport();
  const save = (format: string, columns?: string[]) =>
    body
      ? start(`/api/exports/${list}`, { ...body, ...fileOf(format, locale) })
      : start(`/api/exports/${list}?${writeQuery({ ...input, ...fileOf(format, locale), columns })}`);
  if (progress !== null) return <StopExport text={progress} onStop={stop} />;
  const items = (
    <>
      {table ? (
        <>
          <MenuLabel>{t('exports.shownColumns')}</MenuLabel>
          <FileFormats formats={formats} onSave={(format) => save(format, listFileColumns(table))} />
          <MenuSeparator />
        </>
      ) : null}
      <FileFormats
        formats={formats}
        label={table ? (format) => t('exports.allColumns', { format }) : undefined}
        onSave={(format) => save(format)}
      />
    </>
  );
  // Text that was pasted is not stored, so nothing can be read again.
  if (list === 'planned-links' || list === 'program-lookup') return <ExportDropdown>{items}</ExportDropdown>;
  return (
    <LiveExportDropdown
      list={list}
      input={() => ({ ...input, columns: table && listFileColumns(table) })}
      share={share}
      readAddress={readAddress}
    >
      {items}
    </LiveExportDropdown>
  );
}
