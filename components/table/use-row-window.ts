'use client';

import { type RefObject, useState } from 'react';
import { findRowWindow, findScroll, isNearEnd } from './row-window';
import { useScroller } from './use-scroller';

type Options = {
  count: number;
  height: number;
  scroller: RefObject<HTMLElement | null>;
  headerHeight: number;
};

/** Scroll offset and height of the table, in pixels. */
type Viewport = { top: number; size: number };

/** An estimate until the table is measured. */
const firstViewport: Viewport = { top: 0, size: 900 };

/** The rows to draw. All have the same height. */
export function useRowWindow({ count, height, scroller, headerHeight }: Options) {
  const [viewport, setViewport] = useState(firstViewport);
  const find = ({ top, size }: Viewport) => ({
    ...findRowWindow(count, height, top, size),
    nearEnd: isNearEnd(count, height, top, size),
  });
  const { from, to, nearEnd } = find(viewport);

  useScroller(scroller, ({ scrollTop: top, clientHeight: size }) =>
    setViewport((before) => {
      const [a, b] = [find(before), find({ top, size })];
      const same = a.from === b.from && a.to === b.to && a.nearEnd === b.nearEnd;
      return same && before !== firstViewport ? before : { top, size };
    }),
  );

  const showRow = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const footer = element.querySelector<HTMLElement>('[data-footer]')?.offsetHeight ?? 0;
    const { scrollTop: top, clientHeight: size } = element;
    const next = findScroll(index, height, { top, size, header: headerHeight, footer });
    if (next !== null) element.scrollTop = next;
  };
  return {
    from,
    to,
    /** The row count if the end of the rows is near, otherwise null. A new count checks again. */
    nearEndOf: viewport !== firstViewport && nearEnd ? count : null,
    showRow,
  };
}
