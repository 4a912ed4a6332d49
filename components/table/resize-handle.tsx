'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import { useLanguage } from '@/lib/language/use-language';
import { narrowest, widest } from './column';

type Props = { label: string; size: string; width: number; onResize: (width: number) => void };

const step = 16;
const clamp = (width: number) => Math.round(Math.max(narrowest, Math.min(widest, width)));

/** The width after one key press. */
export const stepWidth = (width: number, direction: 1 | -1) => clamp(width + direction * step);

/** A drag changes only a CSS variable of the grid. The view gets the width when the drag ends. */
export function ResizeHandle({ label, size, width, onResize }: Props) {
  const { t } = useLanguage();
  const start = (event: PointerEvent<HTMLHRElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const grid = handle.closest<HTMLElement>('[role="grid"]');
    const from = event.clientX;
    const actual = handle.parentElement?.offsetWidth ?? width;
    let next = actual;
    const move = (moved: globalThis.PointerEvent) => {
      next = clamp(actual + moved.clientX - from);
      grid?.style.setProperty(size, `${next}px`);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener(
      'lostpointercapture',
      () => {
        handle.removeEventListener('pointermove', move);
        if (next !== actual) onResize(next);
      },
      { once: true },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(stepWidth(width, direction));
  };
  return (
    <hr
      aria-orientation="vertical"
      aria-label={t('table.column.width', { name: label })}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={-1}
      onPointerDown={start}
      onKeyDown={onKeyDown}
      onDragStart={(event) => event.preventDefault()}
      className="absolute inset-y-1.5 right-0 h-auto w-2 cursor-col-resize touch-none rounded border-t-0 border-r-2 border-transparent group-hover/header:border-border hover:border-accent!"
    />
  );
}
