'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ActiveCell, moveActive } from './move-active';

type Options = {
  gridId: string;
  rows: number;
  columns: number;
  page: number;
  showRow: (index: number) => void;
  onOpen: ((index: number) => void) | undefined;
  onSelect: ((index: number, range: boolean) => void) | undefined;
  onSelectAll: (() => void) | undefined;
  /** Widens a column (1) or narrows it (−1). */
  onResize: (column: number, direction: 1 | -1) => void;
};

const within = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const first: ActiveCell = { row: 0, column: 0 };

/** The id of the active cell. */
export const idOf = (gridId: string, { row, column }: ActiveCell) => `${gridId}-${row}-${column}`;

/**
 * The active cell of a grid. Keys and clicks move it. Enter presses a control in the cell or opens the row, Space
 * selects the row, and Shift with F10 opens its menu. In the header, Enter sorts, Space opens the column’s menu, and Shift
 * with an arrow key changes the width.
 */
export function useGridKeys({ gridId, rows, columns, page, showRow, onOpen, onSelect, ...rest }: Options) {
  const [chosen, setActive] = useState<ActiveCell | null>(null);
  const active =
    chosen && rows > 0
      ? { row: Math.min(chosen.row, rows - 1), column: Math.min(chosen.column, columns - 1) }
      : null;

  const toReveal = useRef<ActiveCell>(null);
  const reveal = (cell: ActiveCell) => {
    setActive(cell);
    if (cell.row >= 0) showRow(cell.row);
    toReveal.current = cell;
  };
  // Runs after every render, because a virtualized row may appear some frames later.
  useEffect(() => {
    const cell = toReveal.current && document.getElementById(idOf(gridId, toReveal.current));
    if (!cell) return;
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    toReveal.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.metaKey || event.altKey || rows === 0) return;
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (active?.row === -1 && event.shiftKey && direction !== 0) {
      event.preventDefault();
      rest.onResize(active.column, direction);
      return;
    }
    const at = active ?? first;
    // A key that was pressed before the page was hydrated comes without a focus event. Only the active cell has an id.
    if (!active) flushSync(() => setActive(at));
    const next = moveActive(at, event.key, event.ctrlKey, { rows, columns, page });
    if (next) reveal(next);
    else if (!press(event, at)) return;
    event.preventDefault();
  };

  /** What a key does that does not move. Returns false if it does nothing. */
  const press = ({ key, ctrlKey, shiftKey }: KeyboardEvent, at: ActiveCell): boolean => {
    const cell = idOf(gridId, at);
    if (ctrlKey && key === 'a' && rest.onSelectAll) {
      rest.onSelectAll();
      return true;
    }
    if (active?.row === -1 && (key === 'Enter' || key === ' ')) {
      pressInside(cell, key === 'Enter' ? '[data-sort]' : '[aria-haspopup]');
      return true;
    }
    if (key === 'Enter') {
      // The first cell opens the row, unless rows do not open.
      if ((at.column > 0 || !onOpen) && pressInside(cell)) return true;
      onOpen?.(at.row);
      return true;
    }
    if (key === 'F10' && shiftKey) return pressInside(cell, '[data-actions] button', 'tr');
    if (key !== ' ' || !onSelect) return false;
    onSelect(at.row, shiftKey);
    return true;
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
        if (event.target === event.currentTarget && !active && rows > 0) setActive(first);
      },
    },
  };
}

/** Clicks the first match in the cell, or its row; returns whether there was one. */
function pressInside(id: string, selector = 'a, button', around: 'td, th' | 'tr' = 'td, th'): boolean {
  const inside = document.getElementById(id)?.closest(around)?.querySelector<HTMLElement>(selector);
  inside?.click();
  return inside !== undefined && inside !== null;
}
