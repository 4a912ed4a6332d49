'use client';

import { type RefObject, useEffect } from 'react';
import { useScroller } from './use-scroller';

/** Marks a scroller while columns continue at its end, so that a shadow is drawn there. */
export function useMoreColumns(scroller: RefObject<HTMLElement | null>, columns: unknown): void {
  useScroller(scroller, mark);
  useEffect(() => {
    if (columns && scroller.current) mark(scroller.current);
  }, [scroller, columns]);
}

function mark(element: HTMLElement): void {
  const more = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
  element.toggleAttribute('data-more', more);
}
