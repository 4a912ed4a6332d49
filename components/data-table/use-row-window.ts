'use client';

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  approachWindow,
  findRowWindow,
  findScroll,
  isNearEnd,
  isSameWindow,
  type RowWindow,
} from './row-window';

type Options = {
  count: number;
  height: number;
  scroller: RefObject<HTMLElement | null>;
  headerHeight: number;
};

/** Where the table is scrolled to, and what was drawn when that was seen. */
type Place = { top: number; size: number; drawn: RowWindow | null };

/** A guess, before anybody looked. */
const firstPlace: Place = { top: 0, size: 900, drawn: null };

/** The rows to draw, and the empty room above and below them, in pixels. All rows are equally high. */
export function useRowWindow({ count, height, scroller, headerHeight }: Options) {
  const [place, setPlace] = useState(firstPlace);
  const lastDrawn = useRef<RowWindow>(null);
  const draw = ({ top, size, drawn }: Place) => {
    const wanted = findRowWindow(count, height, top, size);
    const next = drawn ? approachWindow(drawn, wanted, count) : wanted;
    return { next, done: isSameWindow(next, wanted), nearEnd: isNearEnd(count, height, top, size) };
  };
  const { next, done, nearEnd } = draw(place);
  const { from, to } = next;

  const look = useEffectEvent(() => {
    const element = scroller.current;
    if (!element) return;
    const seen = { top: element.scrollTop, size: element.clientHeight, drawn: lastDrawn.current };
    setPlace((before) => {
      const [a, b] = [draw(before), draw(seen)];
      const same = isSameWindow(a.next, b.next) && a.done === b.done && a.nearEnd === b.nearEnd;
      return same && before !== firstPlace ? before : seen;
    });
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onChange = () => look();
    onChange();
    element.addEventListener('scroll', onChange, { passive: true });
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onChange);
      observer.disconnect();
    };
  }, [scroller]);

  // Before the next scroll is seen.
  useLayoutEffect(() => {
    lastDrawn.current = { from, to };
    if (done) return;
    const frame = requestAnimationFrame(() => look());
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
