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
type Place = { top: number; size: number };

/** An estimate until the table is measured. */
const firstPlace: Place = { top: 0, size: 900 };

/** The rows to draw, and the space above and below them in pixels. All rows have the same height. */
export function useRowWindow({ count, height, scroller, headerHeight }: Options) {
  const [place, setPlace] = useState(firstPlace);
  const find = ({ top, size }: Place) => ({
    ...findRowWindow(count, height, top, size),
    nearEnd: isNearEnd(count, height, top, size),
  });
  const { from, to, nearEnd } = find(place);

  useScroller(scroller, ({ scrollTop: top, clientHeight: size }) =>
    setPlace((before) => {
      const [a, b] = [find(before), find({ top, size })];
      const same = a.from === b.from && a.to === b.to && a.nearEnd === b.nearEnd;
      return same && before !== firstPlace ? before : { top, size };
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
    nearEndOf: place !== firstPlace && nearEnd ? count : null,
    above: from * height,
    below: (count - to) * height,
    showRow,
  };
}
