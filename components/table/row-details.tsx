'use client';

import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useLanguage } from '@/lib/language/use-language';
import type { GridColumn } from './arrange-columns';
import { writeCell } from './column';

type Props<Row> = {
  row: Row;
  columns: readonly GridColumn<Row>[];
  onOpen?: (row: Row) => void;
  onClose: () => void;
};

/** All columns of one row, on a phone. */
export function RowDetails<Row>({ row, columns, onOpen, onClose }: Props<Row>) {
  const { t } = useLanguage();
  const [name, ...others] = columns;
  const open = () => {
    onClose();
    onOpen?.(row);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={String(name?.column.value(row) ?? '')}
      footer={
        onOpen ? (
          <Button variant="primary" onClick={open}>
            {t('table.open')}
          </Button>
        ) : null
      }
    >
      <dl className="grid">
        {others.map(({ column }) => (
          <div
            key={column.id}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-border py-2 last:border-0"
          >
            <dt className="text-sm text-muted">{column.header}</dt>
            <dd className="tabular flex min-w-0 justify-end text-right text-sm">
              {column.cell ? column.cell(row) : writeCell(column, row)}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
