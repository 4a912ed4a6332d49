'use client';

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, Pin, PinOff } from 'lucide-react';
import { MenuItem, MenuSeparator } from '@/components/ui/menu-item';
import { moveColumn, setHidden, setPinned } from './change-view';
import type { DataColumn } from './column';
import type { TableView } from './table-view';

type Props<Row> = {
  column: DataColumn<Row>;
  first: boolean;
  shown: readonly string[];
  view: TableView;
  onViewChange: (view: TableView) => void;
};

export function ColumnMenu<Row>({ column, first, shown, view, onViewChange }: Props<Row>) {
  const at = shown.indexOf(column.id);
  const before = at > 1 ? shown[at - 1] : undefined;
  const after = shown[at + 1];
  const pinned = view.pinned.includes(column.id);
  const sort = (desc: boolean) => onViewChange({ ...view, sort: { id: column.id, desc } });
  const move = (target: string) => onViewChange(moveColumn(view, shown, column.id, target));
  return (
    <>
      {column.sortable === false ? null : (
        <>
          <MenuItem icon={<ArrowUp />} onPress={() => sort(false)}>
            Sort ascending
          </MenuItem>
          <MenuItem icon={<ArrowDown />} onPress={() => sort(true)}>
            Sort descending
          </MenuItem>
        </>
      )}
      {first ? null : (
        <>
          {column.sortable === false ? null : <MenuSeparator />}
          <MenuItem
            icon={pinned ? <PinOff /> : <Pin />}
            onPress={() => onViewChange(setPinned(view, column.id, !pinned))}
          >
            {pinned ? 'Unpin' : 'Pin to the left'}
          </MenuItem>
          <MenuItem icon={<ArrowLeft />} disabled={!before} onPress={() => before && move(before)}>
            Move left
          </MenuItem>
          <MenuItem icon={<ArrowRight />} disabled={!after} onPress={() => after && move(after)}>
            Move right
          </MenuItem>
          {column.hideable === false ? null : (
            <MenuItem icon={<EyeOff />} onPress={() => onViewChange(setHidden(view, column.id, true))}>
              Hide
            </MenuItem>
          )}
        </>
      )}
    </>
  );
}
