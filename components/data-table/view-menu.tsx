'use client';

import { SlidersHorizontal } from 'lucide-react';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { MenuCheck, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu-item';
import { setHidden } from './change-view';
import type { DataColumn } from './column';
import { type Density, plainView, type TableView } from './table-view';

type Props<Row> = {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
};

const densities: readonly { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'normal', label: 'Normal' },
  { value: 'tall', label: 'Tall' },
];

/** Which columns are shown, and how tall the rows are. */
export function ViewMenu<Row>({ columns, view, onViewChange }: Props<Row>) {
  return (
    <DropdownMenu
      label="View"
      align="end"
      trigger={
        <>
          <SlidersHorizontal aria-hidden="true" />
          View
        </>
      }
      triggerClassName={buttonClass('secondary')}
      className="max-h-[60vh] overflow-y-auto"
    >
      <MenuLabel>Columns</MenuLabel>
      {columns.slice(1).map((column) => (
        <MenuCheck
          key={column.id}
          checked={!view.hidden.includes(column.id)}
          onChange={(shown) => onViewChange(setHidden(view, column.id, !shown))}
        >
          {column.header}
        </MenuCheck>
      ))}
      <MenuSeparator />
      <MenuLabel>Rows</MenuLabel>
      {densities.map(({ value, label }) => (
        <MenuCheck
          key={value}
          kind="radio"
          checked={view.density === value}
          onChange={() => onViewChange({ ...view, density: value })}
        >
          {label}
        </MenuCheck>
      ))}
      <MenuSeparator />
      <MenuItem onPress={() => onViewChange({ ...plainView, sort: view.sort })}>Reset view</MenuItem>
    </DropdownMenu>
  );
}
