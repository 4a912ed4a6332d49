'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `look` on mount, on each scroll, and when the element's size changes. */
export function useScroller(scroller: RefObject<HTMLElement | null>, look: (element: HTMLElement) => void) {
  const onChange = useEffectEvent(look);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const listen = () => onChange(element);
    listen();
    element.addEventListener('scroll', listen, { passive: true });
    const observer = new ResizeObserver(listen);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', listen);
      observer.disconnect();
    };
  }, [scroller]);
}

/** Marks a scroller with columns beyond its right edge, where a shadow is drawn. */
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
