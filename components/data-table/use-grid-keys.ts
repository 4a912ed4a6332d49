'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type ActiveCell, moveActive } from './move-active';

type Options = {
  gridId: string;
  rows: number;
  columns: number;
  page: number;
  showRow: (index: number) => void;
  onOpen: ((index: number) => void) | undefined;
  onSelect: ((index: number, range: boolean) => void) | undefined;
};

const within = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The id of the active cell. */
export const idOf = (gridId: string, { row, column }: ActiveCell) => `${gridId}-${row}-${column}`;

/** The active cell of a grid: keys and presses move it, Enter opens its row, Space selects it. */
export function useGridKeys({ gridId, rows, columns, page, showRow, onOpen, onSelect }: Options) {
  const [chosen, setActive] = useState<ActiveCell | null>(null);
  const active =
    chosen && rows > 0
      ? { row: Math.min(chosen.row, rows - 1), column: Math.min(chosen.column, columns - 1) }
      : null;

  const toReveal = useRef<ActiveCell>(null);
  const reveal = (cell: ActiveCell) => {
    setActive(cell);
    showRow(cell.row);
    toReveal.current = cell;
  };
  // With whichever drawing brings the cell: its row may take some frames.
  useEffect(() => {
    const cell = toReveal.current && document.getElementById(idOf(gridId, toReveal.current));
    if (!cell) return;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    toReveal.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.metaKey || event.altKey || rows === 0) return;
    const from = active ?? { row: -1, column: 0 };
    const next = moveActive(from, event.key, event.ctrlKey, { rows, columns, page });
    if (next) {
      event.preventDefault();
      reveal(next);
    } else if (active && event.key === 'Enter') {
      event.preventDefault();
      if (onOpen) onOpen(active.row);
      else pressInside(idOf(gridId, active));
    } else if (active && event.key === ' ' && onSelect) {
      event.preventDefault();
      onSelect(active.row, event.shiftKey);
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = within(event.target, '[data-row]');
    if (!row) return;
    const index = Number(row.dataset.row);
    if (within(event.target, '[data-select]')) {
      onSelect?.(index, event.shiftKey);
      return;
    }
    if (within(event.target, 'a, button, input, label, [popover]')) return;
    const column = Number(within(event.target, '[data-column]')?.dataset.column ?? 0);
    setActive({ row: index, column });
    if (getSelection()?.isCollapsed !== false) onOpen?.(index);
  };

  return {
    active,
    handlers: {
      onKeyDown,
      onClick,
      onFocus: (event: { target: EventTarget; currentTarget: EventTarget }) => {
        if (event.target === event.currentTarget && !active && rows > 0) setActive({ row: 0, column: 0 });
      },
    },
  };
}

function pressInside(id: string) {
  document.getElementById(id)?.querySelector<HTMLElement>('a, button')?.click();
}
