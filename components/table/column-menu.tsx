'use client';
// TanStack column objects are mutable, so memoization would miss changes.
'use no memo';

import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, Pin, PinOff } from '@/components/ui/icons';
import { MenuItem, MenuSeparator } from '@/components/ui/menu-item';
import { useLanguage } from '@/lib/language/use-language';
import { moveColumn } from './move-column';
import type { Model } from './table-features';

type Props<Row extends RowData> = {
  table: Model<Row>;
  id: string;
  /** One sentence about the column. */
  description: string | undefined;
};

export function ColumnMenu<Row extends RowData>({ table, id, description }: Props<Row>) {
  const { t } = useLanguage();
  const column = table.getColumn(id);
  if (!column) return null;
  const pinned = column.getIsPinned() === 'start';
  const sortable = column.getCanSort();
  const movable = column.getCanPin();
  const shown = pinned ? table.getStartVisibleLeafColumns() : table.getCenterVisibleLeafColumns();
  const beside = (step: number) => {
    const next = shown[shown.indexOf(column) + step];
    return next?.getCanPin() ? next.id : undefined;
  };
  const move = (target: string | undefined) => target && moveColumn(table, id, target);
  return (
    <>
      {description ? <p className="max-w-60 px-2 py-1.5 text-xs text-muted">{description}</p> : null}
      {sortable ? (
        <>
          <MenuItem icon={<ArrowUp />} onPress={() => column.toggleSorting(false)}>
            {t('table.column.ascending')}
          </MenuItem>
          <MenuItem icon={<ArrowDown />} onPress={() => column.toggleSorting(true)}>
            {t('table.column.descending')}
          </MenuItem>
        </>
      ) : null}
      {sortable && movable ? <MenuSeparator /> : null}
      {movable ? (
        <>
          <MenuItem icon={pinned ? <PinOff /> : <Pin />} onPress={() => column.pin(pinned ? false : 'start')}>
            {t(pinned ? 'table.column.unpin' : 'table.column.pin')}
          </MenuItem>
          <MenuItem icon={<ArrowLeft />} disabled={!beside(-1)} onPress={() => move(beside(-1))}>
            {t('table.column.left')}
          </MenuItem>
          <MenuItem icon={<ArrowRight />} disabled={!beside(1)} onPress={() => move(beside(1))}>
            {t('table.column.right')}
          </MenuItem>
        </>
      ) : null}
      {column.getCanHide() ? (
        <MenuItem icon={<EyeOff />} onPress={() => column.toggleVisibility(false)}>
          {t('table.column.hide')}
        </MenuItem>
      ) : null}
    </>
  );
}
