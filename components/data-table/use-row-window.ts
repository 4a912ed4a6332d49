'use client';

import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnWindow, isSameWindow } from './drawn-window';
import { approachWindow, findRowWindow, findScroll, isNearEnd } from './row-window';
import { useScroller } from './use-scroller';

type Options = {
  count: number;
  height: number;
  scroller: RefObject<HTMLElement | null>;
  headerHeight: number;
};

/** Where the table is scrolled to, and what was drawn when that was seen. */
type Place = { top: number; size: number; drawn: DrawnWindow | null };

/** A guess, before anybody looked. */
const firstPlace: Place = { top: 0, size: 900, drawn: null };

/** The rows to draw, and the empty room above and below them, in pixels. All rows are equally high. */
export function useRowWindow({ count, height, scroller, headerHeight }: Options) {
  const [place, setPlace] = useState(firstPlace);
  const lastDrawn = useRef<DrawnWindow>(null);
  const draw = ({ top, size, drawn }: Place) => {
    const wanted = findRowWindow(count, height, top, size);
    const next = drawn ? approachWindow(drawn, wanted, count) : wanted;
    return { next, done: isSameWindow(next, wanted), nearEnd: isNearEnd(count, height, top, size) };
  };
  const { next, done, nearEnd } = draw(place);
  const { from, to } = next;

  const look = (element: HTMLElement) => {
    const seen = { top: element.scrollTop, size: element.clientHeight, drawn: lastDrawn.current };
    setPlace((before) => {
      const [a, b] = [draw(before), draw(seen)];
      const same = isSameWindow(a.next, b.next) && a.done === b.done && a.nearEnd === b.nearEnd;
      return same && before !== firstPlace ? before : seen;
    });
  };
  useScroller(scroller, look);
  const lookAgain = useEffectEvent(() => {
    if (scroller.current) look(scroller.current);
  });

  // Before the next scroll is seen.
  useLayoutEffect(() => {
    lastDrawn.current = { from, to };
    if (done) return;
    const frame = requestAnimationFrame(() => lookAgain());
    return () => cancelAnimationFrame(frame);
  }, [from, to, done]);

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
    /** The count of rows whose end is near: when there are more, they are looked at anew. */
    nearEndOf: place !== firstPlace && nearEnd ? count : null,
    above: from * height,
    below: (count - to) * height,
    showRow,
  };
}
