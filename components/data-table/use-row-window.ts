'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

/** Below this every row is drawn, so that find-in-page and print see them all. */
const drawnWhole = 200;

type Options = {
  count: number;
  height: number;
  scroller: RefObject<HTMLDivElement | null>;
  headerHeight: number;
};

/** The rows to draw, and the empty room above and below them, in pixels. */
export function useRowWindow({ count, height, scroller, headerHeight }: Options) {
  'use no memo';
  const virtual = count > drawnWhole;
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    scrollPaddingStart: headerHeight,
    scrollPaddingEnd: height,
    initialRect: { width: 0, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const from = virtual ? (items[0]?.index ?? 0) : 0;
  const to = virtual ? (items[items.length - 1]?.index ?? -1) + 1 : count;
  return {
    from,
    to,
    above: from * height,
    below: (count - to) * height,
    showRow: (index: number) => {
      if (virtual) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}
