'use client';

import { useEffect } from 'react';

const clipping = '.truncate, [class*="line-clamp-"]';

/** Gives truncated text its full text as a title on hover. */
export function ClippedTitles() {
  useEffect(() => {
    document.addEventListener('pointerover', tell);
    return () => document.removeEventListener('pointerover', tell);
  }, []);
  return null;
}

function tell({ target }: PointerEvent) {
  const text = target instanceof Element ? target.closest<HTMLElement>(clipping) : null;
  if (!text || (text.title && text.dataset.clipped === undefined)) return;
  const clipped = text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight;
  text.title = clipped ? (text.textContent ?? '') : '';
  text.toggleAttribute('data-clipped', clipped);
}
