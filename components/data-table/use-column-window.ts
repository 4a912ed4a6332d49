'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { GridColumn } from './arrange-columns';
import { allColumns, findColumnWindow, isSameColumnWindow } from './column-window';

/**
 * The columns to draw of a table that is too long to draw whole: from the first scroll on those in sight. On paper, and
 * while `columns` are new, all.
 */
export function useColumnWindow<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  long: boolean,
) {
  const [drawn, setDrawn] = useState(allColumns);
  const printed = useMedia('print');

  useEffect(() => {
    const element = scroller.current;
    if (!element || !long) return;
    let seen = { left: -1, size: -1 };
    const look = () => {
      const { scrollLeft: left, clientWidth: size } = element;
      if (left === seen.left && size === seen.size) return;
      seen = { left, size };
      const widths = Array.from(
        element.querySelectorAll<HTMLElement>('thead th'),
        (cell) => cell.offsetWidth,
      );
      const ahead = widths.length > columns.length ? (widths.shift() ?? 0) : 0;
      const wanted = findColumnWindow(widths, ahead, left, size);
      setDrawn((before) => (isSameColumnWindow(before, wanted) ? before : wanted));
    };
    const onResize = new ResizeObserver(() => {
      if (seen.size !== -1) look();
    });
    onResize.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      onResize.disconnect();
      element.removeEventListener('scroll', look);
      setDrawn(allColumns);
    };
  }, [scroller, long, columns]);

  return printed ? allColumns : drawn;
}
