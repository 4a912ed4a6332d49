'use client';
// TanStack column objects are mutable, so memoization would miss changes.
'use no memo';

import type { RowData } from '@tanstack/react-table';
import { buttonClass } from '@/components/ui/button-class';
import { DropdownMenu } from '@/components/ui/dropdown-menu';
import { SlidersHorizontal } from '@/components/ui/icons';
import { MenuCheck, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/menu-item';
import { useLanguage } from '@/lib/language/use-language';
import { type DataColumn, listOptional } from './column';
import type { Model } from './table-features';
import { type Density, plainView, type TableView } from './table-view';

type Props<Row extends RowData> = {
  table: Model<Row>;
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
};

const densities: readonly Density[] = ['compact', 'normal', 'tall'];

/** Chooses the visible columns and the row height. */
export function ViewMenu<Row extends RowData>({ table, columns, view, onViewChange }: Props<Row>) {
  const { t } = useLanguage();
  return (
    <DropdownMenu
      label={t('table.view.columns')}
      align="end"
      trigger={
        <>
          <SlidersHorizontal aria-hidden="true" />
          <span data-word="" className="max-sm:sr-only">
            {t('table.view.columns')}
          </span>
        </>
      }
      triggerClassName={buttonClass('secondary')}
      className="max-h-[60vh] overflow-y-auto"
    >
      <MenuLabel>{t('table.view.shown')}</MenuLabel>
      {table
        .getAllLeafColumns()
        .filter((column) => column.getCanHide())
        .map((column) => (
          <MenuCheck
            key={column.id}
            checked={column.getIsVisible()}
            onChange={(shown) => column.toggleVisibility(shown)}
          >
            {String(column.columnDef.header)}
          </MenuCheck>
        ))}
      <MenuSeparator />
      <MenuLabel>{t('table.view.rows')}</MenuLabel>
      {densities.map((value) => (
        <MenuCheck
          key={value}
          kind="radio"
          checked={view.density === value}
          onChange={() => onViewChange({ ...view, density: value })}
        >
          {t(`table.view.${value}`)}
        </MenuCheck>
      ))}
      <MenuSeparator />
      <MenuItem
        onPress={() => onViewChange({ ...plainView, hidden: listOptional(columns), sort: view.sort })}
      >
        {t('table.view.reset')}
      </MenuItem>
    </DropdownMenu>
  );
}
