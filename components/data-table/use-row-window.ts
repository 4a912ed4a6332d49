'use client';

import { type RefObject, useEffect, useState } from 'react';
import { findRowWindow, findScroll, isNearEnd } from './row-window';

type Options = {
  count: number;
  height: number;
  scroller: RefObject<HTMLElement | null>;
  headerHeight: number;
};

/** `nearEndOf` is the count of rows whose end was found near, so that more rows are looked at anew. */
type Place = { top: number; size: number; nearEndOf: number | null };

const firstGuess = 900;

/** The rows to draw, and the empty room above and below them, in pixels. All rows are equally high. */
export function useRowWindow({ count, height, scroller, headerHeight }: Options) {
  const [place, setPlace] = useState<Place>({ top: 0, size: firstGuess, nearEndOf: null });
  const { from, to } = findRowWindow(count, height, place.top, place.size);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const { scrollTop: top, clientHeight: size } = element;
      const nearEndOf = isNearEnd(count, height, top, size) ? count : null;
      setPlace((before) => {
        const drawn = findRowWindow(count, height, before.top, before.size);
        const wanted = findRowWindow(count, height, top, size);
        const same = drawn.from === wanted.from && drawn.to === wanted.to && before.nearEndOf === nearEndOf;
        return same ? before : { top, size, nearEndOf };
      });
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, count, height]);

  const showRow = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const footer = element.querySelector<HTMLElement>('[data-footer]')?.offsetHeight ?? 0;
    const { scrollTop: top, clientHeight: size } = element;
    const next = findScroll(index, height, { top, size, header: headerHeight, footer });
    if (next !== null) element.scrollTop = next;
  };
  const { nearEndOf } = place;
  return { from, to, nearEndOf, above: from * height, below: (count - to) * height, showRow };
}
