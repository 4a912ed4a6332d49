'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from '@/lib/class-names';

type Props = {
  text: ReactNode;
  side?: 'top' | 'right';
  className?: string;
  /** One thing that can be focused; the text is its description. */
  children: ReactNode;
};

const delay = 300;

/** Repeats or adds to what is already said: never the only place of something needed. */
export function Tooltip({ text, side = 'top', className, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = () => {
    clearTimeout(timer.current);
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tip.current?.showPopover?.(), delay);
  };
  useEffect(() => {
    anchor.current?.firstElementChild?.setAttribute('aria-describedby', id);
    return () => clearTimeout(timer.current);
  }, [id]);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its child does */}
      <span
        ref={anchor}
        className={cn('inline-flex', className)}
        style={{ anchorName: `--${cssName(id)}` }}
        onPointerEnter={show}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </span>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        style={{ positionAnchor: `--${cssName(id)}` }}
        className={cn(
          'pointer-events-none max-w-64 rounded bg-text px-2 py-1 text-xs text-background shadow-overlay open:appear',
          'fixed',
          side === 'right' ? 'anchored-side' : 'anchored-tip',
        )}
      >
        {text}
      </span>
    </>
  );
}

const cssName = (id: string) => id.replaceAll(/[^a-zA-Z0-9_-]/g, '');
