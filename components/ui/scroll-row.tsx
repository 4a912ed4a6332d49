'use client';

import type { ComponentProps } from 'react';
import { reveal } from './reveal';

type Props = Omit<ComponentProps<'div'>, 'ref' | 'className'>;

/** A row of controls that scrolls sideways on a phone. Leaves room for focus rings. */
export function ScrollRow(props: Props) {
  return (
    <div
      ref={showUsed}
      {...props}
      className="flex min-w-0 flex-wrap items-center gap-2 max-sm:relative max-sm:-m-1 max-sm:w-[calc(100%+8px)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0"
    />
  );
}

/**
 * Scrolls a control fully into view if it is pressed, because its popover is anchored to it, or if the keyboard reaches
 * it. Browsers leave it where it is if a part of it is visible.
 */
function showUsed(row: HTMLElement | null) {
  const show = (target: EventTarget | null, used: string) => {
    const control = target instanceof Element ? target.closest(used) : null;
    if (row && control) reveal(row, control);
  };
  const onClick = ({ target }: Event) => show(target, '[popovertarget]');
  const onFocus = ({ target }: Event) => show(target, ':focus-visible');
  row?.addEventListener('click', onClick);
  row?.addEventListener('focusin', onFocus);
  return () => {
    row?.removeEventListener('click', onClick);
    row?.removeEventListener('focusin', onFocus);
  };
}
