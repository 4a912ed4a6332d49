'use client';

import type { ComponentProps } from 'react';
import { reveal } from './reveal';

type Props = Omit<ComponentProps<'div'>, 'ref' | 'className'>;

/**
 * Controls that are one row on a phone, which scrolls sideways. Room is left for the ring of what has the focus.
 */
export function ScrollRow(props: Props) {
  return (
    <div
      ref={showPressed}
      {...props}
      className="flex min-w-0 flex-wrap items-center gap-2 max-sm:relative max-sm:-m-1 max-sm:w-[calc(100%+8px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0"
    />
  );
}

/** What opens something comes into view whole when it is pressed, since what it opens hangs from it. */
function showPressed(row: HTMLElement | null) {
  const show = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest('[popovertarget]') : null;
    if (row && opener) reveal(row, opener);
  };
  row?.addEventListener('click', show);
  return () => row?.removeEventListener('click', show);
}
