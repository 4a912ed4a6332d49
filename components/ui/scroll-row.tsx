'use client';

import type { ComponentProps } from 'react';
import { reveal } from './reveal';

type Props = Omit<ComponentProps<'div'>, 'ref' | 'className'>;

/** A row of controls that scrolls sideways on a phone. Leaves room for focus rings. */
export function ScrollRow(props: Props) {
  return (
    <div
      ref={showPressed}
      {...props}
      className="flex min-w-0 flex-wrap items-center gap-2 max-sm:relative max-sm:-m-1 max-sm:w-[calc(100%+8px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0"
    />
  );
}

/** Scrolls a pressed control fully into view, because its popover is anchored to it. */
function showPressed(row: HTMLElement | null) {
  const show = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest('[popovertarget]') : null;
    if (row && opener) reveal(row, opener);
  };
  row?.addEventListener('click', show);
  return () => row?.removeEventListener('click', show);
}
