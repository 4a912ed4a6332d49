'use client';

import { type RefObject, useRef, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { GridColumn } from './arrange-columns';
import { allColumns, findColumnWindow } from './column-window';
import { type DrawnWindow, isSameWindow } from './drawn-window';
import { useScroller } from './use-scroller';

type Columns<Row> = readonly GridColumn<Row>[];

/**
 * The columns to draw of a table that is too long to draw whole: from the first scroll on those in sight. On paper, and
 * until the next scroll where `columns` are new, all.
 */
export function useColumnWindow<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: Columns<Row>,
  long: boolean,
): DrawnWindow {
  const [found, setFound] = useState<{ columns: Columns<Row>; drawn: DrawnWindow }>();
  /** Where the view was last, and how wide: most scrolls are up or down, and measure nothing. */
  const seen = useRef<{ columns: Columns<Row>; left: number; size: number }>(null);
  const printed = useMedia('print');

  useScroller(scroller, (element) => {
    if (!long) {
      seen.current = null;
      setFound(undefined);
      return;
    }
    const { scrollLeft: left, scrollTop: top, clientWidth: size } = element;
    const last = seen.current?.columns === columns ? seen.current : null;
    const moved = last ? left !== last.left || size !== last.size : top > 0 || left > 0;
    if (!moved) return;
    seen.current = { columns, left, size };
    const widths = Array.from(element.querySelectorAll<HTMLElement>('thead th'), (cell) => cell.offsetWidth);
    const ahead = widths.length > columns.length ? (widths.shift() ?? 0) : 0;
    const drawn = findColumnWindow(widths, ahead, left, size);
    setFound((before) =>
      before?.columns === columns && isSameWindow(before.drawn, drawn) ? before : { columns, drawn },
    );
  });

  return long && !printed && found?.columns === columns ? found.drawn : allColumns;
}
