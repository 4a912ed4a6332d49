'use client';

import { type RefObject, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { GridColumn } from './arrange-columns';
import { allColumns, findColumnWindow } from './column-window';
import type { DrawnWindow } from './drawn-window';
import { useScroller } from './use-scroller';

/** What was found for `columns` in a view at `left`, `size` pixels wide. */
type Found<Row> = { columns: readonly GridColumn<Row>[]; left: number; size: number; drawn: DrawnWindow };

/**
 * The columns to draw of a table that is too long to draw whole: from the first scroll on those in sight. On paper, and
 * until the next scroll where `columns` are new, all.
 */
export function useColumnWindow<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  long: boolean,
): DrawnWindow {
  const [found, setFound] = useState<Found<Row>>();
  const printed = useMedia('print');
  const current = found?.columns === columns ? found : undefined;

  useScroller(scroller, (element) => {
    const { scrollLeft: left, scrollTop: top, clientWidth: size } = element;
    const moved = current ? left !== current.left || size !== current.size : top > 0 || left > 0;
    if (!long || !moved) return;
    const widths = Array.from(element.querySelectorAll<HTMLElement>('thead th'), (cell) => cell.offsetWidth);
    const ahead = widths.length > columns.length ? (widths.shift() ?? 0) : 0;
    setFound({ columns, left, size, drawn: findColumnWindow(widths, ahead, left, size) });
  });

  return long && !printed && current ? current.drawn : allColumns;
}
