'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `look` at once, with each scroll, and when the element takes another size. */
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
