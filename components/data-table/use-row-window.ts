'use client';

import { type RefObject, useEffect, useState } from 'react';
import { findRowWindow, findScroll } from './row-window';

type Options = {
  count: number;
  height: number;
  scroller: RefObject<HTMLDivElement | null>;
  headerHeight: number;
};

const firstGuess = 900;

/** The rows to draw, and the empty room above and below them, in pixels. All rows are equally high. */
export function useRowWindow({ count, height, scroller, headerHeight }: Options) {
  const [place, setPlace] = useState({ top: 0, size: firstGuess });
  const { from, to } = findRowWindow(count, height, place.top, place.size);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const next = { top: element.scrollTop, size: element.clientHeight };
      setPlace((before) => {
        const drawn = findRowWindow(count, height, before.top, before.size);
        const wanted = findRowWindow(count, height, next.top, next.size);
        return drawn.from === wanted.from && drawn.to === wanted.to ? before : next;
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
  return { from, to, above: from * height, below: (count - to) * height, showRow };
}
